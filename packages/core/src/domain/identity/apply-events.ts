import type { Ids } from '../../ids.js'
import type { Transaction } from '../../storage/contract.js'
import { events } from '../../storage/tables/index.js'
import { markActivating } from '../activation/mark-activating.js'
import { type AcceptedEvent, claimsOf } from './accepted-event.js'
import { applyClaims } from './apply-claims.js'
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
  const unstored = await withoutStored(transaction, batch)
  const fresh = await markActivating(transaction, unstored)
  if (fresh.length > 0) await applyClaims(new WorkingSet(transaction, ids, now, inlineMoves), claimsOf(fresh), fresh)
}

/** The events that are new, each once: of equal ids within the batch the first wins. */
async function withoutStored(transaction: Transaction, batch: readonly AcceptedEvent[]): Promise<AcceptedEvent[]> {
  const byId = new Map<string, AcceptedEvent>()
  for (const event of batch) if (!byId.has(event.row.event_id)) byId.set(event.row.event_id, event)
  const stored = await transaction.find(events, { where: { event_id: { in: [...byId.keys()] } }, columns: ['event_id'] })
  for (const { event_id } of stored) byId.delete(event_id)
  return [...byId.values()]
}
