import type { ClaimSet } from '../claims/claims.js'
import { emailKey, isEmailKey, isUserIdKey, keyValue } from '../rules/keys.js'
import type { IdentityUnitOfWork } from './unit-of-work.js'

/** Starts to read at once what settling these claims will most likely need: separate reads would each cost a round trip while the lock is held. */
export function readAhead(set: IdentityUnitOfWork, claims: ClaimSet): void {
  const { reads, identities, customerIdentities } = set
  const named = [...claims.identityTraits.keys()]
  const userIds = named.flatMap((identity) => identities.get(identity)?.user_id ?? [])
  const customers = [...claims.customerTraits.keys()].flatMap((key) => customerIdentities.get(key)?.customer_id ?? [])
  const emails = claims.namedEmails()
  // What new emails took part in could count for nobody yet.
  const newEmails = [...emails, ...named.filter(isEmailKey).map(keyValue)].filter((email) => !identities.get(emailKey(email)))
  set.write(set.participants.load(newEmails))
  reads.claimsOfEmails.ask(emails)
  reads.decisionsOfKeys.ask(emails.map(emailKey))
  reads.emailsOfIdentities.ask(named.filter(isUserIdKey))
  reads.identitiesOfUsers.ask(userIds)
  reads.customersOfIdentities.ask(unreconciledIdentities(set, claims))
  reads.keysOfCustomers.ask(customers)
}

/** The identities whose users' customer claims must be read: users that are new, have several customers, or name another one now. */
function unreconciledIdentities({ identities, users }: IdentityUnitOfWork, claims: ClaimSet): string[] {
  const userOf = (identity: string) => users.get(identities.get(identity)?.user_id ?? '')
  const unknown = [...claims.identityTraits.keys()].filter((identity) => userOf(identity)?.has_multiple_customers !== false)
  const others = [...claims.customers.values()].filter(({ identity, customerKey }) => userOf(identity)?.claimed_customer !== customerKey)
  const unsettled = new Set([...unknown, ...others.map(({ identity }) => identity)])
  const emails = [...claims.emails.values()].filter(({ identity }) => unsettled.has(identity))
  return [...unsettled, ...emails.map(({ email }) => emailKey(email))]
}
