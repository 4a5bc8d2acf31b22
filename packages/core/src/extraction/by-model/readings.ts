import { defineSubscriber } from '../../changes/index.js'
import { type PutSources, sourcesPut, sourcesRemoved } from '../../sources/index.js'
import type { RowOf, Rows } from '../../storage/index.js'
import { day } from '../../values/index.js'
import { sourceReadings } from '../tables/source-readings.js'
import { estimatedTokens } from './windows.js'

/** How far a source is read: it waits, it is read by windows, it is read to its end, or in part, or not at all, or it holds nothing to read. */
export const readingStates = ['waiting', 'reading', 'read', 'partly_read', 'failed', 'empty'] as const

export type ReadingState = (typeof readingStates)[number]
export type ReadingRow = RowOf<typeof sourceReadings>

/** What is older than this when it arrives is history: nobody waits for it. */
const historyAfter = day

/** The states in which a reading goes on by itself. */
export const openStates: readonly string[] = ['waiting', 'reading'] satisfies ReadingState[]

/** Tells one version of a source's words and owner from another. */
export function readingDigest({ content_digest, customer_key }: { content_digest: string; customer_key: string | null }): string {
  return `${content_digest} ${customer_key ?? ''}`
}

/** Where a model reads sources: each that is new, or says or belongs to something else, waits for it from the commit on. */
export const noteReadings = defineSubscriber({
  at: sourcesPut,
  kinds: ['sourcePut'],
  async follow(_, { transaction, changed }: PutSources) {
    const fresh = changed.filter(
      ({ row, known }) => row.content_digest !== known?.content_digest || row.customer_key !== known.customer_key
    )
    const unowned = fresh.filter(({ row, known }) => row.customer_key === null && known)
    if (unowned.length > 0) await transaction.remove(sourceReadings, { source_id: { in: unowned.map(({ row }) => row.id) } })
    const rows = fresh.flatMap(({ row, segments }) => (row.customer_key === null ? [] : [newReading(row, segments)]))
    if (rows.length > 0) await transaction.upsert(sourceReadings, rows)
  }
})

/** Sources that are removed need no reading. */
export const dropReadings = defineSubscriber({
  at: sourcesRemoved,
  kinds: ['sourceRemoved'],
  async follow(removed, { transaction }) {
    await transaction.remove(sourceReadings, { source_id: { in: removed.map(({ sourceId }) => sourceId) } })
  }
})

type PutSource = PutSources['changed'][number]

function newReading(row: PutSource['row'], segments: PutSource['segments']): ReadingRow {
  const now = row.updated_at
  return {
    source_id: row.id,
    digest: readingDigest(row),
    is_history: row.occurred_at < now - historyAfter,
    state: 'waiting' satisfies ReadingState,
    windows: 0,
    windows_read: 0,
    windows_failed: 0,
    doubted: [],
    places: [],
    reason: null,
    due_at: null,
    estimated_tokens: estimatedTokens(segments.reduce((sum, { text }) => sum + text.length, 0)),
    queued_at: now,
    updated_at: now
  }
}

/** The reading of a source as it is now; undefined where no model is asked about it. */
export async function currentReading(
  rows: Rows<'organization'>,
  source: { id: string; content_digest: string; customer_key: string | null }
): Promise<ReadingRow | undefined> {
  const [reading] = await rows.get(sourceReadings, [{ source_id: source.id }])
  return reading?.digest === readingDigest(source) ? reading : undefined
}
