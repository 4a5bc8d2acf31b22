import { type RawBuilder, sql } from 'kysely'
import { preparedCount, preparedRows } from '../prepared.js'
import type { Session } from '../session.js'
import { inKeyOrder, nameByColumns } from '../sql/keys.js'
import { rowset, rowsetValues } from '../sql/rowset.js'
import type { Target } from '../sql/target.js'
import { Slot } from '../sql/template.js'
import { parseRow, type Row, selected } from '../sql/values.js'

/**
 * Writes new rows, and says of each whether it was new. What the database answers is how many it took and, only when these are not all, their keys and
 * unique values; the first row of the call with these is the one. Where rows hardly ever exist, it is first written as if none did: looking for each
 * costs a good part of the writing.
 */
export async function insert(session: Session, target: Target, rows: readonly Row[]): Promise<boolean[]> {
  if (rows.length === 0) return []
  const naming = [...target.key, ...target.uniques.flat()]
  const values = rowsetValues(target.columns, 'rows', inSafeOrder(target, rows))
  if (session.optimism && target.collisionsAreRare) {
    session.optimism.hasWrittenUnseen = true
    await preparedCount(session, target, { name: 'insert unseen', values, write: insertionOfSlots })
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

/** `insert into … select …` of the rows that fill the slots `rows`. */
export function insertionOfSlots(target: Target, alias = target.name): RawBuilder<unknown> {
  return insertion(target, rowset(target.columns, 'rows', 'given'), alias)
}

/** `insert into … select …` from rows that go by the name of `given`. */
export function insertion(target: Target, given: RawBuilder<unknown>, alias = target.name): RawBuilder<unknown> {
  const columns = [...target.owner, ...target.columns].map(({ name }) => sql.id(name))
  const values = [...target.owner.map(({ value }) => value), ...target.columns.map(({ name }) => sql.id('given', name))]
  return sql`insert into ${target.table} as ${sql.id(alias)} (${sql.join(columns)}) select ${sql.join(values)} from ${given}`
}

/** Key order, which avoids deadlocks; the call's own order where two rows compete for a unique value, as the first must win. */
function inSafeOrder(target: Target, rows: readonly Row[]): readonly Row[] {
  const compete = target.uniques.some((unique) => {
    const values = rows.filter((row) => unique.every(({ name }) => row[name] !== null)).map((row) => nameByColumns(unique, row))
    return new Set(values).size < values.length
  })
  return compete ? rows : inKeyOrder(target, rows)
}
