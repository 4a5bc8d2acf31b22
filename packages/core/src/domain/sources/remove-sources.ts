import type { Ids } from '../../ids.js'
import type { Transaction } from '../../storage/contract.js'
import { sourceSegments, sources } from '../../storage/tables/index.js'
import { dropEvidence, evidenceOf } from '../facts/drop-evidence.js'
import { removeEmptyCustomers } from '../identity/customers.js'
import { WorkingSet } from '../identity/working-set.js'
import { unindexArtifacts } from '../search/index-documents.js'
import { readSourceActivity } from './source-activity.js'

/**
 * Removes sources by the ids of their rows, with their text, what the search finds of them, and the evidence that points to them; their
 * customers' activity follows. The organization's `ingest` lock must be held.
 */
export async function removeSources(transaction: Transaction, sourceIds: readonly string[], ids: Ids, now: number): Promise<void> {
  if (sourceIds.length === 0) return
  const columns = ['source_type', 'external_id', 'customer_id'] as const
  const removed = await transaction.find(sources, { where: { id: { in: sourceIds } }, columns })
  await dropEvidence(transaction, await evidenceOf(transaction, removed))
  await unindexArtifacts(transaction, sourceIds)
  await transaction.remove(sourceSegments, { source_id: { in: sourceIds } })
  await transaction.remove(sources, { id: { in: sourceIds } })
  const set = new WorkingSet(transaction, ids, now)
  const customerIds = new Set(removed.flatMap(({ customer_id }) => customer_id ?? []))
  await set.customers.load(customerIds)
  for (const customerId of customerIds) await readSourceActivity(set, customerId)
  await removeEmptyCustomers(set, customerIds)
  set.flush()
}
