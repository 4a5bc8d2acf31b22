import type { Keyspace } from '../level/keyspace.js'
import type { KeyRange, Reader } from '../level/level.js'
import type { Row } from '../row-encoder.js'
import type { Plan } from './plan.js'

/** Rows behind index entries are fetched together, in chunks that grow to this size. */
const LARGEST_CHUNK = 512

/** The rows that a plan leads to, in its order. `limit` says how many will probably be read. */
export async function* readPlan(reader: Reader, keyspace: Keyspace, plan: Plan, limit = LARGEST_CHUNK): AsyncGenerator<Row> {
  const { path, read } = plan
  const found = 'points' in read ? readPoints(reader, read.points) : readRanges(reader, read.ranges)
  if (path.holdsRows) {
    for await (const json of found) yield decodeRow(json)
    return
  }
  // One more than the limit: the first entry of a later page is the position itself.
  for await (const chunk of chunks(found, Math.min(limit + 1, LARGEST_CHUNK))) {
    for (const json of await reader.getMany(chunk.map((primaryKey) => keyspace.rowKey(primaryKey)))) {
      if (json === undefined) throw new Error(`An index of ${keyspace.layout.name} leads to a row that is not there`)
      yield decodeRow(json)
    }
  }
}

export function decodeRow(json: string): Row {
  return JSON.parse(json)
}

async function* readPoints(reader: Reader, points: readonly string[]): AsyncGenerator<string> {
  for (const value of await reader.getMany(points)) if (value !== undefined) yield value
}

async function* readRanges(reader: Reader, ranges: readonly KeyRange[]): AsyncGenerator<string> {
  for (const range of ranges) {
    for await (const [, value] of reader.scan(range)) yield value
  }
}

async function* chunks(items: AsyncIterable<string>, size: number): AsyncGenerator<string[]> {
  let chunk: string[] = []
  for await (const item of items) {
    if (chunk.push(item) < size) continue
    yield chunk
    chunk = []
    size = Math.min(size * 2, LARGEST_CHUNK)
  }
  if (chunk.length > 0) yield chunk
}
