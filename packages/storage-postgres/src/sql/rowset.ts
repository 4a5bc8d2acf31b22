import { type RawBuilder, sql } from 'kysely'
import { listBytes, listOf } from './list.js'
import type { Column } from './shape.js'
import { Slot } from './template.js'
import { parameter, type Row } from './values.js'

/** Rows as a table of typed columns under an alias: one array parameter a column, from the slots that `rowsetValues` fills. */
export function rowset(columns: readonly Column[], slots: string, alias: string): RawBuilder<unknown> {
  return unnested(columns, arraysOf(columns, slots), alias)
}

/**
 * The same, but the planner does not see how many rows there are. Where it does, a statement for fewer than the ten that it else believes in seems cheaper
 * with a plan of its own, and is planned each time, which takes longer than running it.
 */
export function rowsetOfUnknownSize(columns: readonly Column[], slots: string, alias: string): RawBuilder<unknown> {
  const arrays = arraysOf(columns, slots).map((array) => sql`(select ${array})`)
  return unnested(columns, arrays, alias)
}

/** What fills the slots of a `rowset` with these rows. */
export function rowsetValues(columns: readonly Column[], slots: string, rows: readonly Row[]): Record<string, Buffer> {
  const values: Record<string, Buffer> = {}
  for (const column of columns) {
    values[slotName(slots, column)] = listBytes(
      column,
      rows.map((row) => row[column.name])
    )
  }
  return values
}

/** The same table of a few rows, with a text parameter for each value: it asks nothing of the client, which may be a host's. */
export function rowsetOfTexts(columns: readonly Column[], rows: readonly Row[], alias: string): RawBuilder<unknown> {
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => parameter(column, row[column.name])))})`)
  return sql`(values ${sql.join(values)}) as ${named(columns, alias)}`
}

function arraysOf(columns: readonly Column[], slots: string): RawBuilder<unknown>[] {
  return columns.map((column) => listOf(column, new Slot(slotName(slots, column))))
}

function unnested(columns: readonly Column[], arrays: readonly RawBuilder<unknown>[], alias: string): RawBuilder<unknown> {
  return sql`unnest(${sql.join(arrays)}) as ${named(columns, alias)}`
}

function slotName(slots: string, { name }: Column): string {
  return `${slots}.${name}`
}

function named(columns: readonly Column[], alias: string): RawBuilder<unknown> {
  return sql`${sql.id(alias)} (${sql.join(columns.map(({ name }) => sql.id(name)))})`
}
