import type { Where } from '@rapport/core/storage'
import { type RawBuilder, sql } from 'kysely'
import { listOf, listText } from './list.js'
import { rowset, rowsJson } from './rowset.js'
import type { Column } from './shape.js'
import type { Target } from './target.js'
import { ownRows, sameKey } from './target.js'
import { Slot } from './template.js'
import { nameOf, type Row, selected } from './values.js'
import { allOf } from './where.js'

/** A text that names a row by these columns. */
export function nameByColumns(columns: readonly Column[], row: Row): string {
  const [only, ...further] = columns
  return only && further.length === 0 ? String(row[only.name]) : JSON.stringify(columns.map(({ name }) => row[name]))
}

/** Rows put in the order of their keys: the order in which every statement locks rows, so that two never wait for each other. */
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
  const [left, right] = [String(a), String(b)]
  return left < right ? -1 : Number(left > right)
}

/** Selects all columns of the rows of the keys in the slot `keys`, which `keysParameter` fills; `lock` holds them, in key order. */
export function selectByKeys(target: Target, { lock }: { lock: boolean }): RawBuilder<unknown> {
  const locking = lock
    ? sql` order by ${sql.join(target.key.map(({ name }) => sql.id(target.name, name)))} for update of ${sql.id(target.name)}`
    : sql``
  const keys = new Slot('keys')
  const [only, ...further] = target.key
  if (only && further.length === 0) {
    return sql`select ${selected(target.columns)} from ${target.table} where ${allOf([ownRows(target), sql`${sql.id(only.name)} = any(${listOf(only, keys)})`])}${locking}`
  }
  return sql`select ${selected(target.columns, target.name)} from ${target.table} join ${rowset(target.key, keys, 'wanted')} on ${allOf([ownRows(target), sameKey(target, target.name, 'wanted')])}${locking}`
}

/** The parameter that names these keys in `selectByKeys`. */
export function keysParameter({ key }: Target, keys: readonly Row[]): string {
  const [only, ...further] = key
  if (!only || further.length > 0) return rowsJson(key, keys)
  return listText(
    only,
    keys.map((row) => row[only.name])
  )
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
