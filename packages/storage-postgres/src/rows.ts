import type { Find, FirstPage, Rows, Scope, Table, Where } from '@rapport/core/storage'
import type { Session } from './session.js'
import { isPage } from './sql/lookup.js'
import { shapeOf } from './sql/shape.js'
import { type Target, targetOf } from './sql/target.js'
import type { Row } from './sql/values.js'
import { type AnyAggregate, aggregate } from './verbs/aggregate.js'
import { count } from './verbs/count.js'
import { find } from './verbs/find.js'
import { firstPage } from './verbs/first-page.js'
import { get } from './verbs/get.js'
import { increment } from './verbs/increment.js'
import { insert } from './verbs/insert.js'
import { now } from './verbs/now.js'
import { remove } from './verbs/remove.js'
import { type Take, take } from './verbs/take.js'
import { update } from './verbs/update.js'
import { merge, mergesInSql, upsert } from './verbs/upsert.js'

/** How a verb reaches the database: each call by itself, or all inside one transaction. */
export interface Access {
  schema: string
  /** For a verb that reads with one statement. */
  read<R>(work: (session: Session) => Promise<R>): Promise<R>
  /** For a verb that may read with several statements. */
  readSeveral<R>(work: (session: Session) => Promise<R>): Promise<R>
  /** For a verb that writes with one statement. */
  write<R>(work: (session: Session) => Promise<R>): Promise<R>
  /** For a verb that writes with several statements, which must be one transaction. */
  transaction<R>(work: (session: Session) => Promise<R>): Promise<R>
}

/** The verbs on the rows of an organization, or of the directory. */
export function rowsIn<S extends Scope>(access: Access, organizationId: string | undefined): Rows<S> {
  const at = (table: Table<Scope, object>): Target => targetOf(table, access.schema, organizationId)
  const merging = (table: Table) => (mergesInSql(shapeOf(table)) ? access.write : access.transaction)
  const verbs = {
    get: (table: Table, keys: readonly Row[]) => access.read((session) => get(session, at(table), keys)),
    find: (table: Table, query: Find<Row> = {}) => {
      const read = isPage(query) ? access.readSeveral : access.read
      return read((session) => find(session, at(table), query))
    },
    firstPage: (table: Table, query: FirstPage<Row>) => access.readSeveral((session) => firstPage(session, at(table), query)),
    count: (table: Table, where?: Where<Row>, upTo?: number) => access.read((session) => count(session, at(table), where, upTo)),
    aggregate: (table: Table, query: AnyAggregate) => access.read((session) => aggregate(session, at(table), query)),
    insert: (table: Table, rows: readonly Row[]) => access.write((session) => insert(session, at(table), rows)),
    upsert: (table: Table, rows: readonly Row[]) => merging(table)((session) => upsert(session, at(table), rows)),
    merge: (table: Table, rows: readonly Row[]) => merging(table)((session) => merge(session, at(table), rows)),
    update: (table: Table, where: Where<Row>, set: Row) => access.write((session) => update(session, at(table), where, set)),
    remove: (table: Table, where: Where<Row>) => access.write((session) => remove(session, at(table), where)),
    increment: (table: Table, key: Row, by: Row) => access.write((session) => increment(session, at(table), key, by)),
    take: (table: Table, query: Take) => access.write((session) => take(session, at(table), query)),
    now: () => access.read((session) => now(session))
  }
  // The verbs handle rows of any table as plain records. Only the contract's types know which columns a table's rows have.
  return verbs as Rows<S>
}
