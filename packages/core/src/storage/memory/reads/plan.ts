import { after, earlierKey, encodeValue, isEncodedNull, laterKey, values } from '../level/key-encoding.js'
import type { Keyspace } from '../level/keyspace.js'
import type { KeyRange } from '../level/level.js'
import type { AccessPath, TableLayout } from '../table-layout.js'
import { type AnyCondition, type AnyWhere, columnConditions } from './conditions.js'
import type { NamedPosition, RowOrder } from './row-order.js'

/** More key ranges than this cost more than reading past what lies between them. */
const maxRanges = 1000

/** How to read the rows that may match: single keys, or ranges one after the other. */
export interface Plan {
  readonly path: AccessPath
  readonly read: { readonly points: readonly string[] } | { readonly ranges: readonly Range[] }
  readonly order: PlanOrder
  /** Whether every row that it leads to matches: then a row need not be read to be counted. */
  readonly isExact: boolean
}

export interface PlanQuery {
  readonly where: AnyWhere
  readonly order: RowOrder
  readonly limit?: number | undefined
  readonly position?: NamedPosition | undefined
}

interface Candidate {
  readonly score: number
  readonly plan: () => Plan
}

/** Chooses the access path that should read the fewest rows: known values first, then the wanted order, then a range. */
export function makePlan(keyspace: Keyspace, { where, order, limit, position }: PlanQuery): Plan {
  const { rows, indexes } = keyspace.layout
  const bounds = boundsOf(keyspace.layout, where)
  const search: Search = { keyspace, order, position, bounds, isBounded: isBounded(keyspace.layout, where) }
  const candidates = [rows, ...indexes].map((path) => makeCandidate(search, path, limit !== undefined))
  return candidates.reduce((best, other) => (other.score > best.score ? other : best)).plan()
}

function makeCandidate(search: Search, path: AccessPath, isLimited: boolean): Candidate {
  const { prefixes, columns, score } = knownPrefixes(search, path)
  const next = path.columns[columns]
  if (next === undefined && path.unique && !path.columns.some((column) => includesNull(search.bounds.get(column)))) {
    const plan = (): Plan => ({ path, read: { points: prefixes }, order: { kind: 'none' }, isExact: isExact(search, path, columns) })
    return { score: Number.POSITIVE_INFINITY, plan }
  }
  const order = orderOf(search, path)
  const orderScore = { exact: isLimited ? 6 : 2, runs: isLimited ? 3 : 0, none: 0 }[order.kind]
  const rangeScore = next !== undefined && isRange(search.bounds.get(next)) ? 5 : 0
  return {
    score: score + orderScore + rangeScore,
    plan: () => ({
      path,
      read: { ranges: clipRanges(search, path, order, rangesOf(search, prefixes, next)) },
      order,
      isExact: isExact(search, path, columns)
    })
  }
}

/** The beginnings of all keys that can match, as far as the path's first columns have known values. */
function knownPrefixes({ keyspace, bounds }: Search, path: AccessPath): { prefixes: readonly string[]; columns: number; score: number } {
  let prefixes: readonly string[] = [keyspace.prefixOf(path)]
  let score = 0
  for (const [columns, column] of path.columns.entries()) {
    const { values } = bounds.get(column) ?? {}
    if (!values || prefixes.length * values.length > maxRanges) return { prefixes, columns, score }
    prefixes = prefixes.flatMap((prefix) => values.map((value) => prefix + value))
    score += includesNull(bounds.get(column)) ? 4 : 20
  }
  return { prefixes, columns: path.columns.length, score }
}

/** Whether the path's known values, and the range behind them, say all that the conditions do. */
function isExact({ bounds, isBounded }: Search, path: AccessPath, columns: number): boolean {
  const known = path.columns.slice(0, columns)
  const next = path.columns[columns]
  return isBounded && [...bounds].every(([column, { values, isWhole }]) => isWhole && (values ? known.includes(column) : column === next))
}

