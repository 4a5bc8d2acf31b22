import { type RawBuilder, sql } from 'kysely'
import { preparedRows } from '../prepared.js'
import type { Session } from '../session.js'
import { listOf, listText } from '../sql/list.js'
import { canEqual } from '../sql/operand.js'
import { orderColumns, orderSql } from '../sql/order.js'
import { rowset, rowsJson } from '../sql/rowset.js'
import type { Column } from '../sql/shape.js'
import { ownRows, type Target } from '../sql/target.js'
import { Slot } from '../sql/template.js'
import { parseRow, type Row, selected } from '../sql/values.js'
import { allOf } from '../sql/where.js'

/** The rows that have any of these combinations of values in some columns, in the order of their keys. */
export async function findByValues(
  session: Session,
  target: Target,
  names: readonly string[],
  wanted: readonly Row[],
  answered?: readonly string[]
): Promise<Row[]> {
  const by = names.map(target.column)
  const columns = answered?.map(target.column) ?? target.columns
  const possible = wanted.filter((row) => by.every((column) => canEqual(column, row[column.name])))
  if (possible.length === 0) return []
  const answer = await preparedRows(session, target, {
    name: `find ${answered} by ${names}`,
    values: { wanted: wantedParameter(by, possible) },
    write: (target) =>
      sql`select ${selected(columns, target.name)} from ${target.table} ${wantedRows(target, by)} ${orderSql(target.name, orderColumns(target, undefined), 'asc', 'absent')}`
  })
  return answer.map((texts) => parseRow(columns, texts))
}

/** How the rows are chosen, by what is in the slot `wanted`. */
function wantedRows(target: Target, by: readonly Column[]): RawBuilder<unknown> {
  const wanted = new Slot('wanted')
  const [only, ...further] = by
  if (only && further.length === 0)
    return sql`where ${allOf([ownRows(target), sql`${sql.id(target.name, only.name)} = any(${listOf(only, wanted)})`])}`
  const same = by.map(({ name }) => sql`${sql.id(target.name, name)} = ${sql.id('wanted', name)}`)
  return sql`join ${rowset(by, wanted, 'wanted')} on ${allOf([ownRows(target), ...same])}`
}

/** What fills the slot; of equal combinations one, or the join would answer a row for each. */
function wantedParameter(by: readonly Column[], wanted: readonly Row[]): string {
  const [only, ...further] = by
  const distinct = new Map(wanted.map((row) => [JSON.stringify(by.map(({ name }) => row[name])), row]))
  if (!only || further.length > 0) return rowsJson(by, [...distinct.values()])
  return listText(
    only,
    wanted.map((row) => row[only.name])
  )
}
