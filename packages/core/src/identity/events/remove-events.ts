import type { Transaction } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'
import { reconcileRollups } from '../rollups/reconcile-rollups.js'
import { events } from '../tables/events.js'
import { IdentityUnitOfWork } from '../work/unit-of-work.js'
import { noMoves } from './move-events.js'

/** Removes events by their ids; what was counted of them is counted again. The organization's `ingest` lock must be held. */
export async function removeEvents(transaction: Transaction, eventIds: readonly string[], ids: Ids, now: number): Promise<void> {
  if (eventIds.length === 0) return
  const where = { event_id: { in: [...eventIds] } }
  const found = await transaction.find(events, { where, columns: ['user_id', 'customer_id'] })
  await transaction.remove(events, where)
  const moved = noMoves()
  for (const { user_id, customer_id } of found) {
    if (user_id !== null) moved.losers.users.add(user_id)
    if (customer_id !== null) moved.losers.customers.add(customer_id)
  }
  await reconcileRollups(new IdentityUnitOfWork(transaction, ids, now), [], moved)
}
