import fc from 'fast-check'
import { tables } from '../../registry/tables.js'
import type { Table } from '../../storage/define-table.js'
import type { Direction, Find, FirstPage, Where } from '../../storage/query.js'
import { type AnyRow, changesOf, columnsOf, keyOf, rowOf } from './column-values.js'
import { mergingCustomers, mergingIdentities } from './merging-tables.js'
import { type AnyAggregate, aggregateOf, findOf, firstPageOf, orderOf, whereOf } from './random-queries.js'

/** The tables that the operations use: every kind of column, key, index and merge is among them. */
const operationTables = {
  customers: mergingCustomers,
  identities: mergingIdentities,
  members: tables.members,
  events: tables.events,
  visitors: tables.visitors,
  visitorClaims: tables.visitorClaims,
  emailClaims: tables.emailClaims
} as const

export type TableName = keyof typeof operationTables

export const tableNames: TableName[] = ['customers', 'identities', 'members', 'events', 'visitors', 'visitorClaims', 'emailClaims']

/** The table of an operation, which names it so that a failing sequence can be read. */
export function tableOf(name: TableName): Table<'organization'> {
  return operationTables[name]
}

/** A verb with its arguments, as data. `pages` reads all pages of a find, one after the other. */
export type VerbCall = { readonly table: TableName } & (
  | { readonly verb: 'get'; readonly keys: AnyRow[] }
  | { readonly verb: 'find' | 'pages'; readonly query: Find<AnyRow> }
  | { readonly verb: 'firstPage'; readonly query: FirstPage<AnyRow> }
  | { readonly verb: 'count' | 'remove'; readonly where: Where<AnyRow> }
  | { readonly verb: 'aggregate'; readonly query: AnyAggregate }
  | { readonly verb: 'insert' | 'upsert' | 'merge'; readonly rows: AnyRow[] }
  | { readonly verb: 'update'; readonly where: Where<AnyRow>; readonly set: AnyRow }
  | { readonly verb: 'increment'; readonly key: AnyRow; readonly by: { [column: string]: number } }
  | {
      readonly verb: 'take'
      readonly query: { where: Where<AnyRow>; set: AnyRow; limit: number; orderBy: { column: string; direction: Direction } }
    }
)

/** Reads of a table. */
export function readOf(name: TableName): fc.Arbitrary<VerbCall> {
  const table = tableOf(name)
  return fc.oneof(
    fc.record({ table: fc.constant(name), verb: fc.constant('get'), keys: fc.array(keyOf(table), { maxLength: 3 }) }),
    fc.record({ table: fc.constant(name), verb: fc.constant('find'), query: findOf(table) }),
    fc.record({ table: fc.constant(name), verb: fc.constant('find'), query: findOf(table) }),
    fc.record({ table: fc.constant(name), verb: fc.constant('pages'), query: findOf(table) }),
    fc.record({ table: fc.constant(name), verb: fc.constant('firstPage'), query: firstPageOf(table) }),
    fc.record({ table: fc.constant(name), verb: fc.constant('count'), where: whereOf(table) }),
    fc.record({ table: fc.constant(name), verb: fc.constant('aggregate'), query: aggregateOf(table) })
  )
}

/** Writes to a table. */
export function writeOf(name: TableName): fc.Arbitrary<VerbCall> {
  const table = tableOf(name)
  // Which of two rows meets the other's unique value first is a store's own affair.
  const maxUpserts = table.indexes.some((index) => index.unique) ? 1 : 4
  const set = changesOf(table)
  const writes: fc.Arbitrary<VerbCall>[] = [
    fc.record({ table: fc.constant(name), verb: fc.constant('insert'), rows: fc.array(rowOf(table), { minLength: 1, maxLength: 5 }) }),
    fc.record({
      table: fc.constant(name),
      verb: fc.constantFrom('upsert', 'merge'),
      rows: fc.array(rowOf(table), { minLength: 1, maxLength: maxUpserts })
    }),
    fc.record({ table: fc.constant(name), verb: fc.constant('update'), where: whereOf(table), set }),
    fc.record({ table: fc.constant(name), verb: fc.constant('remove'), where: whereOf(table) }),
    fc.record({
      table: fc.constant(name),
      verb: fc.constant('take'),
      query: fc.record({ where: whereOf(table), set, limit: fc.integer({ min: 0, max: 3 }), orderBy: orderOf(table) })
    })
  ]
  const whole = columnsOf(table, 'integer')
  if (whole.length > 0) {
    const by = fc.dictionary(fc.constantFrom(...whole), fc.integer({ min: -5, max: 5 }), { maxKeys: 2 })
    writes.push(fc.record({ table: fc.constant(name), verb: fc.constant('increment'), key: keyOf(table), by }))
  }
  return fc.oneof(...writes)
}
