import { canonicalJson } from '@rapport/core/storage'
import { sql } from 'kysely'
import { preparedCount, preparedRows } from '../prepared.js'
import type { Session } from '../session.js'
import type { Statement } from '../sql/compile.js'
import { nameByColumns } from '../sql/keys.js'
import { rowset, rowsetValues } from '../sql/rowset.js'
import { conflictColumns, ownRows, sameKey, type Target } from '../sql/target.js'
import { parseRow, type Row, selected } from '../sql/values.js'
import { rowsByKey } from './get.js'
import { insertionOfSlots } from './insert.js'
import { mergedColumns, mergeRow } from './merge-rows.js'

/**
 * Upsert for merges that are not done in SQL: inserts the new rows, locks the others, merges them in JavaScript, and writes those that changed. Needs
 * a transaction. A row that another transaction deletes between the first two steps is inserted in the next round.
 */
export async function upsertUnderLock(session: Session, target: Target, rows: readonly Row[]): Promise<Row[]> {
  const written: Row[] = []
  let left = rows
  while (left.length > 0) {
    const inserted = await insertNew(session, target, left)
    const existing = left.filter((row) => !inserted.has(nameByColumns(target.key, row)))
    const locked = existing.length === 0 ? new Map<string, Row>() : await rowsByKey(session, target, existing, { lock: true })
    const merged = existing.flatMap((row) => mergeWith(target, locked, row))
    await writeRows(
      session,
      target,
      merged.filter(({ changed }) => changed).map(({ row }) => row)
    )
    written.push(...inserted.values(), ...merged.map(({ row }) => row))
    left = existing.filter((row) => !locked.has(nameByColumns(target.key, row)))
  }
  return written
}

async function insertNew(session: Session, target: Target, rows: readonly Row[]): Promise<Map<string, Row>> {
  const answer = await preparedRows(session, target, {
    name: 'insert what is new',
    values: rowsetValues(target.columns, 'rows', rows),
    write: (target) =>
      sql`${insertionOfSlots(target)} on conflict (${conflictColumns(target)}) do nothing returning ${selected(target.columns)}`
  })
  return new Map(answer.map((texts) => parseRow(target.columns, texts)).map((row) => [nameByColumns(target.key, row), row]))
}

function mergeWith(target: Target, locked: ReadonlyMap<string, Row>, row: Row): { row: Row; changed: boolean }[] {
  const existing = locked.get(nameByColumns(target.key, row))
  if (!existing) return []
  const merged = mergeRow(target, existing, row)
  return [{ row: merged, changed: canonicalJson(merged) !== canonicalJson(existing) }]
}

async function writeRows(session: Session, target: Target, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  await preparedCount(session, target, { name: 'replace', values: rowsetValues(target.columns, 'rows', rows), write: replacement })
}

function replacement(target: Target): Statement {
  const changes = mergedColumns(target).map(({ name }) => sql`${sql.id(name)} = ${sql.id('merged', name)}`)
  const merged = rowset(target.columns, 'rows', 'merged')
  return sql`update ${target.table} set ${sql.join(changes)} from ${merged} where ${ownRows(target)} and ${sameKey(target, target.name, 'merged')}`
}
