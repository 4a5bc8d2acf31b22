import fc from 'fast-check'
import { type ColumnKind, columnKind, isNullable } from '../../storage/columns.js'
import type { Table } from '../../storage/define-table.js'
import { id, NOON } from './sample-rows.js'

/** A row of any table. */
export type AnyRow = Record<string, unknown>

const SCALARS: unknown[] = [null, 1, 10, 9, -0.5, 1e21, '1', '', 'é', '\u{FF5E}', '😀', '\\u0000', true, false]
const KEYS = ['a', 'b', '10', '9', '__proto__', 'constructor', "it's", '']

const text = fc.constantFrom('', 'a', 'A', 'b', 'ab', '%', '_', '\\', 'a%b', "'", 'é', '\u{FF5E}', '😀')
const scalar = fc.constantFrom(...SCALARS)
const inner: fc.Arbitrary<unknown> = fc.oneof(scalar, fc.array(scalar, { maxLength: 2 }), entries(scalar))

/** Few values of each kind, so that rows collide, with those among them that stores could take differently. */
const plain: { readonly [K in ColumnKind]: fc.Arbitrary<unknown> } = {
  uuid: fc.integer({ min: 0, max: 5 }).map(id),
  text,
  time: fc.constantFrom(-62_135_596_800_000, -1001, -1, 0, 1, 999, NOON, NOON + 1),
  integer: fc.constantFrom(-(2 ** 40), -1, 0, 1, 2, 100, 2 ** 40),
  number: fc.constantFrom(-1.5, 0, 0.25, 1e10),
  boolean: fc.boolean(),
  json: entries(inner)
}

const stamped = entries(fc.record({ at: fc.constantFrom(-1, 0, 1), value: inner }))

/** JSON objects with few and awkward keys. */
function entries(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.array(fc.tuple(fc.constantFrom(...KEYS), value), { maxLength: 3 }).map((pairs) => Object.fromEntries(pairs))
}

/** Values of a column that are not null. */
export function someValueOf(table: Table, column: string): fc.Arbitrary<unknown> {
  return table.merge[column] === 'newest' ? stamped : plain[kindOf(table, column)]
}

/** Values of a column, null among them where it may be. */
export function nullableValueOf(table: Table, column: string): fc.Arbitrary<unknown> {
  const schema = table.row.properties[column]
  return schema && isNullable(schema) ? fc.option(someValueOf(table, column), { nil: null, freq: 3 }) : someValueOf(table, column)
}

export function kindOf(table: Table, column: string): ColumnKind {
  const schema = table.row.properties[column]
  if (!schema) throw new TypeError(`${table.name} has no column ${column}`)
  return columnKind(schema)
}

/** The table's columns of these kinds; of all kinds when none is named. */
export function columnsOf(table: Table, ...kinds: ColumnKind[]): string[] {
  const columns = Object.keys(table.row.properties)
  return kinds.length === 0 ? columns : columns.filter((column) => kinds.includes(kindOf(table, column)))
}

/** One arbitrary of many, made per column: mostly of a column of the key or of an index, for that is where stores differ. */
export function perColumn<A>(table: Table, columns: readonly string[], make: (column: string) => fc.Arbitrary<A>): fc.Arbitrary<A> {
  const indexed = new Set([...table.key, ...table.indexes.flatMap((index) => index.columns)])
  return fc.oneof(...columns.map((column) => ({ arbitrary: make(column), weight: indexed.has(column) ? 5 : 1 })))
}

export function rowOf(table: Table): fc.Arbitrary<AnyRow> {
  return fc.record(Object.fromEntries(columnsOf(table).map((column) => [column, nullableValueOf(table, column)])))
}

export function keyOf(table: Table): fc.Arbitrary<AnyRow> {
  return fc.record(Object.fromEntries(table.key.map((column) => [column, someValueOf(table, column)])))
}

/** Some columns outside the key with values. */
export function changesOf(table: Table): fc.Arbitrary<AnyRow> {
  const columns = columnsOf(table).filter((column) => !table.key.includes(column))
  if (columns.length === 0) return fc.constant({})
  const change = perColumn(table, columns, (column) => nullableValueOf(table, column).map((value) => [column, value] as const))
  return fc.array(change, { maxLength: 3 }).map((pairs) => Object.fromEntries(pairs))
}