/** How the path's order relates to the wanted one, leaving out columns that can have one value only. */
function orderOf({ keyspace, bounds, order }: Search, path: AccessPath): PlanOrder {
  const varying = (columns: readonly string[]) => [...new Set(columns)].filter((column) => !isConstant(bounds.get(column)))
  const { key } = keyspace.layout
  const given = varying([...path.columns, ...key])
  const wanted = varying(order.column === undefined ? key : [order.column, ...key])
  if (wanted.every((column, index) => given[index] === column)) return { kind: 'exact' }
  const [first] = wanted
  return first !== undefined && first === given[0] ? { kind: 'runs', column: first } : { kind: 'none' }
}

/** What a `Where` says of one column's encoded values; rows outside never match. Rows inside may still fail other tests. */
export interface Bounds {
  /** The only values it can have, in order. */
  values?: readonly string[]
  from?: string
  to?: string
  /** Whether NULL cannot match. */
  notNull: boolean
  /** Whether they say all that the conditions on the column do: every value inside matches. */
  isWhole: boolean
}

/** The bounds of every column that must hold whatever else does: `any` says nothing here. */
function boundsOf(layout: TableLayout, where: AnyWhere): ReadonlyMap<string, Bounds> {
  const bounds = new Map<string, Bounds>()
  collect(layout, where, bounds)
  return bounds
}

/** Whether bounds of columns can say all of it: no condition is one of several, or on a column without an order. */
function isBounded(layout: TableLayout, where: AnyWhere): boolean {
  const isOrdered = columnConditions(where).every(([column]) => layout.column(column).kind !== 'json')
  return isOrdered && where.any === undefined && (where.all ?? []).every((part) => isBounded(layout, part))
}

function collect(layout: TableLayout, where: AnyWhere, bounds: Map<string, Bounds>): void {
  for (const [column, condition] of columnConditions(where)) {
    const { kind } = layout.column(column)
    if (kind === 'json') continue
    const known = bounds.get(column)
    const added = conditionBounds(condition, (value) => encodeValue(kind, value))
    bounds.set(column, known ? narrower(known, added) : added)
  }
  for (const part of where.all ?? []) collect(layout, part, bounds)
}

function conditionBounds(condition: AnyCondition, encode: (value: unknown) => string): Bounds {
  const { eq, in: list, lt, lte, gt, gte, isNull, ne, contains } = condition
  const bounds: Bounds = {
    notNull: isNull === false || [eq, ne, list, lt, lte, gt, gte, contains].some((test) => test !== undefined),
    isWhole: isWhole(condition)
  }
  if (eq !== undefined) bounds.values = [encode(eq)]
  else if (list !== undefined) bounds.values = [...new Set(list.map(encode))].sort()
  else if (isNull) bounds.values = [encode(null)]
  const from = laterKey(gte === undefined ? undefined : encode(gte), gt === undefined ? undefined : after(encode(gt)))
  const to = earlierKey(lt === undefined ? undefined : encode(lt), lte === undefined ? undefined : after(encode(lte)))
  if (from !== undefined) bounds.from = from
  if (to !== undefined) bounds.to = to
  return bounds
}

const rangeOperators = new Set(['lt', 'lte', 'gt', 'gte'])

/** Whether a condition is only of values, only of NULL, or only of a range. */
function isWhole(condition: AnyCondition): boolean {
  const operators = Object.entries(condition).flatMap(([operator, value]) => (value === undefined ? [] : [operator]))
  if (operators.every((operator) => rangeOperators.has(operator))) return true
  return operators.length === 1 && ['eq', 'in', 'isNull'].includes(operators[0] ?? '')
}

/** Bounds of two conditions that must both hold. The shorter list of values is enough: rows are tested again. */
function narrower(a: Bounds, b: Bounds): Bounds {
  const values = a.values && (!b.values || a.values.length <= b.values.length) ? a.values : b.values
  const from = laterKey(a.from, b.from)
  const to = earlierKey(a.to, b.to)
  return {
    notNull: a.notNull || b.notNull,
    isWhole: !values && a.isWhole && b.isWhole,
    ...(values && { values }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to })
  }
}

/** Whether these bounds leave one value, so that ordering by the column changes nothing. */
function isConstant(bounds: Bounds | undefined): boolean {
  return bounds?.values?.length === 1
}

