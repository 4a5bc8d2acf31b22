import { type RawBuilder, sql } from 'kysely'
import { kinds } from './kinds.js'
import type { Column } from './shape.js'
import { isStorableJson } from './storable-text.js'
import { Slot } from './template.js'
import { type Row, toJson } from './values.js'

/**
 * Rows as one JSON parameter, read as a table of typed columns under an alias. Within the JSON columns go by short names and nulls are left out: both
 * ends handle half as many bytes.
 */
export function rowset(columns: readonly Column[], rows: readonly Row[] | Slot, alias: string): RawBuilder<unknown> {
  const types = columns.map(({ kind }, index) => `${shortName(index)} ${kinds[kind].type}`)
  const names = columns.map(({ name }, index) => `${shortName(index)} as "${name}"`)
  const [select, as] = [sql.raw(`(select ${names.join(', ')} from json_to_recordset(`), sql.raw(`::json) as short(${types.join(', ')}))`)]
  return sql`${select}${rows instanceof Slot ? rows : rowsJson(columns, rows)}${as} as ${sql.id(alias)}`
}

function shortName(index: number): string {
  return `c${index.toString(36)}`
}

/** The parameter that a `rowset` reads. */
export function rowsJson(columns: readonly Column[], rows: readonly Row[]): string {
  const named = columns.map((column, index) => [shortName(index), column] as const)
  const json = JSON.stringify(rows.map((row) => rowJson(named, row)))
  if (isStorableJson(json)) return json
  throw new TypeError(`A row of ${columns[0]?.table} holds a NUL character or a lone surrogate, which Postgres cannot keep`)
}

function rowJson(columns: readonly (readonly [string, Column])[], row: Row): Row {
  const json: Row = {}
  for (const [name, column] of columns) {
    const value = toJson(column, row[column.name])
    if (value !== null) json[name] = value
  }
  return json
}
