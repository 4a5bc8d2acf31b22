import type { Clock } from '../../values/index.js'
import type { Rows, Scope, Table } from '../index.js'
import type { Changes } from './changes.js'
import { Keyspace } from './level/keyspace.js'
import type { Reader } from './level/level.js'
import { type AnyAggregate, aggregate } from './reads/aggregate.js'
import type { AnyWhere } from './reads/conditions.js'
import { count, find, firstPage, getRows } from './reads/read-verbs.js'
import type { Selection } from './reads/select.js'
import type { Row } from './row-encoder.js'
import { layoutOf } from './table-layout.js'
import { increment, insert, merge, remove, take, update, upsert } from './write-verbs.js'

/** Where verbs run: in a transaction, or each on its own. */
export interface Runner {
  read<R>(work: (reader: Reader) => Promise<R>): Promise<R>
  write<R>(work: (changes: Changes) => Promise<R>): Promise<R>
}

/** The verbs on the rows of one owner: an organization by its id, or the directory as ''. */
export function makeVerbs<S extends Scope>(scope: S, owner: string, runner: Runner, clock: Clock): Rows<S> {
  const read = <R>(table: Table, work: (reader: Reader, keyspace: Keyspace) => Promise<R>) =>
    runner.read(async (reader) => work(reader, keyspaceOf(table)))
  const write = <R>(table: Table, work: (changes: Changes, keyspace: Keyspace) => Promise<R>) =>
    runner.write(async (changes) => work(changes, keyspaceOf(table)))
  const keyspaceOf = (table: Table) => {
    if (table.scope !== scope) throw new TypeError(`${table.name} is a table of the ${table.scope}, not of the ${scope}`)
    return new Keyspace(owner, layoutOf(table))
  }
  const verbs = {
    get: (table: Table, keys: readonly Row[]) => read(table, (reader, keyspace) => getRows(reader, keyspace, keys)),
    find: (table: Table, query: Selection & { columns?: readonly string[] } = {}) =>
      read(table, (reader, keyspace) => find(reader, keyspace, query)),
    firstPage: (table: Table, query: Selection & { columns?: readonly string[] }) =>
      read(table, (reader, keyspace) => firstPage(reader, keyspace, query)),
    count: (table: Table, where: AnyWhere = {}, upTo?: number) => read(table, (reader, keyspace) => count(reader, keyspace, where, upTo)),
    aggregate: (table: Table, query: AnyAggregate) => read(table, (reader, keyspace) => aggregate(reader, keyspace, query)),
    insert: (table: Table, rows: readonly Row[]) => write(table, (changes, keyspace) => insert(changes, keyspace, rows)),
    upsert: (table: Table, rows: readonly Row[]) => write(table, (changes, keyspace) => upsert(changes, keyspace, rows)),
    merge: (table: Table, rows: readonly Row[]) => write(table, (changes, keyspace) => merge(changes, keyspace, rows)),
    update: (table: Table, where: AnyWhere, set: Row) => write(table, (changes, keyspace) => update(changes, keyspace, where, set)),
    remove: (table: Table, where: AnyWhere) => write(table, (changes, keyspace) => remove(changes, keyspace, where)),
    increment: (table: Table, key: Row, by: Row) => write(table, (changes, keyspace) => increment(changes, keyspace, key, by)),
    take: (table: Table, query: Selection & { set: Row }) => write(table, (changes, keyspace) => take(changes, keyspace, query)),
    now: () => runner.read(async () => clock.now())
  }
  // Inside, one code serves the rows of every table; outside, each table's rows have the type of their schema, which every write checks.
  return verbs as unknown as Rows<S>
}
