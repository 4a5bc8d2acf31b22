import type { ClaimSet } from '../claims/claims.js'
import type { AcceptedEvent } from '../events/accepted-event.js'
import type { IdentityUnitOfWork } from '../work/unit-of-work.js'
import { type Owners, ownersOf } from './attribution.js'
import { type CustomerKey, domainKey, type IdentityKey, isEmailKey, keyValue } from './keys.js'
import type { OwnerHints } from './owner-hints.js'
import { workDomain } from './work-domain.js'

/**
 * Guesses the owners of these events without the organization's lock: from what is remembered or stored, and for people who are new from the events'
 * own claims. The set is only for guessing, and is never flushed.
 */
export async function likelyOwners(
  set: IdentityUnitOfWork,
  events: readonly AcceptedEvent[],
  claims: ClaimSet,
  hints: OwnerHints
): Promise<Owners[]> {
  const customerKeys = likelyCustomerKeys(claims)
  const visitors = new Set(events.flatMap(({ row }) => row.visitor_id ?? []))
  hints.recall(set, [...visitors, ...claims.identityTraits.keys(), ...customerKeys.values()])
  await Promise.all([
    set.visitors.load(visitors),
    set.identities.load(claims.identityTraits.keys()),
    set.customerIdentities.load(customerKeys.values())
  ])
  guessVisitors(set, claims)
  await guessUsers(set, claims, customerKeys)
  return ownersOf(
    set,
    events.map(({ row }) => row)
  )
}

/** A visitor without a known identity gets the one that it claims now. */
function guessVisitors(set: IdentityUnitOfWork, claims: ClaimSet): void {
  for (const { visitorId, identity, at } of claims.visitors.values()) {
    const known = set.visitors.get(visitorId)
    if (known?.has_multiple_identities || known?.identity) continue
    set.visitors.put({
      visitor_id: visitorId,
      identity,
      has_multiple_identities: false,
      fingerprint: null,
      first_seen_at: at,
      last_seen_at: at
    })
  }
}

/** A user without a row gets the customer that the events name together with it, else that of the email's domain. */
async function guessUsers(set: IdentityUnitOfWork, claims: ClaimSet, customerKeys: ReadonlyMap<IdentityKey, CustomerKey>): Promise<void> {
  const users = new Map([...claims.identityTraits.keys()].map((identity) => [set.identity(identity).user_id, identity]))
  await set.users.load(users.keys())
  for (const [id, identity] of users) {
    const key = customerKeys.get(identity)
    if (set.users.get(id) || !key) continue
    set.users.put({ ...set.user(id), customer_id: set.customerIdentity(key).customer_id })
  }
}

function likelyCustomerKeys(claims: ClaimSet): Map<IdentityKey, CustomerKey> {
  const keys = new Map<IdentityKey, CustomerKey>()
  const addDomain = (identity: IdentityKey, email: string) => {
    const domain = workDomain(email)
    if (domain) keys.set(identity, domainKey(domain))
  }
  for (const identity of claims.identityTraits.keys()) if (isEmailKey(identity)) addDomain(identity, keyValue(identity))
  for (const { identity, email } of claims.emails.values()) addDomain(identity, email)
  for (const { identity, customerKey } of claims.customers.values()) keys.set(identity, customerKey)
  return keys
}
