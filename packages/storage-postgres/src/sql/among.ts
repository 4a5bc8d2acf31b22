import { type RawBuilder, sql } from 'kysely'
import { listBytes, listOf } from './list.js'
import { rowset, rowsetValues } from './rowset.js'
import type { Column } from './shape.js'
import { ownRows, type Target } from './target.js'
import { Slot } from './template.js'
import type { Row } from './values.js'
import { allOf } from './where.js'

/** Chooses the rows that have any of the combinations of values of these columns in the slots that `amongSlots` fills. */
export function amongValues(target: Target, columns: readonly Column[]): RawBuilder<unknown> {
  const [only, ...further] = columns
  if (only && further.length === 0)
    return sql`where ${allOf([ownRows(target), sql`${sql.id(target.name, only.name)} = any(${listOf(only, new Slot('values'))})`])}`
  const same = columns.map(({ name }) => sql`${sql.id(target.name, name)} = ${sql.id('wanted', name)}`)
  return sql`join ${rowset(columns, 'values', 'wanted')} on ${allOf([ownRows(target), ...same])}`
}

/** What fills the slots. Equal combinations must not be among them, or there would be a row for each. */
export function amongSlots(columns: readonly Column[], rows: readonly Row[]): Record<string, Buffer> {
  const [only, ...further] = columns
  if (!only || further.length > 0) return rowsetValues(columns, 'values', rows)
  return {
    values: listBytes(
      only,
      rows.map((row) => row[only.name])
    )
  }
}
