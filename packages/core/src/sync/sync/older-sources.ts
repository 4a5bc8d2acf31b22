import { providerRecords } from '../../identity/index.js'
import { sources } from '../../sources/tables/index.js'
import type { Transaction, Where } from '../../storage/index.js'
import type { RecordRow } from '../apply/apply-context.js'

const pageSize = 200

/** Where in the order of their keys the records that were looked at end; null at the end of all. */
export type LookedAt = readonly [provider: string, account: string, kind: string, externalId: string] | null

/**
 * Takes a page of the sources that a walk has not seen, and marks those as seen that are from before it: the walk says nothing of them. Answers where the
 * page ends, null when it was the last.
 */
export async function keepOlderSources(
  transaction: Transaction,
  missing: Where<RecordRow>,
  { since, number }: { since: number; number: number },
  after: LookedAt
): Promise<LookedAt> {
  const where = { ...missing, kind: { eq: 'source' } }
  const page = await transaction.find(providerRecords, { where, limit: pageSize, ...(after && { after: { key: [...after] } }) })
  const targets = page.flatMap(({ target_id }) => target_id ?? [])
  const found =
    targets.length === 0
      ? []
      : await transaction.get(
          sources,
          targets.map((id) => ({ id }))
        )
  const older = new Set(found.flatMap((source) => (source && source.occurred_at < since ? [source.id] : [])))
  const kept = page.filter(({ target_id }) => target_id !== null && older.has(target_id))
  if (kept.length > 0)
    await transaction.upsert(
      providerRecords,
      kept.map((row) => ({ ...row, full_sync: number }))
    )
  const last = page.at(-1)
  return last && page.length === pageSize ? [last.provider, last.account, last.kind, last.external_id] : null
}
