import type { Session } from '../session.js'
import { inKeyOrder, nameByColumns } from '../sql/keys.js'
import type { Shape } from '../sql/shape.js'
import type { Target } from '../sql/target.js'
import type { Row } from '../sql/values.js'
import { foldEqualKeys, mergedColumns } from './merge-rows.js'
import { mergeInSql, upsertInSql } from './upsert-in-sql.js'
import { upsertUnderLock } from './upsert-under-lock.js'

/** Writes rows, merging with those that exist; answers each as it now is. */
export async function upsert(session: Session, target: Target, rows: readonly Row[]): Promise<Row[]> {
  if (rows.length === 0) return []
  const write = mergesInSql(target) ? upsertInSql : upsertUnderLock
  const written = await write(session, target, inKeyOrder(target, foldEqualKeys(target, rows)))
  const byKey = new Map(written.map((row) => [nameByColumns(target.key, row), row]))
  return rows.map((row) => {
    const now = byKey.get(nameByColumns(target.key, row))
    if (!now) throw new Error(`An upsert into ${target.name} lost a row`)
    return now
  })
}

/** Writes rows, merging with those that exist. */
export async function merge(session: Session, target: Target, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const write = mergesInSql(target) ? mergeInSql : upsertUnderLock
  await write(session, target, inKeyOrder(target, foldEqualKeys(target, rows)))
}

/**
 * Whether one SQL statement can merge rows of this table. `newest` is merged in JavaScript, so that all stores give exactly the same. A table whose
 * columns are all `keep` has nothing to set: one statement would have to rewrite existing rows to answer them.
 */
export function mergesInSql(shape: Shape): boolean {
  const merges = mergedColumns(shape).map(shape.merge)
  return !merges.includes('newest') && merges.some((merge) => merge !== 'keep')
}
