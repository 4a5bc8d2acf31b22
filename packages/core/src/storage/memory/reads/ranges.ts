import { after, earlierKey, isEncodedNull, laterKey, values } from '../level/key-encoding.js'
import type { Keyspace } from '../level/keyspace.js'
import type { KeyRange } from '../level/level.js'
import type { AccessPath } from '../table-layout.js'
import { type Bounds, isConstant } from './bounds.js'
import type { NamedPosition, RowOrder } from './row-order.js'

/** A query's bounds and order on one table. */
export interface Search {
  readonly keyspace: Keyspace
  readonly bounds: ReadonlyMap<string, Bounds>
  readonly order: RowOrder
  readonly position: NamedPosition | undefined
}

/** A range of keys, read in the order's direction. */
export interface Range extends KeyRange {
  /** Whether the column of the order is NULL here. */
  readonly isNull: boolean
}

/** How rows come out: as wanted; with the rows of one value of the order's first column together; or in no useful order. */
export type PlanOrder = { readonly kind: 'exact' } | { readonly kind: 'runs'; readonly column: string } | { readonly kind: 'none' }

/** The ranges behind these prefixes in the order's direction, NULLs of the next column after its values. */
export function rangesOf(search: Search, prefixes: readonly string[], next: string | undefined): Range[] {
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
export function clipRanges(search: Search, path: AccessPath, order: PlanOrder, ranges: readonly Range[]): readonly Range[] {
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
