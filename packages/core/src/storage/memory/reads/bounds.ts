import { after, earlierKey, encodeValue, isEncodedNull, laterKey } from '../level/key-encoding.js'
import type { TableLayout } from '../table-layout.js'
import { type AnyCondition, type AnyWhere, columnConditions } from './conditions.js'

/** What a `Where` says of one column's encoded values; rows outside never match. Rows inside may still fail other tests. */
export interface Bounds {
  /** The only values it can have, in order. */
  values?: readonly string[]
  from?: string
  to?: string
  /** Whether NULL cannot match. */
  notNull: boolean
}

/** The bounds of every column that must hold whatever else does: `any` says nothing here. */
export function boundsOf(layout: TableLayout, where: AnyWhere): ReadonlyMap<string, Bounds> {
  const bounds = new Map<string, Bounds>()
  collect(layout, where, bounds)
  return bounds
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
  const bounds: Bounds = { notNull: isNull === false || [eq, ne, list, lt, lte, gt, gte, contains].some((test) => test !== undefined) }
  if (eq !== undefined) bounds.values = [encode(eq)]
  else if (list !== undefined) bounds.values = [...new Set(list.map(encode))].sort()
  else if (isNull) bounds.values = [encode(null)]
  const from = laterKey(gte === undefined ? undefined : encode(gte), gt === undefined ? undefined : after(encode(gt)))
  const to = earlierKey(lt === undefined ? undefined : encode(lt), lte === undefined ? undefined : after(encode(lte)))
  if (from !== undefined) bounds.from = from
  if (to !== undefined) bounds.to = to
  return bounds
}

/** Bounds of two conditions that must both hold. The shorter list of values is enough: rows are tested again. */
function narrower(a: Bounds, b: Bounds): Bounds {
  const values = a.values && (!b.values || a.values.length <= b.values.length) ? a.values : b.values
  const from = laterKey(a.from, b.from)
  const to = earlierKey(a.to, b.to)
  return {
    notNull: a.notNull || b.notNull,
    ...(values && { values }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to })
  }
}

/** Whether these bounds leave one value, so that ordering by the column changes nothing. */
export function isConstant(bounds: Bounds | undefined): boolean {
  return bounds?.values?.length === 1
}

/** Whether these bounds cut a range out of the column's values. */
export function isRange(bounds: Bounds | undefined): boolean {
  return bounds?.from !== undefined || bounds?.to !== undefined
}

/** Whether NULL is among the values of these bounds. */
export function includesNull(bounds: Bounds | undefined): boolean {
  return bounds?.values?.some(isEncodedNull) ?? false
}
