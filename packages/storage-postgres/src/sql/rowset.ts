import { type RawBuilder, sql } from 'kysely'
import { kinds } from './kinds.js'
import type { Column } from './shape.js'
import { isStorableJson } from './storable-text.js'
import { type Row, toJson } from './values.js'

/** Rows as one JSON parameter, read as a table of typed columns under an alias. */
export function rowset(columns: readonly Column[], rows: readonly Row[], alias: string): RawBuilder<unknown> {
  const types = columns.map(({ kind, name }) => sql`${sql.id(name)} ${sql.raw(kinds[kind].type)}`)
  return sql`json_to_recordset(${rowsJson(columns, rows)}::json) as ${sql.id(alias)}(${sql.join(types)})`
}

function rowsJson(columns: readonly Column[], rows: readonly Row[]): string {
  const json = JSON.stringify(rows.map((row) => rowJson(columns, row)))
  if (isStorableJson(json)) return json
  throw new TypeError(`A row of ${columns[0]?.table} holds a NUL character or a lone surrogate, which Postgres cannot keep`)
}

function rowJson(columns: readonly Column[], row: Row): Row {
  const json: Row = {}
  for (const column of columns) json[column.name] = toJson(column, row[column.name])
  return json
}
