import type { Column } from './columns.js'

/** Whose rows a table holds: one organization's, or the directory's, which is read before the organization is known. */
export type Scope = 'organization' | 'directory'

/**
 * How `upsert` and `merge` combine the stored value of a column with the new one:
 * - `keep`: the stored value stays.
 * - `replace`: the new value wins.
 * - `min`, `max`, `sum`: of the two values; null counts as absent.
 * - `newest`: the column is a map of name -> `{ at, value }`. For each name the later `at` wins; at equal times the greater JSON text.
 *
 * `min`, `max`, `sum` and `newest` give the same row whatever the order of the writes.
 */
export type Merge = 'keep' | 'replace' | 'min' | 'max' | 'sum' | 'newest'

/** One value of a `newest` column. */
export interface Stamped {
  /** When it was said, in epoch milliseconds. */
  at: number
  value: unknown
}

/** A `newest` column: for each name its newest value, with its time. */
export type StampedMap = { [key: string]: Stamped }

/** An ordered index of a table. */
export interface Index<Column extends string> {
  columns: readonly Column[]
  /** Whether no two rows of an organization may have the same values; nulls never count as the same. */
  unique?: boolean
}

/** The columns of a table, by their names. */
export interface Columns {
  [name: string]: Column
}

/** The schema of a table's rows, made by TypeBox's `Type.Object`. */
export interface RowSchema<C extends Columns = Columns> {
  properties: C
}

/**
 * The personal data in a column:
 * - `person`: it names a person. A user, a visitor, a member, an email address or an id of a person at a provider.
 * - `profile`: it describes the person whom the row is about.
 * - `content`: text or JSON of hosts, customers or providers, which may name anybody.
 * - `company`: it names or describes a customer.
 * - `none`: nothing of the above.
 */
export type Personal = 'person' | 'profile' | 'content' | 'company' | 'none'

/** The columns of a table that can hold what people wrote. */
type OpenColumns<C extends Columns> = { [Name in keyof C]: C[Name] extends Column<unknown, false> ? never : Name }[keyof C]

/** What each open column of a table holds of people. Other columns, such as a visitor's id, may be named too. */
type PersonalColumns<C extends Columns> = { readonly [Name in OpenColumns<C>]: Personal } & { readonly [Name in keyof C]?: Personal }

/** `personal` may be left out only by a table without open columns. */
type Declaration<C extends Columns> = [OpenColumns<C>] extends [never]
  ? { personal?: PersonalColumns<C> }
  : { personal: PersonalColumns<C> }

/** A row with these columns. */
type RowWith<C extends Columns> = { [Name in keyof C]: C[Name]['~unsafe'] }

/** A table, as `defineTable` makes it. */
export interface Table<S extends Scope = Scope, Row extends object = Record<string, unknown>, Key extends string = string> {
  name: string
  scope: S
  row: RowSchema
  /** The columns that name a row within its organization, in order. */
  key: readonly Key[]
  /** Ordered indexes, which every store must keep. Stores put `organization_id` first by themselves. */
  indexes: readonly Index<string>[]
  /** How each column outside the key is merged; a column that is left out is `replace`. */
  merge: { readonly [column: string]: Merge }
  /** `rare`: an inserted row hardly ever exists already. A store may then insert without looking, and start the transaction again when one exists. */
  collisions?: 'rare' | undefined
  /** What each column holds of people; a column that is left out holds nothing. */
  personal: { readonly [column: string]: Personal }
  /** Only carries the type of the row for the compiler; it is never set. */
  readonly $row?: Row
}

/**
 * Defines a table: its row schema, key, indexes, how its columns merge, and what is personal in it. Names are snake_case in the database and in rows
 * alike. A column of `text()` or `json()` that `personal` does not name does not compile.
 *
 * @example
 * export const notes = defineTable({
 *   name: 'notes', scope: 'organization', key: ['id'],
 *   row: Type.Object({ id: uuid(), body: text(), created_at: time() }),
 *   personal: { body: 'content' }, indexes: [{ columns: ['created_at'] }], merge: { created_at: 'keep' }
 * })
 */
export function defineTable<const S extends Scope, C extends Columns, const K extends string & keyof C>(
  definition: {
    name: string
    scope: S
    row: RowSchema<C>
    key: readonly K[]
    indexes?: readonly Index<string & keyof C>[]
    merge?: { readonly [Name in Exclude<string & keyof C, K>]?: Merge }
    collisions?: 'rare'
  } & Declaration<C>
): Table<S, RowWith<C>, K> {
  const { name, scope, row, key, indexes = [], merge = {}, collisions, personal = {} } = definition
  return {
    name,
    scope,
    row,
    key,
    indexes,
    merge: merge as { readonly [column: string]: Merge },
    collisions,
    personal: personal as { readonly [column: string]: Personal }
  }
}

/** The row of a table. */
export type RowOf<T> = T extends Table<Scope, infer Row, string> ? Row : never

/** The key columns of a table's row. */
export type KeyOf<T> = T extends Table<Scope, infer Row, infer Key> ? Pick<Row, Key & keyof Row> : never
