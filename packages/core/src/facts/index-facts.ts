import { customerIdentities } from '../identity/index.js'
import { type IndexContents, indexDocuments } from '../search-index/index.js'
import type { Transaction } from '../storage/index.js'
import type { FactRow } from './fact-status.js'

/** Makes facts findable as they are now, under the original of the customer key that they name. */
export async function indexFacts(transaction: Transaction, rows: readonly FactRow[], contents?: IndexContents): Promise<void> {
  if (rows.length === 0) return
  const keys = [...new Set(rows.map(({ customer_key }) => customer_key))]
  const found = await transaction.get(
    customerIdentities,
    keys.map((customer_key) => ({ customer_key }))
  )
  const originalIds = new Map(keys.map((key, index) => [key, found[index]?.original_id]))
  const documents = rows.flatMap((row) => {
    const common = {
      artifactType: 'fact' as const,
      artifactId: row.id,
      customerId: originalIds.get(row.customer_key) ?? row.customer_id,
      occurredAt: row.occurred_at,
      sourceTypes: Object.keys(row.source_types)
    }
    return factTexts(row.assertion).map((text) => ({ ...common, ...text }))
  })
  await indexDocuments(transaction, documents, contents)
}

/** The texts of a fact that the search finds, with their positions. */
export function factTexts(assertion: string): { position: number; text: string }[] {
  return [{ position: 0, text: assertion }]
}
