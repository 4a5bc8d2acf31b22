import type { Transaction, Where } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import { reconcileRollups } from '../rollups/reconcile-rollups.js'
import { events } from '../tables/events.js'
import { IdentityUnitOfWork } from '../work/unit-of-work.js'
import type { EventRow } from './accepted-event.js'
import { noMoves } from './move-events.js'

/** Removes events by their ids; what was counted of them is counted again. The organization's `ingest` lock must be held. */
export async function removeEvents(transaction: Transaction, eventIds: readonly string[], ids: Ids, now: number): Promise<void> {
  if (eventIds.length === 0) return
  const where = { event_id: { in: [...eventIds] } }
  const found = await transaction.find(events, { where, columns: ['user_id', 'customer_id'] })
  await transaction.remove(events, where)
  await recountOwners(transaction, ownersOf(found), ids, now)
}

/** Whose events they were. */
export interface EventOwners {
  users: ReadonlySet<string>
  customers: ReadonlySet<string>
}

/**
 * Removes some of the events that match, in the order of their ids and only those after `after`, and counts nothing again: where many go, that is done once,
 * with `recountOwners`. Answers how many went, whose they were, and the id of the last one.
 */
export async function removeUncounted(
  transaction: Transaction,
  where: Where<EventRow>,
  limit: number,
  after?: string
): Promise<{ count: number; owners: EventOwners; last: string | undefined }> {
  const columns = ['event_id', 'user_id', 'customer_id'] as const
  const found = await transaction.find(events, { where, columns, limit, ...(after !== undefined && { after: { key: [after] } }) })
  if (found.length > 0) await transaction.remove(events, { event_id: { in: found.map(({ event_id }) => event_id) } })
  return { count: found.length, owners: ownersOf(found), last: found.at(-1)?.event_id }
}

/** Counts again what users and customers have, after events of theirs were removed. The organization's `ingest` lock must be held. */
export async function recountOwners(transaction: Transaction, { users, customers }: EventOwners, ids: Ids, now: number): Promise<void> {
  const { gained } = noMoves()
  const losers = { users: new Set(users), customers: new Set(customers) }
  await reconcileRollups(new IdentityUnitOfWork(transaction, ids, now), [], { gained, losers })
}

function ownersOf(rows: readonly Pick<EventRow, 'user_id' | 'customer_id'>[]): EventOwners {
  return {
    users: new Set(rows.flatMap(({ user_id }) => user_id ?? [])),
    customers: new Set(rows.flatMap(({ customer_id }) => customer_id ?? []))
  }
}
