import type { Where } from '@rapport/core/storage'
import type { Column } from './shape.js'
import type { Target } from './target.js'
import { nameOf, type Row } from './values.js'

/** A text that identifies a row by the values of these columns, for use as a key of a Map. */
export function nameByColumns(columns: readonly Column[], row: Row): string {
  const [only, ...further] = columns
  return only && further.length === 0 ? String(row[only.name]) : JSON.stringify(columns.map(({ name }) => row[name]))
}

/** Rows in the order of their keys. Every statement locks rows in this order, so that two statements never deadlock. */
export function inKeyOrder(target: Target, rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => {
    for (const { name } of target.key) {
      const difference = compare(a[name], b[name])
      if (difference !== 0) return difference
    }
    return 0
  })
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const left = String(a)
  const right = String(b)
  return left < right ? -1 : Number(left > right)
}

/** The condition that names one row. */
export function keyWhere(target: Target, key: Row): Where<Row> {
  return Object.fromEntries(
    target.key.map((column) => {
      const value = key[column.name]
      if (value === null || value === undefined) throw new TypeError(`${nameOf(column)} is part of the key and must be given`)
      return [column.name, { eq: value }]
    })
  )
}
