import type { Direction } from '../../index.js'
import type { Keyspace } from '../level/keyspace.js'
import type { Reader } from '../level/level.js'
import type { Row } from '../row-encoder.js'
import { type AnyWhere, rowTest } from './conditions.js'
import type { PlanOrder } from './plan.js'
import { makePlan } from './plan.js'
import { readEntries, readPlan } from './read-rows.js'
import { RowOrder } from './row-order.js'

/** A `Find` of any table, without its columns. */
export interface Selection {
  readonly where?: AnyWhere
  readonly orderBy?: { readonly column: string; readonly direction: Direction }
  readonly after?: { readonly value?: unknown; readonly key: readonly unknown[] }
  readonly limit?: number
}

/** The rows of a selection in order. */
export async function select(reader: Reader, keyspace: Keyspace, { where = {}, orderBy, after, limit }: Selection): Promise<Row[]> {
  checkLimit(limit)
  const order = new RowOrder(keyspace, orderBy)
  const position = after && order.positionAfter(after)
  const matches = rowTest(keyspace.layout, where)
  const isWanted = position ? (row: Row) => matches(row) && order.compare(order.positionOf(row), position) > 0 : matches
  const plan = makePlan(keyspace, { where, order, limit, position })
  const selected: Row[] = []
  if (limit === 0) return selected
  const rows = readPlan(reader, keyspace, plan, isWanted, limit)
  for await (const row of plan.order.kind === 'exact' ? rows : inOrder(rows, keyspace, order, plan.order)) {
    if (selected.push(row) === limit) break
  }
  return selected
}

export function checkLimit(limit: number | undefined): void {
  if (limit !== undefined && !(Number.isInteger(limit) && limit >= 0)) throw new TypeError(`A limit is a whole number from 0, not ${limit}`)
}

/** The matching rows in no order, one by one, so that measuring keeps none of them. */
export function matchingRows(reader: Reader, keyspace: Keyspace, where: AnyWhere): AsyncGenerator<Row> {
  const matches = rowTest(keyspace.layout, where)
  return readPlan(reader, keyspace, planOf(keyspace, where), matches)
}

/** Something for each matching row, so that they can be counted: an entry where entries tell that their rows match, else the row. */
export function matchingEntries(reader: Reader, keyspace: Keyspace, where: AnyWhere): AsyncIterable<unknown> {
  const matches = rowTest(keyspace.layout, where)
  const plan = planOf(keyspace, where)
  return plan.isExact ? readEntries(reader, plan.read) : readPlan(reader, keyspace, plan, matches)
}

const planOf = (keyspace: Keyspace, where: AnyWhere) => makePlan(keyspace, { where, order: new RowOrder(keyspace, undefined) })

/** Sorts what the plan left unsorted: each run of rows, or all of them. */
async function* inOrder(rows: AsyncIterable<Row>, keyspace: Keyspace, order: RowOrder, given: PlanOrder): AsyncGenerator<Row> {
  let run: Row[] = []
  let runValue = ''
  for await (const row of rows) {
    const value = given.kind === 'runs' ? keyspace.encode(given.column, row[given.column]) : ''
    if (value !== runValue) {
      yield* order.sort(run)
      run = []
      runValue = value
    }
    run.push(row)
  }
  yield* order.sort(run)
}
