import type { Static, TObject } from 'typebox'

/** Whose rows a table holds: one organization's, or the directory's, which is read before the organization is known. */
export type Scope = 'organization' | 'directory'

/**
 * How `upsert` merges a column when the row exists. `keep`: the first value wins. `replace`: the last value wins. `min`, `max`, `sum`: of the two, a null
 * counting as absent. `newest`: a map of key -> `{ at, value }`, per key the greater `at` wins, ties by the greater JSON text.
 * All but `replace` give the same row in any order.
 */
export type Merge = 'keep' | 'replace' | 'min' | 'max' | 'sum' | 'newest'

/** One value of a `newest` column. */
export interface Stamped {
  at: number
  value: unknown
}

/** A `newest` column: each key's newest value with its time. */
export type StampedMap = { [key: string]: Stamped }

export interface Index<Column extends string> {
  columns: readonly Column[]
  unique?: boolean
}

/** A table, as `defineTable` makes it. */
export interface Table<S extends Scope = Scope, Row extends object = Record<string, unknown>, Key extends string = string> {
  name: string
  scope: S
  row: TObject
  /** The columns that name a row within its organization, in order. */
  key: readonly Key[]
  /** Ordered indexes; each must be backed by the stores. `organization_id` comes first by itself. */
  indexes: readonly Index<string>[]
  /** How upsert merges each column that is not of the key; a column left out is `replace`. */
  merge: { readonly [column: string]: Merge }
  /** Whether new rows hardly ever meet one that exists: then a store may write them without looking, and begin again when one does. */
  collisions?: 'rare' | undefined
  /** Carries the row's type; never set. */
  readonly $row?: Row
}

/**
 * Defines a table: its row schema, key, indexes, and how its columns merge. Names are snake_case in the database and in rows alike.
 *
 * @example
 * export const notes = defineTable({
 *   name: 'notes', scope: 'organization', key: ['id'],
 *   row: Type.Object({ id: uuid(), body: text(), created_at: time() }),
 *   indexes: [{ columns: ['created_at'] }], merge: { created_at: 'keep' }
 * })
 */
export function defineTable<const S extends Scope, T extends TObject, const K extends string & keyof Static<T>>(definition: {
  name: string
  scope: S
  row: T
  key: readonly K[]
  indexes?: readonly Index<string & keyof Static<T>>[]
  merge?: { readonly [C in Exclude<string & keyof Static<T>, K>]?: Merge }
  collisions?: 'rare'
}): Table<S, Static<T>, K> {
  const { name, scope, row, key, indexes = [], merge = {}, collisions } = definition
  return { name, scope, row, key, indexes, merge: merge as { readonly [column: string]: Merge }, collisions }
}

/** The row of a table. */
export type RowOf<T> = T extends Table<Scope, infer Row, string> ? Row : never

/** The key columns of a table's row. */
export type KeyOf<T> = T extends Table<Scope, infer Row, infer Key> ? Pick<Row, Key & keyof Row> : never
