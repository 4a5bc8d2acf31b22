import type { Ids } from '../../ids.js'
import type { Transaction } from '../../storage/contract.js'
import { events } from '../../storage/tables/index.js'
import { markActivating } from '../activation/mark-activating.js'
import { type AcceptedEvent, claimsOf, type EventRow } from './accepted-event.js'
import type { ClaimSet } from './claims.js'
import { likelyOwners } from './likely-owners.js'
import { WorkingSet } from './working-set.js'

/** Events that were stored just now. */
export interface StoredEvents {
  events: AcceptedEvent[]
  claims: ClaimSet
  /** Their rows, with the owners that they most likely have. */
  rows: EventRow[]
  /** The ids that were set aside for whom they name for the first time. */
  homes: Map<string, string>
}

/**
 * Stores events exactly once, each with its likely owners; answers those that were new. Needs no lock: what follows from them is settled under it, in
 * the same transaction, by `settleEvents`. Writing rows is most of the work, so that transactions do it side by side.
 */
export async function storeEvents(transaction: Transaction, batch: readonly AcceptedEvent[], ids: Ids, now: number): Promise<StoredEvents> {
  const once = eachOnce(batch)
  const claims = claimsOf(once)
  const set = new WorkingSet(transaction, ids, now)
  const [marked, owners] = await Promise.all([markActivating(transaction, once), likelyOwners(set, once, claims)])
  const rows = marked.map(({ row }, index) => ({ ...row, ...(owners[index] ?? { user_id: null, customer_id: null }) }))
  const isNew = await transaction.insert(events, rows)
  const fresh = marked.filter((_, index) => isNew[index])
  return {
    events: fresh,
    claims: fresh.length === once.length ? claims : claimsOf(fresh),
    rows: rows.filter((_, index) => isNew[index]),
    homes: set.homes
  }
}

/** Of equal ids within the batch the first wins. */
function eachOnce(batch: readonly AcceptedEvent[]): AcceptedEvent[] {
  const byId = new Map<string, AcceptedEvent>()
  for (const event of batch) if (!byId.has(event.row.event_id)) byId.set(event.row.event_id, event)
  return [...byId.values()]
}
