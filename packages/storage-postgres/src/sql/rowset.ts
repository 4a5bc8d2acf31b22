import { type RawBuilder, sql } from 'kysely'
import { listBytes, listOf } from './list.js'
import type { Column } from './shape.js'
import { Slot } from './template.js'
import { type Row, textParameter } from './values.js'

/** Rows as a `from` item with typed columns: `unnest` of one array parameter for each column. The arrays stand in slots that `rowsetValues` fills. */
export function rowset(columns: readonly Column[], slots: string, alias: string): RawBuilder<unknown> {
  return unnested(columns, arraysOf(columns, slots), alias)
}

/**
 * The same, but the planner cannot see the number of rows, and assumes ten. If it sees fewer, a plan for just these values looks cheaper to it than
 * the kept one, so it plans each time, which takes longer than running the statement.
 */
export function rowsetOfUnknownSize(columns: readonly Column[], slots: string, alias: string): RawBuilder<unknown> {
  const arrays = arraysOf(columns, slots).map((array) => sql`(select ${array})`)
  return unnested(columns, arrays, alias)
}

/** The values for the slots of a `rowset`, made from these rows. */
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

/** A few rows as a `from` item, with a text parameter for each value: any client can send those, also a host's that gives parameters types. */
export function rowsetOfTexts(columns: readonly Column[], rows: readonly Row[], alias: string): RawBuilder<unknown> {
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => textParameter(column, row[column.name])))})`)
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
