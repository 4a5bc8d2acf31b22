import type { Keyspace } from '../level/keyspace.js'
import type { AccessPath } from '../table-layout.js'
import { boundsOf, includesNull, isConstant, isRange } from './bounds.js'
import type { AnyWhere } from './conditions.js'
import { clipRanges, type PlanOrder, type Range, rangesOf, type Search } from './ranges.js'
import type { NamedPosition, RowOrder } from './row-order.js'

/** More key ranges than this cost more than reading past what lies between them. */
const MOST_RANGES = 1000

/** How to read the rows that may match: single keys, or ranges one after the other. */
export interface Plan {
  readonly path: AccessPath
  readonly read: { readonly points: readonly string[] } | { readonly ranges: readonly Range[] }
  readonly order: PlanOrder
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
  const search: Search = { keyspace, order, position, bounds: boundsOf(keyspace.layout, where) }
  const candidates = [rows, ...indexes].map((path) => makeCandidate(search, path, limit !== undefined))
  return candidates.reduce((best, other) => (other.score > best.score ? other : best)).plan()
}

function makeCandidate(search: Search, path: AccessPath, isLimited: boolean): Candidate {
  const { prefixes, columns, score } = knownPrefixes(search, path)
  const next = path.columns[columns]
  if (next === undefined && path.unique && !path.columns.some((column) => includesNull(search.bounds.get(column)))) {
    return { score: Number.POSITIVE_INFINITY, plan: () => ({ path, read: { points: prefixes }, order: { kind: 'none' } }) }
  }
  const order = orderOf(search, path)
  const orderScore = { exact: isLimited ? 6 : 2, runs: isLimited ? 3 : 0, none: 0 }[order.kind]
  const rangeScore = next !== undefined && isRange(search.bounds.get(next)) ? 5 : 0
  return {
    score: score + orderScore + rangeScore,
    plan: () => ({ path, read: { ranges: clipRanges(search, path, order, rangesOf(search, prefixes, next)) }, order })
  }
}

/** The beginnings of all keys that can match, as far as the path's first columns have known values. */
function knownPrefixes({ keyspace, bounds }: Search, path: AccessPath): { prefixes: readonly string[]; columns: number; score: number } {
  let prefixes: readonly string[] = [keyspace.prefixOf(path)]
  let score = 0
  for (const [columns, column] of path.columns.entries()) {
    const { values } = bounds.get(column) ?? {}
    if (!values || prefixes.length * values.length > MOST_RANGES) return { prefixes, columns, score }
    prefixes = prefixes.flatMap((prefix) => values.map((value) => prefix + value))
    score += includesNull(bounds.get(column)) ? 4 : 20
  }
  return { prefixes, columns: path.columns.length, score }
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