/** Whether these bounds cut a range out of the column's values. */
function isRange(bounds: Bounds | undefined): boolean {
  return bounds?.from !== undefined || bounds?.to !== undefined
}

/** Whether NULL is among the values of these bounds. */
function includesNull(bounds: Bounds | undefined): boolean {
  return bounds?.values?.some(isEncodedNull) ?? false
}

/** A query's bounds and order on one table. */
export interface Search {
  readonly keyspace: Keyspace
  readonly bounds: ReadonlyMap<string, Bounds>
  readonly order: RowOrder
  readonly position: NamedPosition | undefined
  /** Whether the bounds can say all that is wanted. */
  readonly isBounded: boolean
}

/** A range of keys, read in the order's direction. */
export interface Range extends KeyRange {
  /** Whether the column of the order is NULL here. */
  readonly isNull: boolean
}

/** How rows come out: as wanted; with the rows of one value of the order's first column together; or in no useful order. */
export type PlanOrder = { readonly kind: 'exact' } | { readonly kind: 'runs'; readonly column: string } | { readonly kind: 'none' }

/** The ranges behind these prefixes in the order's direction, NULLs of the next column after its values. */
function rangesOf(search: Search, prefixes: readonly string[], next: string | undefined): Range[] {
  const inOrder = search.order.direction === 'asc' ? prefixes : prefixes.toReversed()
  return inOrder.flatMap((prefix) => segments(search, prefix, next))
}

function segments({ keyspace, bounds, order }: Search, prefix: string, next: string | undefined): Range[] {
  const fixed = order.column === undefined ? undefined : bounds.get(order.column)?.values?.[0]
  const isNull = fixed !== undefined && isEncodedNull(fixed)
  const reverse = order.direction === 'desc'
  if (next === undefined) return [{ from: prefix, to: after(prefix), reverse, isNull }]
  const { from = values.from, to = values.to, notNull = false } = bounds.get(next) ?? {}
  const notNulls = { from: prefix + from, to: prefix + to, reverse, isNull }
  if (notNull || !keyspace.layout.column(next).nullable) return [notNulls]
  return [notNulls, { from: prefix + values.to, to: after(prefix), reverse, isNull: isNull || next === order.column }]
}

/** The ranges without what lies before the position. The position itself may stay, and so may more where the path's order is not the wanted one. */
function clipRanges(search: Search, path: AccessPath, order: PlanOrder, ranges: readonly Range[]): readonly Range[] {
  const { position } = search
  if (!position || order.kind === 'none' || isElsewhere(search, position)) return ranges
  const isAscending = search.order.direction === 'asc'
  const start = startKey(search, path, position, order.kind === 'exact')
  const positionIsNull = isEncodedNull(position.value)
  return ranges.flatMap((range) => {
    if (positionIsNull !== range.isNull) return positionIsNull ? [] : [range]
    const { from, to } = range
    const clipped = isAscending ? { ...range, from: laterKey(from, start) } : { ...range, to: earlierKey(to, after(start)) }
    return clipped.from < clipped.to ? [clipped] : []
  })
}

/** Whether the position has another value where the search allows one only: then its columns do not say where it stands on a path. */
function isElsewhere({ bounds }: Search, position: NamedPosition): boolean {
  return [...position.columns].some(([column, value]) => isConstant(bounds.get(column)) && bounds.get(column)?.values?.[0] !== value)
}

/** The key of the position on this path, as far as the position names its columns. */
function startKey({ keyspace, bounds }: Search, path: AccessPath, position: NamedPosition, isExact: boolean): string {
  const parts: string[] = []
  const start = () => keyspace.prefixOf(path) + parts.join('')
  for (const column of path.columns) {
    const columnBounds = bounds.get(column)
    const value = isConstant(columnBounds) ? columnBounds?.values?.[0] : position.columns.get(column)
    if (value === undefined) return start()
    parts.push(value)
    if (!isExact && !isConstant(columnBounds)) return start()
  }
  const hasKey = !path.holdsRows && (!path.unique || parts.some(isEncodedNull))
  return hasKey ? start() + position.key : start()
}
