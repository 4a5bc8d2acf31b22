import type { Transaction } from '../../storage/index.js'
import { erasedNames } from '../tables/erased-names.js'
import { digestOf, type ErasedName } from './name-digest.js'

/** Keeps names away from now on: events, records and texts that use one of them are dropped or masked. */
export async function addErasedNames(transaction: Transaction, names: readonly ErasedName[], erasureId: string, at: number): Promise<void> {
  const digests = new Map(names.map((name) => [digestOf(transaction.organizationId, name), name.kind]))
  const rows = [...digests].map(([digest, kind]) => ({ digest, kind, erasure_id: erasureId, at }))
  if (rows.length > 0) await transaction.insert(erasedNames, rows)
}

/** Lets the names of the erasures come back that one of these belongs to. Answers how many there were. */
export async function liftErasures(transaction: Transaction, names: readonly ErasedName[]): Promise<number> {
  const digests = names.map((name) => digestOf(transaction.organizationId, name))
  const found = await transaction.find(erasedNames, { where: { digest: { in: digests } }, columns: ['erasure_id'] })
  const erasureIds = [...new Set(found.map(({ erasure_id }) => erasure_id))]
  return erasureIds.length === 0 ? 0 : transaction.remove(erasedNames, { erasure_id: { in: erasureIds } })
}
