import type { Ids } from '../../ids.js'
import type { Transaction } from '../../storage/contract.js'
import { events } from '../../storage/tables/index.js'
import { markActivating } from '../activation/mark-activating.js'
import { type AcceptedEvent, claimsOf, type EventRow } from './accepted-event.js'
import type { Owners } from './attribution.js'
import type { ClaimSet } from './claims.js'
import { likelyOwners } from './likely-owners.js'
import type { OwnerHints } from './owner-hints.js'
import type { Likely } from './prefetch.js'
import { WorkingSet } from './working-set.js'

/** Events that are being stored. */
export interface StoredEvents {
  events: AcceptedEvent[]
  claims: ClaimSet
  /** Their rows, with the owners that they most likely have. */
  rows: EventRow[]
  /** Which of them were not known before. */
  isNew: Promise<boolean[]>
  /** The ids that were set aside for whom they name for the first time. */
  homes: Map<string, string>
  likely: Likely
}

/**
 * Stores events exactly once, each with its likely owners. Needs no lock: what follows from them is settled under it, in the same transaction, by
 * `settleEvents`. Writing rows is most of the work, so that transactions do it side by side; it is not waited for, as what comes next is sent behind it.
 */
export async function storeEvents(
  transaction: Transaction,
  batch: readonly AcceptedEvent[],
  ids: Ids,
  now: number,
  hints: OwnerHints
): Promise<StoredEvents> {
  const once = eachOnce(batch)
  const claims = claimsOf(once)
  const set = new WorkingSet(transaction, ids, now)
  const [marked, owners] = await Promise.all([markActivating(transaction, once), likelyOwners(set, once, claims, hints)])
  const rows = marked.map(({ row }, index) => ownedRow(row, owners[index]))
  const isNew = transaction.insert(events, rows)
  // Whoever waits for it hears of the failure.
  isNew.catch(() => undefined)
  return { events: marked, claims, rows, isNew, homes: set.homes, likely: likelyFrom(set, rows) }
}

/** The owners stand first: V8 copies an object that others follow many times faster than one that is followed by others. */
function ownedRow(row: AcceptedEvent['row'], { user_id, customer_id }: Owners = { user_id: null, customer_id: null }): EventRow {
  return { user_id, customer_id, ...row }
}

/** Of equal ids within the batch the first wins. */
function eachOnce(batch: readonly AcceptedEvent[]): AcceptedEvent[] {
  const byId = new Map<string, AcceptedEvent>()
  for (const event of batch) if (!byId.has(event.row.event_id)) byId.set(event.row.event_id, event)
  return [...byId.values()]
}

function likelyFrom(set: WorkingSet, rows: readonly EventRow[]): Likely {
  const identities = [...set.identities.values()]
  return {
    identities: identities.map(({ identity }) => identity),
    users: [...identities.map(({ user_id }) => user_id), ...rows.flatMap(({ user_id }) => user_id ?? [])],
    customers: [
      ...[...set.customerIdentities.values()].map(({ customer_id }) => customer_id),
      ...rows.flatMap(({ customer_id }) => customer_id ?? [])
    ]
  }
}
