import { type RawBuilder, sql } from 'kysely'
import { isUniqueViolation } from '../connection/connection-errors.js'
import type { Attempt } from '../optimism.js'
import { type Prepared, preparedCount, preparedRows } from '../prepared.js'
import type { Session } from '../session.js'
import { inKeyOrder, nameByColumns } from '../sql/keys.js'
import { rowset, rowsetValues } from '../sql/rowset.js'
import type { Target } from '../sql/target.js'
import { Slot } from '../sql/template.js'
import { parseRow, type Row, selected } from '../sql/values.js'

/**
 * Writes new rows; answers for each whether it was new. The database answers how many rows it took; only when it did not take all of them, also their
 * keys and unique values. Of several rows of the call with equal ones, the first was taken.
 *
 * In tables where rows hardly ever exist already (`collisionsAreRare`), rows are first inserted without looking for existing ones, because looking
 * costs a good part of the time.
 */
export async function insert(session: Session, target: Target, rows: readonly Row[]): Promise<boolean[]> {
  if (rows.length === 0) return []
  const naming = [...target.key, ...target.uniques.flat()]
  const values = rowsetValues(target.columns, 'rows', inSafeOrder(target, rows))
  if (session.optimism && target.collisionsAreRare) {
    await insertUnseen(session, session.optimism, target, values)
    return rows.map(() => true)
  }
  const answer = await preparedRows(session, target, {
    name: 'insert',
    values: { ...values, count: String(rows.length) },
    write: (target) => sql`with taken as (${insertionOfSlots(target)} on conflict do nothing returning ${selected(naming)}),
      counted as (select count(*) as number from taken)
      select number::text as "number of rows", taken.* from counted left join taken on number < ${new Slot('count')}::bigint`
  })
  if (Number(answer[0]?.['number of rows']) === rows.length) return rows.map(() => true)
  const taken = new Set(answer.map((texts) => nameByColumns(naming, parseRow(naming, texts))))
  return rows.map((row) => taken.delete(nameByColumns(naming, row)))
}

async function insertUnseen(session: Session, attempt: Attempt, target: Target, values: Prepared['values']): Promise<void> {
  attempt.hasWrittenUnseen = true
  try {
    await preparedCount(session, target, { name: 'insert unseen', values, write: insertionOfSlots })
  } catch (error) {
    if (isUniqueViolation(error)) attempt.hasCollided = true
    throw error
  }
}

/** `insert into … select …` of rows that stand in the slots `rows`. */
export function insertionOfSlots(target: Target, alias = target.name): RawBuilder<unknown> {
  return insertion(target, rowset(target.columns, 'rows', 'given'), alias)
}

/** `insert into … select …` from a `from` item with the alias `given`. */
export function insertion(target: Target, given: RawBuilder<unknown>, alias = target.name): RawBuilder<unknown> {
  const columns = [...target.owner, ...target.columns].map(({ name }) => sql.id(name))
  const values = [...target.owner.map(({ value }) => value), ...target.columns.map(({ name }) => sql.id('given', name))]
  return sql`insert into ${target.table} as ${sql.id(alias)} (${sql.join(columns)}) select ${sql.join(values)} from ${given}`
}

/**
 * The rows in key order, which avoids deadlocks; but in the call's own order when two of them have the same unique value, because the first must win.
 */
function inSafeOrder(target: Target, rows: readonly Row[]): readonly Row[] {
  const compete = target.uniques.some((unique) => {
    const values = rows.filter((row) => unique.every(({ name }) => row[name] !== null)).map((row) => nameByColumns(unique, row))
    return new Set(values).size < values.length
  })
  return compete ? rows : inKeyOrder(target, rows)
}
