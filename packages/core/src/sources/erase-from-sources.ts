import { factEvidence, factStatements } from '../facts/tables/index.js'
import { type CustomerKey, IdentityUnitOfWork } from '../identity/index.js'
import type { Transaction } from '../storage/index.js'
import { groupBy, type Ids, runCooperatively } from '../values/index.js'
import type { SourceRow } from './find-source.js'
import { readColleagues } from './participants/colleagues.js'
import { plainId } from './put-unerased.js'
import { readSourceInputs } from './read-source-input.js'
import { removeSources } from './remove-sources.js'
import type { SourceInput } from './source-input.js'
import type { SourceType } from './source-types.js'
import { storeSources } from './store-sources.js'
import { sourceSegments, sources } from './tables/index.js'
import { type Erasing, withoutPeople } from './without-people.js'
import type { ChangedSource } from './write-sources.js'

/**
 * Takes people out of stored sources; what the search finds, evidence and facts follow. Sources in which nobody else from outside took part are removed.
 * Their customers stay as they are. The organization's `ingest` lock must be held. Answers how many were removed and how many changed.
 */
export async function eraseFromSources(
  transaction: Transaction,
  sourceIds: readonly string[],
  erasing: Erasing,
  ids: Ids,
  now: number
): Promise<{ removed: number; changed: number }> {
  const rows = await transaction.find(sources, { where: { id: { in: [...sourceIds] } } })
  if (rows.length === 0) return { removed: 0, changed: 0 }
  const found = await transaction.find(sourceSegments, { where: { source_id: { in: rows.map(({ id }) => id) } } })
  const segments = groupBy(found, ({ source_id }) => source_id)
  const colleagues = await readColleagues(transaction)
  const read = rows.map((row) => {
    const external_id = plainId(row.external_id, erasing)
    return { row: { ...row, external_id }, known: row, ...withoutPeople(inputOf(row, segments.get(row.id) ?? []), erasing, colleagues) }
  })
  const gone = read.filter(({ isOnlyTheirs }) => isOnlyTheirs).map(({ known }) => known.id)
  await removeSources(transaction, gone, ids, now)
  const kept = read.filter(({ isOnlyTheirs }) => !isOnlyTheirs)
  const texts = await runCooperatively(readSourceInputs(kept.map(({ source }) => source)))
  const changed = kept.flatMap(({ row, known }, index): ChangedSource[] => {
    const text = texts[index]
    const meeting = row.meeting_id === null ? null : plainId(row.meeting_id, erasing)
    if (!text) return []
    // A digest of its own: what is put next is compared with no text that was erased.
    const columns = { ...text.columns, external_id: row.external_id, meeting_id: meeting, content_digest: `erased ${ids.uuid(now)}` }
    return [{ row: { ...row, ...columns, updated_at: now }, known, segments: text.segments }]
  })
  for (const { row, known } of changed)
    if (known && row.external_id !== known.external_id) await renameEvidence(transaction, known, row.external_id)
  const set = new IdentityUnitOfWork(transaction, ids, now)
  await set.loadCustomers(changed.flatMap(({ row }): CustomerKey[] => (row.customer_key === null ? [] : [row.customer_key])))
  await storeSources(set, changed)
  return { removed: gone.length, changed: changed.length }
}

async function renameEvidence(transaction: Transaction, { source_type, external_id }: SourceRow, renamed: string): Promise<void> {
  const where = { source_type: { eq: source_type }, source_id: { eq: external_id } }
  for (const table of [factEvidence, factStatements]) await transaction.update(table, where, { source_id: renamed })
}

function inputOf(row: SourceRow, segments: readonly { text: string; speaker: string | null; at: number | null }[]): SourceInput {
  const { source_type, external_id, provider, occurred_at, title, summary, permalink, participants, record } = row
  return {
    sourceType: source_type as SourceType,
    externalId: external_id,
    provider,
    occurredAt: occurred_at,
    title,
    summary,
    permalink,
    participants,
    segments: segments.map(({ text, speaker, at }) => ({ text, speaker, ...(at !== null && { at }) })),
    record
  }
}
