import type { Find, Where } from '@rapport/core/storage'
import type { Shape } from './shape.js'
import type { Row } from './values.js'

/** A query for rows by the values of one column. One plan is good for all values, as an index on the column always leads to the rows. */
export interface Lookup {
  column: string
  values: readonly unknown[]
}

/** The lookup that a condition is; undefined when it tests anything else. */
export function lookupOf(where: Where<Row> | undefined): Lookup | undefined {
  const [[column, condition] = [], ...more] = Object.entries(where ?? {})
  if (column === undefined || more.length > 0 || column === 'any' || column === 'all') return undefined
  const [[test, value] = [], ...others] = Object.entries(condition ?? {}).filter(([, compared]) => compared !== undefined)
  if (others.length > 0) return undefined
  if (test === 'in' && Array.isArray(value)) return { column, values: value }
  return test === 'eq' && value !== null ? { column, values: [value] } : undefined
}

/** Whether a condition is one of rows by the values of one column, or names rows by their keys, whatever else it tests of them: the key's index leads to them. */
export function isLookup({ key }: Pick<Shape, 'key'>, where: Where<Row>): boolean {
  if (lookupOf(where)) return true
  const [first, ...others] = key
  if (!first || others.length > 0 || where.any || where.all) return false
  const { in: list, eq } = where[first.name] ?? {}
  return Array.isArray(list) || (eq !== undefined && eq !== null)
}

/** Whether a query asks for an order, a position or a number of rows. */
export function isPage({ orderBy, after, limit }: Find<Row>): boolean {
  return orderBy !== undefined || after !== undefined || limit !== undefined
}
