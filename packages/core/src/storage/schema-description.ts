import { createHash } from 'node:crypto'
import { canonicalJson } from '../values/index.js'
import { type ColumnKind, columnKind, isNullable } from './columns.js'
import type { Scope, Table } from './define-table.js'

/** What a column holds, and whether it may be null. */
export type ColumnType = ColumnKind | `${ColumnKind} null`

/** One table: what a store has to create for it. */
export interface TableDescription {
  scope: Scope
  columns: { readonly [column: string]: ColumnType }
  key: readonly string[]
  indexes: readonly { columns: readonly string[]; unique?: true }[]
}

/** All tables of a version of the schema, by name. */
export interface SchemaDescription {
  readonly [table: string]: TableDescription
}

/**
 * Describes tables as plain data, without what only concerns the code (how columns merge, say). It throws for a column that `columns.ts` did not make.
 *
 * @example
 * const { customers } = describeSchema(Object.values(tables))
 */
export function describeSchema(tables: readonly Table<Scope, object>[]): SchemaDescription {
  return Object.fromEntries(tables.map((table) => [table.name, describeTable(table)]))
}

function describeTable({ scope, row, key, indexes }: Table<Scope, object>): TableDescription {
  const columns = Object.entries(row.properties).map(([name, schema]): [string, ColumnType] => {
    const kind = columnKind(schema)
    return [name, isNullable(schema) ? `${kind} null` : kind]
  })
  return {
    scope,
    columns: Object.fromEntries(columns),
    key,
    indexes: indexes.map((index) => (index.unique ? { columns: index.columns, unique: true } : { columns: index.columns }))
  }
}

/** The SHA-256 of a description, in hex. The order of tables, columns and indexes does not count: a migrated table has its new columns last. */
export function schemaFingerprint(description: SchemaDescription): string {
  const sorted = Object.entries(description).map(([name, { scope, columns, key, indexes }]) => {
    return [name, { scope, columns, key, indexes: indexes.map((index) => canonicalJson(index)).sort() }] as const
  })
  return createHash('sha256')
    .update(canonicalJson(Object.fromEntries(sorted)))
    .digest('hex')
}
