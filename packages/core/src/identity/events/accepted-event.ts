import type { JsonObject, RowOf } from '../../storage/index.js'
import { ClaimSet } from '../claims/claims.js'
import { TraitFold } from '../profiles/merge-traits.js'
import { isCustomerIdKey, isUserIdKey } from '../rules/keys.js'
import type { events } from '../tables/events.js'

export type EventRow = RowOf<typeof events>

/** What only an event of a provider has; others count, and are of no account. */
type OfProvider = 'provider_account' | 'counted'

/**
 * An event that ingest has checked: its row, still without owners, and what it says of people and accounts. It is a `type` and not an `interface`,
 * because only then the compiler accepts it as a JSON object.
 */
export type AcceptedEvent = {
  row: Omit<EventRow, 'user_id' | 'customer_id' | OfProvider> & Partial<Pick<EventRow, OfProvider>>
  fingerprint: string | null
  /** The email said together with a userId. */
  claimedEmail: string | null
  /** Traits of the event's own identity. */
  traits: JsonObject
  /** Traits of the event's own customer. */
  customerTraits: JsonObject
}

/** The claims of these events. */
export function claimsOf(events: Iterable<AcceptedEvent>): ClaimSet {
  const claims = new ClaimSet()
  const ofPeople = new ReportedTraits()
  const ofCustomers = new ReportedTraits()
  for (const event of events) {
    const { identity, visitor_id: visitorId, occurred_at: at, customer_key: customerKey } = event.row
    if (identity) {
      if (visitorId) claims.addVisitor({ visitorId, identity, at })
      if (event.claimedEmail && isUserIdKey(identity)) claims.addEmail(identity, event.claimedEmail, at)
      if (customerKey && isCustomerIdKey(customerKey)) claims.addCustomer({ identity, customerKey, at })
      ofPeople.add(identity, event.traits, at)
    }
    if (customerKey) {
      ofCustomers.add(customerKey, event.customerTraits, at)
    }
  }
  for (const { key, fold } of ofPeople) claims.foldIdentityTraits(key, fold)
  for (const { key, fold } of ofCustomers) claims.foldCustomerTraits(key, fold)
  return claims
}

/**
 * Collects traits by key. All events of a batch share the batch's traits as one object; it is kept once, with the latest of their times, because
 * merging it for every event would be slow. All that was said of a key is folded at once, for the same reason.
 */
class ReportedTraits {
  readonly #latest = new Map<string, Map<JsonObject, number>>()

  add(key: string, traits: JsonObject, at: number): void {
    const said = this.#latest.get(key) ?? new Map<JsonObject, number>()
    said.set(traits, Math.max(at, said.get(traits) ?? at))
    this.#latest.set(key, said)
  }

  *[Symbol.iterator](): Iterator<{ key: string; fold: TraitFold }> {
    for (const [key, said] of this.#latest) {
      const fold = new TraitFold()
      for (const [traits, at] of said) fold.say(traits, at)
      yield { key, fold }
    }
  }
}
