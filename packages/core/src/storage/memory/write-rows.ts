import type { Changes } from './changes.js'
import type { Keyspace } from './level/keyspace.js'
import type { Row } from './row-encoder.js'
import type { AccessPath } from './table-layout.js'

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
export async function writeRows(changes: Changes, keyspace: Keyspace, rows: readonly RowChange[]): Promise<void> {
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
export async function existingKeys(changes: Changes, keys: readonly string[]): Promise<Set<string>> {
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
