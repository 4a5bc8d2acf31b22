import { Type } from 'typebox'
import { uuid } from './columns.js'
import type { RowOf, Table } from './define-table.js'
import type { Aggregate, Direction, Group, Measure, Where } from './query.js'

/** A row with the organization that it belongs to. */
export type Owned<Row> = Row & { organization_id: string }

/**
 * The two verbs that reach across organizations. They are the job runner's, which has to find what is due whoever it belongs to; tools and domain code
 * see one organization only.
 */
export interface AcrossOrganizations {
  /** `take` over the rows of all organizations: the first in the order, whoever they belong to. Takes at the same time never get the same row, and do not wait for each other. */
  take<T extends Table<'organization'>>(
    table: T,
    query: {
      where: Where<RowOf<T>>
      set: Partial<RowOf<T>>
      orderBy?: { column: keyof RowOf<T> & string; direction: Direction }
      limit: number
    }
  ): Promise<Owned<RowOf<T>>[]>
  /** `aggregate` over the rows of all organizations; `by` may name `organization_id`. */
  aggregate<T extends Table<'organization'>, B extends keyof Owned<RowOf<T>>, const M extends Record<string, Measure<Owned<RowOf<T>>>>>(
    table: T,
    query: Omit<Aggregate<Owned<RowOf<T>>, B, M>, 'where'> & { where?: Where<RowOf<T>> }
  ): Promise<Group<Owned<RowOf<T>>, B, M>[]>
}

const owned = new WeakMap<Table, Table>()

/** A table with the organization as a column, the first of its key: how a store sees the rows of all organizations. */
export function withOrganization(table: Table): Table {
  const known = owned.get(table)
  if (known) return known
  const row = Type.Object({ organization_id: uuid(), ...table.row.properties })
  const made: Table = { ...table, row, key: ['organization_id', ...table.key], indexes: [] }
  owned.set(table, made)
  return made
}
