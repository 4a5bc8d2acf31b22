import type { Transaction } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import { applyClaims } from '../claims/apply-claims.js'
import type { OwnerHints } from '../rules/owner-hints.js'
import { prefetch } from '../work/prefetch.js'
import { IdentityUnitOfWork } from '../work/unit-of-work.js'
import { claimsOf, type EventRow } from './accepted-event.js'
import type { StoredEvents } from './insert-events.js'

/** Options of settling events. */
export interface ReconcileOptions {
  /** How many stored events this transaction may move to other owners; jobs move the rest. */
  inlineMoves?: number | undefined
  /** What is remembered of the people in earlier events; learns from these. */
  hints?: OwnerHints | undefined
}

/** Brings everything up to date that follows from events which this transaction has stored with `insertEvents`. The `ingest` lock must be held. Answers the new ones with their owners. */
export async function reconcileEvents(
  transaction: Transaction,
  { events, claims, rows, isNew, originalIds, likely }: StoredEvents,
  ids: Ids,
  now: number,
  { hints, inlineMoves }: ReconcileOptions
): Promise<EventRow[]> {
  const set = new IdentityUnitOfWork(transaction, ids, now, inlineMoves, originalIds)
  const [areNew] = await Promise.all([isNew, prefetch(set, claims, events, likely)])
  const fresh = events.filter((_, index) => areNew[index])
  if (fresh.length === 0) return []
  set.events = fresh
  const owned = await applyClaims(
    set,
    fresh.length === events.length ? claims : claimsOf(fresh),
    fresh,
    rows.filter((_, index) => areNew[index])
  )
  hints?.learn(set)
  return owned
}
