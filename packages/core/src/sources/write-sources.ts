import type { IdentityUnitOfWork } from '../identity/index.js'
import { enqueueJobs } from '../jobs/index.js'
import { type IndexContents, indexDocuments, type SearchDocument, unindexArtifacts } from '../search-index/index.js'
import type { SegmentRow, SourceRow } from './find-source.js'
import { searchTexts } from './source-text.js'
import { sourceSegments, sources } from './tables/index.js'

/** The job that reads facts out of a source. */
export const extractionKind = 'extract-facts'

/** A source as it is to be stored, and as it was before, if it was. */
export interface ChangedSource {
  row: SourceRow
  known: SourceRow | undefined
  segments: readonly Omit<SegmentRow, 'source_id'>[]
}

/**
 * Writes sources that are new or changed, with their text, their documents in the search, and the jobs that read facts out of what is new.
 */
export async function writeSources(set: IdentityUnitOfWork, changed: readonly ChangedSource[], contents?: IndexContents): Promise<void> {
  if (changed.length === 0) return
  const { transaction, ids, now } = set
  await transaction.upsert(
    sources,
    changed.map(({ row }) => row)
  )
  const fresh = changed.filter(({ row, known }) => row.content_digest !== known?.content_digest || row.customer_key !== known.customer_key)
  await writeSegments(set, fresh)
  await writeDocuments(set, fresh, contents)
  const wanted = fresh.map(({ row: { id } }) => {
    return {
      kind: extractionKind,
      payload: { organizationId: transaction.organizationId, sourceId: id },
      uniqueKey: `${extractionKind} ${id}`
    }
  })
  await enqueueJobs(transaction, wanted, ids, now)
}

async function writeSegments({ transaction }: IdentityUnitOfWork, fresh: readonly ChangedSource[]): Promise<void> {
  const known = fresh.flatMap((source) => source.known?.id ?? [])
  if (known.length > 0) await transaction.remove(sourceSegments, { source_id: { in: known } })
  const rows = fresh.flatMap(({ row, segments }) => segments.map((segment) => ({ ...segment, source_id: row.id })))
  if (rows.length > 0) await transaction.insert(sourceSegments, rows)
}

/** The search files documents under the original of the customer key: then they need not move when the key goes to another customer. */
async function writeDocuments(set: IdentityUnitOfWork, fresh: readonly ChangedSource[], contents?: IndexContents): Promise<void> {
  const documents = fresh.flatMap(({ row, segments }) => {
    const common = {
      artifactType: 'source',
      artifactId: row.id,
      customerId: row.customer_key === null ? null : set.customerIdentity(row.customer_key).original_id,
      occurredAt: row.occurred_at,
      sourceTypes: [row.source_type]
    } as const
    return searchTexts({ ...row, segments }).map((text): SearchDocument => ({ ...common, ...text }))
  })
  if (documents.length > 0) await indexDocuments(set.transaction, documents, contents)
  const indexed = new Set(documents.map(({ artifactId }) => artifactId))
  const silent = fresh.flatMap(({ known }) => (known && !indexed.has(known.id) ? [known.id] : []))
  if (silent.length > 0) await unindexArtifacts(set.transaction, silent)
}
