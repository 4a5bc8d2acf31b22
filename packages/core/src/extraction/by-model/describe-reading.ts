import { findSources, type SourceType } from '../../sources/index.js'
import type { Rows } from '../../storage/index.js'
import { parseEnum } from '../../validation/index.js'
import { isoTime, isoTimeOrNull } from '../../values/index.js'
import { sourceReadings } from '../tables/source-readings.js'
import { type ReadingRow, readingDigest, readingStates } from './readings.js'

/** How far a language model has read a source, as `record.extraction` tells it. */
export interface DescribedReading {
  /** waiting, reading, read, partly_read, failed, or empty. */
  state: (typeof readingStates)[number]
  /** Why it is not read, or not whole; null where there is nothing to say. */
  reason: string | null
  /** When it goes on, where it waits for a time. */
  dueAt: string | null
  /** It was older than a day when it came, and is read within the budget of history. */
  isHistory: boolean
  /** The questions that it takes, 0 before the first; those that are answered; those that were given up. */
  windows: number
  windowsRead: number
  windowsFailed: number
  updatedAt: string
}

type Described = { sourceType: SourceType; sourceId: string; record: Record<string, unknown> }

/** Sources as tools answer them, with `record.extraction` where a language model reads them. */
export async function withReadings<T extends Described>(rows: Rows<'organization'>, described: readonly T[]): Promise<T[]> {
  if (described.length === 0) return []
  const named = await findSources(rows, described)
  const found = await rows.get(
    sourceReadings,
    described.flatMap((source) => {
      const row = named.get(source)
      return row ? [{ source_id: row.id }] : []
    })
  )
  const byId = new Map(found.flatMap((reading) => (reading ? [[reading.source_id, reading] as const] : [])))
  return described.map((source) => {
    const row = named.get(source)
    const reading = row && byId.get(row.id)
    if (!reading || reading.digest !== readingDigest(row)) return source
    return { ...source, record: { ...source.record, extraction: describeReading(reading) } }
  })
}

function describeReading(row: ReadingRow): DescribedReading {
  return {
    state: parseEnum(readingStates, row.state),
    reason: row.reason,
    dueAt: isoTimeOrNull(row.due_at),
    isHistory: row.is_history,
    windows: row.windows,
    windowsRead: row.windows_read,
    windowsFailed: row.windows_failed,
    updatedAt: isoTime(row.updated_at)
  }
}
