import type { Merge, Scope, Table } from '../index.js'
import { type ColumnType, columnType } from './column-type.js'
import { type Row, rowEncoder } from './row-encoder.js'

/** An ordered way into a table: its key, where the rows are, or an index. */
export interface AccessPath {
  /** One byte that tells the table's paths apart in keys. */
  readonly tag: string
  readonly columns: readonly string[]
  readonly unique: boolean
  readonly holdsRows: boolean
}

/** A table as the memory store lays it out. */
export interface TableLayout {
  readonly name: string
  readonly scope: Scope
  readonly key: readonly string[]
  readonly rows: AccessPath
  readonly indexes: readonly AccessPath[]
  readonly columns: readonly string[]
  /** The type of a column; throws when there is none of that name. */
  column(name: string): ColumnType
  mergeOf(column: string): Merge
  /** The row's JSON text; throws a TypeError when it is not a row of the table. */
  encodeRow(row: Row): string
}

const layouts = new WeakMap<Table, TableLayout>()

/** The layout of a table, made once. */
export function layoutOf(table: Table): TableLayout {
  const known = layouts.get(table)
  if (known) return known
  const layout = makeLayout(table)
  layouts.set(table, layout)
  return layout
}

function makeLayout(table: Table): TableLayout {
  const columns = new Map(Object.entries(table.row.properties).map(([name, schema]) => [name, columnType(table.name, name, schema)]))
  let encodeRow: ((row: Row) => string) | undefined
  return {
    name: table.name,
    scope: table.scope,
    key: table.key,
    rows: { tag: '\0', columns: table.key, unique: true, holdsRows: true },
    indexes: table.indexes.map(({ columns, unique = false }, index) => ({
      tag: String.fromCharCode(index + 1),
      columns,
      unique,
      holdsRows: false
    })),
    columns: [...columns.keys()],
    column(name) {
      const type = columns.get(name)
      if (!type) throw new TypeError(`${table.name} has no column ${name}`)
      return type
    },
    mergeOf: (column) => (Object.hasOwn(table.merge, column) ? table.merge[column] : undefined) ?? 'replace',
    encodeRow(row) {
      encodeRow ??= rowEncoder(table, columns)
      return encodeRow(row)
    }
  }
}
