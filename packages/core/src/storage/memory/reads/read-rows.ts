import type { Keyspace } from '../level/keyspace.js'
import type { Entry, KeyRange, Reader } from '../level/level.js'
import type { Row } from '../row-encoder.js'
import type { Plan } from './plan.js'

/** Rows behind index entries are fetched together, in chunks that grow to this size. */
const LARGEST_CHUNK = 512

/** The rows that a plan leads to and that are wanted, in its order. `limit` says how many will probably be read. */
export async function* readPlan(
  reader: Reader,
  keyspace: Keyspace,
  { path, read }: Plan,
  isWanted: (row: Row) => boolean,
  limit = LARGEST_CHUNK
): AsyncGenerator<Row> {
  const entries = readEntries(reader, read)
  if (path.holdsRows) {
    for await (const [, json] of entries) {
      const row = decodeRow(json)
      if (isWanted(row)) yield row
    }
    return
  }
  // One more than the limit: the first entry of a later page is the position itself.
  for await (const chunk of chunks(entries, Math.min(limit + 1, LARGEST_CHUNK))) {
    for (const json of await reader.getMany(chunk.map((primaryKey) => keyspace.rowKey(primaryKey)))) {
      if (json === undefined) throw new Error(`An index of ${keyspace.layout.name} leads to a row that is not there`)
      const row = decodeRow(json)
      if (isWanted(row)) yield row
    }
  }
}

/** The entries of a plan's path, one for each row: whoever counts rows that all match need not read them. */
export function readEntries(reader: Reader, read: Plan['read']): AsyncIterable<Entry> {
  return 'points' in read ? readPoints(reader, read.points) : readRanges(reader, read.ranges)
}

export function decodeRow(json: string): Row {
  return JSON.parse(json)
}

async function* readPoints(reader: Reader, points: readonly string[]): AsyncGenerator<Entry> {
  for (const [index, value] of (await reader.getMany(points)).entries()) if (value !== undefined) yield [points[index] ?? '', value]
}

/** One range, as most plans have, is read without a generator around it: each one costs as much as to decode a row. */
function readRanges(reader: Reader, [first, ...others]: readonly KeyRange[]): AsyncIterable<Entry> {
  return first && others.length === 0 ? reader.scan(first) : readInTurn(reader, first ? [first, ...others] : [])
}

async function* readInTurn(reader: Reader, ranges: readonly KeyRange[]): AsyncGenerator<Entry> {
  for (const range of ranges) for await (const entry of reader.scan(range)) yield entry
}

/** What the entries lead to, in chunks. */
async function* chunks(entries: AsyncIterable<Entry>, size: number): AsyncGenerator<string[]> {
  let chunk: string[] = []
  for await (const [, value] of entries) {
    if (chunk.push(value) < size) continue
    yield chunk
    chunk = []
    size = Math.min(size * 2, LARGEST_CHUNK)
  }
  if (chunk.length > 0) yield chunk
}
