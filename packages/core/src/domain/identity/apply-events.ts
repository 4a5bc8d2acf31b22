import type { Ids } from '../../ids.js'
import type { Transaction } from '../../storage/contract.js'
import type { AcceptedEvent } from './accepted-event.js'
import { applyClaims } from './apply-claims.js'
import { type StoredEvents, storeEvents } from './store-events.js'
import { WorkingSet } from './working-set.js'

/**
 * Stores events exactly once, with everything that follows from what they claim; what moves more than `inlineMoves` stored events is finished by jobs.
 * The organization's `ingest` lock must be held.
 */
export async function applyEvents(
  transaction: Transaction,
  batch: readonly AcceptedEvent[],
  ids: Ids,
  now: number,
  inlineMoves?: number
): Promise<void> {
  await settleEvents(transaction, await storeEvents(transaction, batch, ids, now), ids, now, inlineMoves)
}

/** Makes everything follow from events that this transaction has stored. The organization's `ingest` lock must be held. */
export async function settleEvents(
  transaction: Transaction,
  { events, claims, rows, homes }: StoredEvents,
  ids: Ids,
  now: number,
  inlineMoves?: number
): Promise<void> {
  if (events.length === 0) return
  await applyClaims(new WorkingSet(transaction, ids, now, inlineMoves, homes), claims, events, rows)
}
