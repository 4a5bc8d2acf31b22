import { mergeColumn } from '../index.js'
import type { Changes } from './changes.js'
import { checkValue } from './column-type.js'
import type { Keyspace } from './level/keyspace.js'
import type { AnyWhere } from './reads/conditions.js'
import { decodeRow } from './reads/read-rows.js'
import { getRows } from './reads/read-verbs.js'
import { matchingRows, type Selection, select } from './reads/select.js'
import type { Row } from './row-encoder.js'
import type { AccessPath } from './table-layout.js'

/** Writes the rows whose key and unique values are free; per row whether it was. */
export async function insert(changes: Changes, keyspace: Keyspace, rows: readonly Row[]): Promise<boolean[]> {
  const claims = rows.map((row) => claimedKeys(keyspace, row))
  const taken = await existingKeys(changes, claims.flat())
  const isNew = claims.map((keys) => {
    if (keys.some((key) => taken.has(key))) return false
    for (const key of keys) taken.add(key)
    return true
  })
  const after = rows.map((row) => ({ after: row }))
  await writeRows(
    changes,
    keyspace,
    after.filter((_, index) => isNew[index])
  )
  return isNew
}

/** The keys that no other row may have. */
function claimedKeys(keyspace: Keyspace, row: Row): string[] {
  const unique = keyspace.layout.indexes.filter((index) => keyspace.isUniqueEntry(index, row))
  return [keyspace.rowKey(keyspace.primaryKey(row)), ...unique.map((index) => keyspace.entryKey(index, row))]
}

/** Writes rows, merged with those that exist; each row as it then is. */
export async function upsert(changes: Changes, keyspace: Keyspace, rows: readonly Row[]): Promise<Row[]> {
  await merge(changes, keyspace, rows)
  return readBack(changes, rowKeys(keyspace, rows))
}

/** Writes rows, merged with those that exist. */
export async function merge(changes: Changes, keyspace: Keyspace, rows: readonly Row[]): Promise<void> {
  const keys = rowKeys(keyspace, rows)
  const stored = await changes.getMany(keys)
  const written = new Map<string, RowChange>()
  for (const [index, row] of rows.entries()) {
    const key = keys[index] ?? ''
    const json = stored[index]
    const before = json === undefined ? undefined : decodeRow(json)
    const existing = written.get(key)?.after ?? before
    written.set(key, { before, after: existing ? mergeRow(keyspace, existing, row) : row })
  }
  await writeRows(changes, keyspace, [...written.values()])
}

function rowKeys(keyspace: Keyspace, rows: readonly Row[]): string[] {
  return rows.map((row) => keyspace.rowKey(keyspace.primaryKey(row)))
}

function mergeRow({ layout }: Keyspace, existing: Row, incoming: Row): Row {
  layout.encodeRow(incoming)
  return Object.fromEntries(
    layout.columns.map((column) => [column, mergeColumn(layout.mergeOf(column), existing[column], incoming[column])])
  )
}

/** Sets columns of all matching rows; how many there were. */
export async function update(changes: Changes, keyspace: Keyspace, where: AnyWhere, set: Row): Promise<number> {
  checkSet(keyspace, set)
  const rows: RowChange[] = []
  for await (const before of matchingRows(changes, keyspace, where)) rows.push({ before, after: { ...before, ...set } })
  await writeRows(changes, keyspace, rows)
  return rows.length
}

/** Deletes all matching rows; how many there were. */
export async function remove(changes: Changes, keyspace: Keyspace, where: AnyWhere): Promise<number> {
  const rows: RowChange[] = []
  for await (const before of matchingRows(changes, keyspace, where)) rows.push({ before })
  await writeRows(changes, keyspace, rows)
  return rows.length
}

