import { checkValue } from '../column-type.js'
import type { Keyspace } from '../level/keyspace.js'
import type { Reader } from '../level/level.js'
import type { Row } from '../row-encoder.js'
import type { AnyWhere } from './conditions.js'
import { decodeRow } from './read-rows.js'
import { checkLimit, matchingEntries, type Selection, select } from './select.js'

/** The rows of these keys, aligned with them. */
export async function getRows(reader: Reader, keyspace: Keyspace, keys: readonly Row[]): Promise<(Row | undefined)[]> {
  const { layout } = keyspace
  for (const key of keys) for (const column of layout.key) checkValue(layout.column(column), key[column])
  const stored = await reader.getMany(keys.map((key) => keyspace.rowKey(keyspace.primaryKey(key))))
  return stored.map((json) => (json === undefined ? undefined : decodeRow(json)))
}

/** A page of rows, with the wanted columns. */
export async function find(
  reader: Reader,
  keyspace: Keyspace,
  { columns, ...selection }: Selection & { readonly columns?: readonly string[] }
): Promise<Row[]> {
  for (const column of columns ?? []) keyspace.layout.column(column)
  const rows = await select(reader, keyspace, selection)
  return columns ? rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]]))) : rows
}

/** The first rows in an order, with the wanted columns, and how many match in all. */
export async function firstPage(
  reader: Reader,
  keyspace: Keyspace,
  query: Selection & { readonly columns?: readonly string[] }
): Promise<{ rows: Row[]; total: number }> {
  return { rows: await find(reader, keyspace, query), total: await count(reader, keyspace, query.where ?? {}) }
}

/** How many rows match, looking no further than `upTo`. */
export async function count(reader: Reader, keyspace: Keyspace, where: AnyWhere, upTo = Number.POSITIVE_INFINITY): Promise<number> {
  checkLimit(Number.isFinite(upTo) ? upTo : undefined)
  let count = 0
  if (upTo === 0) return count
  for await (const _ of matchingEntries(reader, keyspace, where)) if (++count === upTo) break
  return count
}
