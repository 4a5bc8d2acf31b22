import { type RawBuilder, sql } from 'kysely'
import { kinds } from './kinds.js'
import type { Column } from './shape.js'
import { isStorableJson, isStorableText } from './storable-text.js'

/** A row of any table. */
export type Row = Record<string, unknown>

/** A row as a statement answers it: the text of each column. */
export type Texts = Record<string, string | null>

/** A value as a parameter's text; throws when it does not fit the column. */
export function toText(column: Column, value: unknown): string | null {
  if (value === null && column.nullable) return null
  const text = kinds[column.kind].toText(value)
  if (text === undefined) throw new TypeError(`${nameOf(column)} must be ${kinds[column.kind].expects}`)
  if (column.kind === 'json' ? isStorableJson(text) : isStorableText(text)) return text
  throw new TypeError(`${nameOf(column)} holds a NUL character or a lone surrogate, which Postgres cannot keep`)
}

/** A value of a column as a typed parameter. */
export function parameter(column: Column, value: unknown): RawBuilder<unknown> {
  return typed(column, toText(column, value))
}

/** A value as a text that the database turns into the column's type, whatever type the client thinks that the parameter has. */
export function textParameter(column: Column, value: unknown): RawBuilder<unknown> {
  return sql`${toText(column, value)}::text::${sql.raw(kinds[column.kind].type)}`
}

/** A text as a parameter of the column's type. */
export function typed(column: Column, text: string | null): RawBuilder<unknown> {
  return sql`${text}::${sql.raw(kinds[column.kind].type)}`
}

/** Columns as a select list: each as text, under its name. */
export function selected(columns: readonly Column[], from?: string): RawBuilder<unknown> {
  return sql.join(
    columns.map(({ kind, name }) => {
      const column = from === undefined ? sql.id(name) : sql.id(from, name)
      return sql`${kinds[kind].read(column)} as ${sql.id(name)}`
    })
  )
}

/** A row of these columns from the texts that a statement answered. */
export function parseRow(columns: readonly Column[], texts: Texts): Row {
  const row = { ...emptyRow(columns) }
  for (const column of columns) row[column.name] = parse(column, texts[column.name] ?? null)
  return row
}

const emptyRows = new WeakMap<readonly Column[], Row>()

/** A row of nulls to copy and fill: in V8 this is many times faster than adding one property after the other. */
function emptyRow(columns: readonly Column[]): Row {
  const known = emptyRows.get(columns)
  if (known) return known
  const row = Object.fromEntries(columns.map(({ name }) => [name, null]))
  emptyRows.set(columns, row)
  return row
}

export function parse({ kind }: Column, text: string | null): unknown {
  return text === null ? null : kinds[kind].parse(text)
}

export function nameOf(column: Column): string {
  return `${column.table}.${column.name}`
}
