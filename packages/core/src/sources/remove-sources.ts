import { emit, Phase, runSubscribers } from '../changes/index.js'
import { IdentityUnitOfWork, removeEmptyCustomers, writeRows } from '../identity/index.js'
import { unindexArtifacts } from '../search-index/index.js'
import type { Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { reconcileMeetings } from './meetings.js'
import { dropSourceActivity } from './source-activity.js'
import { sourceSegments, sources } from './tables/index.js'

/** Where sources are about to be removed: what rests on them goes before. */
export const sourcesRemoved = new Phase<{ transaction: Transaction; ids: Ids; now: number }>('sourcesRemoved')

/**
 * Removes sources by the ids of their rows, with their text, what the search finds of them, and the evidence that points to them; the
 * activity of their customers and participants follows. The organization's `ingest` lock must be held.
 */
export async function removeSources(transaction: Transaction, sourceIds: readonly string[], ids: Ids, now: number): Promise<void> {
  if (sourceIds.length === 0) return
  const columns = ['id', 'source_type', 'external_id', 'customer_id', 'occurred_at', 'participants', 'meeting_id'] as const
  const removed = await transaction.find(sources, { where: { id: { in: sourceIds } }, columns })
  for (const { id: sourceId, source_type: sourceType, external_id: externalId } of removed) {
    emit(transaction, { kind: 'sourceRemoved', sourceId, sourceType, externalId, at: now })
  }
  await runSubscribers(transaction, sourcesRemoved, { transaction, ids, now })
  await unindexArtifacts(transaction, sourceIds)
  await transaction.remove(sourceSegments, { source_id: { in: sourceIds } })
  await transaction.remove(sources, { id: { in: sourceIds } })
  await reconcileMeetings(transaction, removed)
  const set = new IdentityUnitOfWork(transaction, ids, now)
  const customerIds = new Set(removed.flatMap(({ customer_id }) => customer_id ?? []))
  await set.customers.load(customerIds)
  await dropSourceActivity(set, removed)
  await removeEmptyCustomers(set, customerIds)
  await writeRows(set)
}
