import { IndexContents } from '../search-index/index.js'
import type { OrganizationStore } from '../storage/index.js'
import type { FactInput } from './fact-input.js'
import { factTexts } from './index-facts.js'
import { facts } from './tables/index.js'

/** What shorter batches take does not matter: they are worked out in the transaction, where it is known what has changed. */
const longBatch = 20_000

/** Works out what the search will keep of a long batch of facts before the transaction that puts them, because that one holds the organization's lock. */
export async function prepareFacts(rows: OrganizationStore, batch: readonly FactInput[]): Promise<IndexContents> {
  const contents = new IndexContents()
  if (batch.reduce((sum, { assertion }) => sum + assertion.length, 0) <= longBatch) return contents
  const ids = [...new Set(batch.map(({ externalId }) => externalId))]
  const stored = await rows.find(facts, { where: { external_id: { in: ids } }, columns: ['external_id', 'assertion'] })
  const known = new Map(stored.map(({ external_id, assertion }) => [external_id, assertion]))
  for (const { externalId, assertion } of batch) if (known.get(externalId) !== assertion) await contents.of(factTexts(assertion))
  return contents
}
