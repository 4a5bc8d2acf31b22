import type { Transaction } from '../../storage/contract.js'
import { customerIdentities } from '../../storage/tables/index.js'
import { indexDocuments } from '../search/index-documents.js'
import type { FactRow } from './fact-status.js'

/** Makes facts findable as they are now, under the home of the customer key that they name. */
export async function indexFacts(transaction: Transaction, rows: readonly FactRow[]): Promise<void> {
  if (rows.length === 0) return
  const keys = [...new Set(rows.map(({ customer_key }) => customer_key))]
  const found = await transaction.get(
    customerIdentities,
    keys.map((customer_key) => ({ customer_key }))
  )
  const homes = new Map(keys.map((key, index) => [key, found[index]?.home_id]))
  const documents = rows.map((row) => ({
    artifactType: 'fact' as const,
    artifactId: row.id,
    position: 0,
    text: row.assertion,
    customerId: homes.get(row.customer_key) ?? row.customer_id,
    occurredAt: row.occurred_at,
    sourceTypes: Object.keys(row.source_types)
  }))
  await indexDocuments(transaction, documents)
}
