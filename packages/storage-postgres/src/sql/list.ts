import { type RawBuilder, sql } from 'kysely'
import type { Column } from './shape.js'
import { toText } from './values.js'

/** Values of a column as one array parameter. */
export function list(column: Column, values: readonly unknown[]): RawBuilder<unknown> {
  return listOf(column, listText(column, values))
}

/** A parameter with the text of an array of a column's values. */
export function listOf({ kind }: Column, parameter: unknown): RawBuilder<unknown> {
  return sql`${parameter}::${sql.raw(arrayTypes[kind])}`
}

/** The text of an array of a column's values. */
export function listText(column: Column, values: readonly unknown[]): string {
  return `{${values.map((value) => `"${String(toText(column, value)).replace(/["\\]/g, '\\$&')}"`).join(',')}}`
}

const arrayTypes = {
  uuid: 'uuid[]',
  text: 'text[]',
  time: 'timestamptz[]',
  integer: 'bigint[]',
  number: 'double precision[]',
  boolean: 'boolean[]',
  json: 'jsonb[]'
}
