import type { SchemaDescription, TableDescription } from '@rapport/core/storage'

/** The columns of tables, each with its type: a `ColumnType`, or the name of a type that Rapport does not use. */
export interface Columns {
  readonly [table: string]: { readonly [column: string]: string }
}

/** One difference between two descriptions, as what has to change in the first to get the second. */
export type Difference =
  | { kind: 'addTable' | 'dropTable'; table: string }
  | { kind: 'addColumn'; table: string; column: string; type: string }
  | { kind: 'dropColumn'; table: string; column: string }
  | { kind: 'changeColumn'; table: string; column: string; from: string; to: string }
  | { kind: 'addIndex' | 'dropIndex'; table: string; index: TableDescription['indexes'][number] }
  | { kind: 'changeKey'; table: string }

/** The differences of two descriptions, table by table. */
export function differencesBetween(from: SchemaDescription, to: SchemaDescription): Difference[] {
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])]
  return names.flatMap((table): Difference[] => {
    const before = from[table]
    const after = to[table]
    if (!before) return [{ kind: 'addTable', table }]
    if (!after) return [{ kind: 'dropTable', table }]
    return [...columnDifferences(table, before.columns, after.columns), ...indexDifferences(table, before, after)]
  })
}

/** The differences of columns alone. A table that only the first has is somebody else's. */
export function missingColumns(from: Columns, to: Columns): Difference[] {
  return Object.entries(to).flatMap(([table, columns]): Difference[] => {
    const before = from[table]
    return before ? columnDifferences(table, before, columns) : [{ kind: 'addTable', table }]
  })
}

/** A difference between a database and the tables that it should have, in words. */
export function differenceInWords(difference: Difference): string {
  const { kind, table } = difference
  switch (kind) {
    case 'addTable':
      return `the table ${table} is missing`
    case 'dropTable':
      return `the table ${table} is unknown`
    case 'addColumn':
      return `${table}.${difference.column} is missing`
    case 'dropColumn':
      return `${table}.${difference.column} is unknown`
    case 'changeColumn':
      return `${table}.${difference.column} is ${typeInWords(difference.from)}, not ${typeInWords(difference.to)}`
    case 'addIndex':
      return `the index on ${table} (${difference.index.columns.join(', ')}) is missing`
    case 'dropIndex':
      return `the index on ${table} (${difference.index.columns.join(', ')}) is unknown`
    case 'changeKey':
      return `${table} has another key`
  }
}

function typeInWords(type: string): string {
  return type.replace(/ null$/, ' or null')
}

function columnDifferences(table: string, before: Columns[string], after: Columns[string]): Difference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.flatMap((column): Difference[] => {
    const from = before[column]
    const to = after[column]
    if (from === undefined) return to === undefined ? [] : [{ kind: 'addColumn', table, column, type: to }]
    if (to === undefined) return [{ kind: 'dropColumn', table, column }]
    return from === to ? [] : [{ kind: 'changeColumn', table, column, from, to }]
  })
}

function indexDifferences(table: string, before: TableDescription, after: TableDescription): Difference[] {
  const isIn = (indexes: TableDescription['indexes'], index: TableDescription['indexes'][number]) =>
    indexes.some((each) => each.unique === index.unique && each.columns.join() === index.columns.join())
  const dropped = before.indexes.filter((index) => !isIn(after.indexes, index))
  const added = after.indexes.filter((index) => !isIn(before.indexes, index))
  const hasOtherKey = before.scope !== after.scope || before.key.join() !== after.key.join()
  return [
    ...(hasOtherKey ? [{ kind: 'changeKey', table } as const] : []),
    ...dropped.map((index) => ({ kind: 'dropIndex', table, index }) as const),
    ...added.map((index) => ({ kind: 'addIndex', table, index }) as const)
  ]
}
