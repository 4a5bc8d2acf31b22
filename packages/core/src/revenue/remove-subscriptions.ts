import { emit } from '../changes/index.js'
import { IdentityUnitOfWork, removeEmptyCustomers, writeRows } from '../identity/index.js'
import type { Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { correctPast } from './history/correct-past.js'
import { reconcileRevenue } from './reconcile-revenue.js'
import { subscriptions } from './tables/index.js'

/** Takes subscriptions back, by their external ids, as if they had never been said. The organization's `ingest` lock must be held. */
export async function removeSubscriptions(transaction: Transaction, externalIds: readonly string[], ids: Ids, now: number): Promise<void> {
  const stored = await transaction.find(subscriptions, {
    where: { external_id: { in: [...externalIds] } },
    columns: ['id', 'external_id', 'customer_id']
  })
  if (stored.length === 0) return
  const set = new IdentityUnitOfWork(transaction, ids, now)
  const former = stored.map((row) => row.customer_id)
  await transaction.remove(subscriptions, { id: { in: stored.map((row) => row.id) } })
  for (const { external_id: externalId } of stored) emit(transaction, { kind: 'subscriptionRemoved', externalId })
  await reconcileRevenue(set, former)
  await removeEmptyCustomers(set, former)
  await writeRows(set)
  await correctPast(set, former)
}
