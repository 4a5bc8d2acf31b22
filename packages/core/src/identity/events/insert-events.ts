import type { Transaction } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import type { ClaimSet } from '../claims/claims.js'
import type { Owners } from '../rules/attribution.js'
import { likelyOwners } from '../rules/likely-owners.js'
import type { OwnerHints } from '../rules/owner-hints.js'
import { events } from '../tables/events.js'
import type { Likely } from '../work/prefetch.js'
import { IdentityUnitOfWork } from '../work/unit-of-work.js'
import { type AcceptedEvent, claimsOf, type EventRow } from './accepted-event.js'

/** Events that are being inserted, and what `settleEvents` needs of them. */
export interface StoredEvents {
  events: readonly AcceptedEvent[]
  claims: ClaimSet
  /** Their rows, with the owners that they most likely have. */
  rows: EventRow[]
  /** For each event whether it is new. It resolves with the insert, which nobody has awaited yet. */
  isNew: Promise<boolean[]>
  /** New ids by key, chosen for people and accounts that are named for the first time. */
  originalIds: Map<string, string>
  likely: Likely
}

/** What inserting events needs beside them. */
export interface InsertOptions {
  hints: OwnerHints
  /** Answers the events as they are to be stored, in the same order: who follows them may have to mark some before. */
  mark(transaction: Transaction, events: readonly AcceptedEvent[]): Promise<readonly AcceptedEvent[]>
}

/**
 * Inserts events, each exactly once, with the owners that they most likely have. It needs no lock, so several transactions can do it at the same
 * time: inserting is most of the work. `settleEvents` then does the rest in the same transaction, under the lock. The insert is not awaited here, so
 * that the next statements are sent right behind it.
 */
export async function insertEvents(
  transaction: Transaction,
  batch: readonly AcceptedEvent[],
  ids: Ids,
  now: number,
  { hints, mark }: InsertOptions
): Promise<StoredEvents> {
  const once = eachOnce(batch)
  const claims = claimsOf(once)
  const set = new IdentityUnitOfWork(transaction, ids, now)
  const [marked, owners] = await Promise.all([mark(transaction, once), likelyOwners(set, once, claims, hints)])
  const rows = marked.map(({ row }, index) => ownedRow(row, owners[index]))
  const isNew = transaction.insert(events, rows)
  // No unhandled rejection: whoever awaits `isNew` gets the failure.
  isNew.catch(() => undefined)
  return { events: marked, claims, rows, isNew, originalIds: set.originalIds, likely: likelyFrom(set, rows) }
}

/** The owners stand before the spread: V8 copies an object into a literal many times faster when the spread comes last. */
function ownedRow(row: AcceptedEvent['row'], { user_id, customer_id }: Owners = { user_id: null, customer_id: null }): EventRow {
  return { user_id, customer_id, provider_account: null, counted: true, ...row }
}

/** Of equal ids within the batch the first wins. */
function eachOnce(batch: readonly AcceptedEvent[]): AcceptedEvent[] {
  const byId = new Map<string, AcceptedEvent>()
  for (const event of batch) if (!byId.has(event.row.event_id)) byId.set(event.row.event_id, event)
  return [...byId.values()]
}

function likelyFrom(set: IdentityUnitOfWork, rows: readonly EventRow[]): Likely {
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
