import type { Find, Where } from '@rapport/core/storage'
import type { Row } from './values.js'

/** Rows that are asked for by the values of one column. An index leads to them whatever the values are, so that one plan is right for all. */
export interface Lookup {
  column: string
  values: readonly unknown[]
}

/** A condition as a lookup; undefined when it is none. */
export function lookupOf(where: Where<Row> | undefined): Lookup | undefined {
  const [[column, condition] = [], ...more] = Object.entries(where ?? {})
  if (column === undefined || more.length > 0 || column === 'any' || column === 'all') return undefined
  const [[test, value] = [], ...others] = Object.entries(condition ?? {}).filter(([, compared]) => compared !== undefined)
  if (others.length > 0) return undefined
  if (test === 'in' && Array.isArray(value)) return { column, values: value }
  return test === 'eq' && value !== null ? { column, values: [value] } : undefined
}

/** Whether order or number of the rows matters. */
export function isPage({ orderBy, after, limit }: Find<Row>): boolean {
  return orderBy !== undefined || after !== undefined || limit !== undefined
}
