import type { ClaimSet } from '../claims/claims.js'
import type { AcceptedEvent } from '../events/accepted-event.js'
import { domainKey, emailKey, isEmailKey, keyValue } from '../rules/keys.js'
import { workDomain } from '../rules/work-domain.js'
import type { IdentityUnitOfWork } from './unit-of-work.js'

/** The rows that claims and events most likely lead to, by key. */
export interface Likely {
  identities: Iterable<string>
  users: Iterable<string>
  customers: Iterable<string>
}

/** Reads at once what applying these claims will need by key: separate reads would each cost a round trip while the lock is held. */
export async function prefetch(
  set: IdentityUnitOfWork,
  claims: ClaimSet,
  events: readonly AcceptedEvent[],
  likely?: Likely
): Promise<void> {
  const identities = new Set([...claims.identityTraits.keys(), ...claims.namedEmails().map(emailKey)])
  const domains = [...identities].flatMap((key) => (isEmailKey(key) ? (workDomain(keyValue(key)) ?? []) : []))
  await Promise.all([
    set.visitors.load(events.flatMap(({ row }) => row.visitor_id ?? [])),
    set.identities.load([...identities, ...(likely?.identities ?? [])]),
    set.customerIdentities.load([...claims.customerTraits.keys(), ...domains.map(domainKey)]),
    set.users.load(likely?.users ?? []),
    set.customers.load(likely?.customers ?? [])
  ])
  await loadOwners(set)
}

/** The identities of visitors, then the users and customers of all identities here. */
async function loadOwners(set: IdentityUnitOfWork): Promise<void> {
  await set.identities.load([...set.visitors.values()].flatMap(({ identity }) => identity ?? []))
  await Promise.all([
    set.users.load([...set.identities.values()].map(({ user_id }) => user_id)),
    set.customers.load([...set.customerIdentities.values()].map(({ customer_id }) => customer_id))
  ])
  await set.customers.load([...set.users.values()].flatMap(({ customer_id }) => customer_id ?? []))
}
