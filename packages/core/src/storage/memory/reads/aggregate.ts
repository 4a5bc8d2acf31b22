import { canonicalJson } from '../../../values/index.js'
import { checkRanges, type Measure, type Ranges, rangeIndex } from '../../index.js'
import { encodeValue } from '../level/key-encoding.js'
import type { Keyspace } from '../level/keyspace.js'
import type { Reader } from '../level/level.js'
import type { Row } from '../row-encoder.js'
import type { TableLayout } from '../table-layout.js'
import { type AnyWhere, rowTest } from './conditions.js'
import { checkLimit, matchingRows, select } from './select.js'

/** An `Aggregate` of any table. */
export interface AnyAggregate {
  readonly where?: AnyWhere
  readonly by?: readonly string[]
  readonly measures: { readonly [name: string]: Measure<Row> }
  readonly limit?: number
  readonly range?: Ranges<Row>
}

/** Measures what one group's rows have in a column. */
interface Meter {
  add(row: Row): void
  result(): unknown
}

/** Groups the matching rows and measures each group, reading every row once. */
export async function aggregate(reader: Reader, keyspace: Keyspace, query: AnyAggregate): Promise<Row[]> {
  const { where = {}, by = [], range, measures } = query
  const [first, ...others] = Object.values(measures)
  const isOneGroup = by.length === 0 && !range && others.length === 0
  const rows =
    isOneGroup && first && ('min' in first || 'max' in first)
      ? outermost(reader, keyspace, where, first)
      : matchingRows(reader, keyspace, where)
  return measureRows(keyspace, rows, query)
}

/** The row that has the least or greatest value, which an index may lead to at once. */
async function* outermost(
  reader: Reader,
  keyspace: Keyspace,
  where: AnyWhere,
  measure: ({ min: string } | { max: string }) & { where?: AnyWhere }
): AsyncGenerator<Row> {
  const orderBy =
    'min' in measure ? ({ column: measure.min, direction: 'asc' } as const) : ({ column: measure.max, direction: 'desc' } as const)
  const hasValue: AnyWhere = { all: [where, measure.where ?? {}, { [orderBy.column]: { isNull: false } } as AnyWhere] }
  yield* await select(reader, keyspace, { where: hasValue, orderBy, limit: 1 })
}

/** Groups rows and measures each group. */
export async function measureRows(
  keyspace: Keyspace,
  rows: AsyncIterable<Row>,
  { by = [], measures, limit, range }: AnyAggregate
): Promise<Row[]> {
  checkLimit(limit)
  const { layout } = keyspace
  if (range) checkRanges(range, layout.column(range.column).kind)
  const newGroup = (row: Row, index: number) => ({
    values: [...by.map((column) => [column, row[column]] as const), ...(range ? [['range', index] as const] : [])],
    meters: Object.entries(measures).map(([name, measure]) => [name, meter(layout, measure)] as const)
  })
  const groups = new Map<string, ReturnType<typeof newGroup>>()
  if (by.length === 0 && !range) groups.set(encodeValue('integer', 0), newGroup({}, 0))
  for await (const row of rows) {
    const index = range ? rangeIndex(range.bounds, row[range.column]) : 0
    if (index < 0) continue
    const key = by.map((column) => keyspace.encode(column, row[column])).join('') + encodeValue('integer', index)
    const group = groups.get(key) ?? newGroup(row, index)
    groups.set(key, group)
    for (const [, meter] of group.meters) meter.add(row)
  }
  const inOrder = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, limit)
  return inOrder.map(([, { values, meters }]) =>
    Object.fromEntries([...values, ...meters.map(([name, meter]) => [name, meter.result()] as const)])
  )
}

function meter(layout: TableLayout, { where, ...measure }: Measure<Row>): Meter {
  const all = meterOfAll(layout, measure)
  if (!where) return all
  const passes = rowTest(layout, where)
  return { add: (row) => void (passes(row) && all.add(row)), result: all.result }
}

function meterOfAll(layout: TableLayout, measure: Measure<Row>): Meter {
  if ('count' in measure) return countRows()
  if ('countDistinct' in measure) return countDistinct(measure.countDistinct)
  if ('sum' in measure) return sum(layout, measure.sum)
  if ('countRanges' in measure) return countRanges(layout, measure.countRanges)
  return 'min' in measure ? extreme(layout, measure.min, (a, b) => a < b) : extreme(layout, measure.max, (a, b) => a > b)
}

function countRows(): Meter {
  let count = 0
  return { add: () => void count++, result: () => count }
}

function countDistinct(column: string): Meter {
  const seen = new Set<string>()
  return { add: ({ [column]: value }) => void (value !== null && seen.add(canonicalJson(value))), result: () => seen.size }
}

function countRanges(layout: TableLayout, ranges: Ranges<Row>): Meter {
  checkRanges(ranges, layout.column(ranges.column).kind)
  const seen = new Set<number>()
  return {
    add({ [ranges.column]: value }) {
      const index = rangeIndex(ranges.bounds, value)
      if (index >= 0) seen.add(index)
    },
    result: () => seen.size
  }
}

/** Whole numbers are summed as such, so that a sum beyond 2^53 on the way loses nothing. */
function sum(layout: TableLayout, column: string): Meter {
  const { kind, name } = layout.column(column)
  if (kind !== 'integer' && kind !== 'number') throw new TypeError(`${name} is not a number: it cannot be summed`)
  let whole = 0n
  let fractional = 0
  let isEmpty = true
  return {
    add({ [column]: value }) {
      if (typeof value !== 'number') return
      isEmpty = false
      if (kind === 'integer') whole += BigInt(value)
      else fractional += value
    },
    result: () => (isEmpty ? null : kind === 'integer' ? Number(whole) : fractional)
  }
}

function extreme(layout: TableLayout, column: string, isBetter: (a: string, b: string) => boolean): Meter {
  const { kind } = layout.column(column)
  let best: { value: unknown; encoded: string } | undefined
  return {
    add({ [column]: value }) {
      if (value === null) return
      const encoded = encodeValue(kind, value)
      if (!best || isBetter(encoded, best.encoded)) best = { value, encoded }
    },
    result: () => best?.value ?? null
  }
}
