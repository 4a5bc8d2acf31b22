import { unindexArtifacts } from '../search-index/index.js'
import type { Transaction } from '../storage/index.js'
import { factChanges, factEvidence, facts } from './tables/index.js'

/** Removes facts with their evidence and history, and from the search. */
export async function removeFacts(transaction: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await unindexArtifacts(transaction, ids)
  await transaction.remove(factEvidence, { fact_id: { in: ids } })
  await transaction.remove(factChanges, { fact_id: { in: ids } })
  await transaction.remove(facts, { id: { in: ids } })
}
