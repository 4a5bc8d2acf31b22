import { type ColumnKind, columnKind, isNullable, type Merge, type Scope, type Table } from '@rapport/core/storage'

export interface Column {
  table: string
  name: string
  kind: ColumnKind
  nullable: boolean
}

/** A table in the form that the statements are made from. */
export interface Shape {
  name: string
  scope: Scope
  columns: readonly Column[]
  key: readonly Column[]
  /** The columns of each unique index besides the key. */
  uniques: readonly (readonly Column[])[]
  /**
   * The orders in which indexes give rows: the names of their columns, then those of the key. Of events, those by name and by visitor hold for some rows
   * alone (see the first migration); nothing pages by them.
   */
  orders: readonly (readonly string[])[]
  merge: (column: Column) => Merge
  /** Whether an inserted row hardly ever exists already (`Table.collisions`). */
  collisionsAreRare: boolean
  /** The column of this name; throws when there is none. */
  column: (name: string) => Column
}

const shapes = new WeakMap<Table<Scope, object>, Shape>()

/** A table's shape, computed once. */
export function shapeOf(table: Table<Scope, object>): Shape {
  const known = shapes.get(table)
  if (known) return known
  const shape = makeShape(table)
  shapes.set(table, shape)
  return shape
}

function makeShape({ name, scope, row, key, indexes, merge, collisions }: Table<Scope, object>): Shape {
  const columns = new Map<string, Column>()
  for (const [columnName, schema] of Object.entries(row.properties)) {
    columns.set(columnName, { table: name, name: columnName, kind: columnKind(schema), nullable: isNullable(schema) })
  }
  const column = (columnName: string) => {
    const found = columns.get(columnName)
    if (!found) throw new TypeError(`Table ${name} has no column ${JSON.stringify(columnName)}`)
    return found
  }
  return {
    name,
    scope,
    columns: [...columns.values()],
    key: key.map(column),
    uniques: indexes.filter((index) => index.unique).map((index) => index.columns.map(column)),
    orders: [[], ...indexes.map((index) => index.columns)].map((order) => [...new Set([...order, ...key])]),
    merge: ({ name }) => merge[name] ?? 'replace',
    collisionsAreRare: collisions === 'rare',
    column
  }
}