/** Adds to number columns of one row; the row as it then is. */
export async function increment(changes: Changes, keyspace: Keyspace, key: Row, by: Row): Promise<Row | undefined> {
  checkSet(keyspace, by)
  const [before] = await getRows(changes, keyspace, [key])
  const sums = Object.entries(by).map(([column, amount]) => [column, add(keyspace, column, before?.[column], amount)])
  if (!before) return undefined
  await writeRows(changes, keyspace, [{ before, after: { ...before, ...Object.fromEntries(sums) } }])
  const [after] = await readBack(changes, [keyspace.rowKey(keyspace.primaryKey(before))])
  return after
}

function add({ layout }: Keyspace, column: string, value: unknown, amount: unknown): number {
  const type = layout.column(column)
  if (type.kind !== 'integer' && type.kind !== 'number') throw new TypeError(`${type.name} is not a number: it cannot be incremented`)
  checkValue(type, amount)
  return Number(value ?? 0) + Number(amount)
}

/** Sets columns of the first matching rows, and answers them as they then are. */
export async function take(changes: Changes, keyspace: Keyspace, { set, ...selection }: Selection & { readonly set: Row }): Promise<Row[]> {
  checkSet(keyspace, set)
  const rows = await select(changes, keyspace, selection)
  await writeRows(
    changes,
    keyspace,
    rows.map((before) => ({ before, after: { ...before, ...set } }))
  )
  return readBack(
    changes,
    rows.map((row) => keyspace.rowKey(keyspace.primaryKey(row)))
  )
}

function checkSet({ layout }: Keyspace, set: Row): void {
  for (const column of Object.keys(set)) {
    const { name } = layout.column(column)
    if (layout.key.includes(column)) throw new TypeError(`${name} is part of the key, which never changes`)
  }
}

/** The rows just written, as copies of their own. */
async function readBack(changes: Changes, keys: readonly string[]): Promise<Row[]> {
  const stored = await changes.getMany(keys)
  return stored.flatMap((json) => (json === undefined ? [] : [decodeRow(json)]))
}

/** A row before and after a write; one of the two when it is new or deleted. */
export interface RowChange {
  readonly before?: Row | undefined
  readonly after?: Row | undefined
}

/** A row would take a value of a unique index that another row holds. */
class UniqueViolationError extends Error {
  override readonly name = 'UniqueViolationError'
}

/** Writes rows with their index entries, one after the other. */
async function writeRows(changes: Changes, keyspace: Keyspace, rows: readonly RowChange[]): Promise<void> {
  const { layout } = keyspace
  const planned = rows.map((row) => ({ row, json: row.after && layout.encodeRow(row.after), entries: entryChanges(keyspace, row) }))
  const taken = await existingKeys(
    changes,
    planned.flatMap(({ entries }) => entries.flatMap(({ added, isUnique }) => (added && isUnique ? [added] : [])))
  )
  for (const { row, json, entries } of planned) {
    const primaryKey = keyspace.primaryKey(row.after ?? row.before ?? {})
    for (const { index, removed, added, isUnique } of entries) {
      if (removed) {
        changes.set(removed, undefined)
        taken.delete(removed)
      }
      if (!added) continue
      if (isUnique && taken.has(added))
        throw new UniqueViolationError(`${layout.name} already has a row with this ${index.columns.join(' and ')}`)
      changes.set(added, primaryKey)
      taken.add(added)
    }
    changes.set(keyspace.rowKey(primaryKey), json)
  }
}

/** Those of the keys that are there. */
async function existingKeys(changes: Changes, keys: readonly string[]): Promise<Set<string>> {
  const values = await changes.getMany(keys)
  return new Set(keys.filter((_, index) => values[index] !== undefined))
}

interface EntryChange {
  readonly index: AccessPath
  readonly removed: string | undefined
  readonly added: string | undefined
  readonly isUnique: boolean
}

function entryChanges(keyspace: Keyspace, { before, after }: RowChange): EntryChange[] {
  return keyspace.layout.indexes.flatMap((index) => {
    const removed = before && keyspace.entryKey(index, before)
    const added = after && keyspace.entryKey(index, after)
    return removed === added ? [] : [{ index, removed, added, isUnique: after !== undefined && keyspace.isUniqueEntry(index, after) }]
  })
}
