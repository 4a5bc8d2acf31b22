import type { Transaction } from '../../storage/contract.js'
import { customerClaims, customerIdentities, emailClaims, identities, mergeSuggestions } from '../../storage/tables/index.js'
import type { ClaimSet } from './claims.js'
import { emailKey, isUserIdKey } from './keys.js'
import { RowsBy } from './rows-by.js'
import type { WorkingSet } from './working-set.js'

/**
 * The rows that applying claims has to look up by other columns than their key; each value is read once. The claims being applied must be written
 * before. The rows are as stored: for those that have been changed since, the working set has the right values.
 */
export class ClaimReads {
  readonly claimsOfEmails: RowsBy<typeof emailClaims>
  readonly emailsOfIdentities: RowsBy<typeof emailClaims>
  readonly customersOfIdentities: RowsBy<typeof customerClaims>
  readonly identitiesOfUsers: RowsBy<typeof identities>
  readonly keysOfCustomers: RowsBy<typeof customerIdentities>
  readonly decisionsOfKeys: RowsBy<typeof mergeSuggestions>

  constructor(transaction: Transaction) {
    this.claimsOfEmails = new RowsBy(transaction, emailClaims, 'email')
    this.emailsOfIdentities = new RowsBy(transaction, emailClaims, 'identity')
    this.customersOfIdentities = new RowsBy(transaction, customerClaims, 'identity')
    this.identitiesOfUsers = new RowsBy(transaction, identities, 'user_id')
    this.keysOfCustomers = new RowsBy(transaction, customerIdentities, 'customer_id')
    this.decisionsOfKeys = new RowsBy(transaction, mergeSuggestions, 'duplicate_key')
  }
}

/** Starts to read at once what settling these claims will most likely need: separate reads would each cost a round trip while the lock is held. */
export function readAhead(set: WorkingSet, claims: ClaimSet): void {
  const { reads, identities, customerIdentities } = set
  const named = [...claims.identityTraits.keys()]
  const userIds = named.flatMap((identity) => identities.get(identity)?.user_id ?? [])
  const customers = [...claims.customerTraits.keys()].flatMap((key) => customerIdentities.get(key)?.customer_id ?? [])
  const emails = claims.namedEmails()
  reads.claimsOfEmails.ask(emails)
  reads.decisionsOfKeys.ask(emails.map(emailKey))
  reads.emailsOfIdentities.ask(named.filter(isUserIdKey))
  reads.identitiesOfUsers.ask(userIds)
  reads.customersOfIdentities.ask(unsettledIdentities(set, claims))
  reads.keysOfCustomers.ask(customers)
}

/** The identities whose users' customer claims must be read: users that are new, have several customers, or name another one now. */
function unsettledIdentities({ identities, users }: WorkingSet, claims: ClaimSet): string[] {
  const userOf = (identity: string) => users.get(identities.get(identity)?.user_id ?? '')
  const unknown = [...claims.identityTraits.keys()].filter((identity) => userOf(identity)?.mixed_customers !== false)
  const others = [...claims.customers.values()].filter(({ identity, customerKey }) => userOf(identity)?.claimed_customer !== customerKey)
  const unsettled = new Set([...unknown, ...others.map(({ identity }) => identity)])
  const emails = [...claims.emails.values()].filter(({ identity }) => unsettled.has(identity))
  return [...unsettled, ...emails.map(({ email }) => emailKey(email))]
}
