import type { Transaction } from '../../storage/index.js'
import { customers } from '../tables/customers.js'
import { inChunks } from './in-chunks.js'
import { maxCandidates } from './only-few.js'

/** Those of these names (as in `customers.name_key`) that some customers with customerIds have, but only few. */
export async function rareNames(transaction: Transaction, nameKeys: Iterable<string>): Promise<Set<string>> {
  const groups = await inChunks([...new Set(nameKeys)], (some) =>
    transaction.aggregate(customers, {
      where: { name_key: { in: some }, external_id: { isNull: false } },
      by: ['name_key'],
      measures: { customers: { count: true } }
    })
  )
  return new Set(groups.flatMap((group) => (group.name_key !== null && group.customers <= maxCandidates ? [group.name_key] : [])))
}
