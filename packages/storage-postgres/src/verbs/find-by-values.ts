import { sql } from 'kysely'
import { rowsOf, type Session } from '../session.js'
import { canEqual } from '../sql/operand.js'
import { orderColumns, orderSql } from '../sql/order.js'
import { rowset } from '../sql/rowset.js'
import type { Target } from '../sql/target.js'
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
  const distinct = [...new Map(possible.map((row) => [JSON.stringify(names.map((name) => row[name])), row])).values()]
  if (distinct.length === 0) return []
  const same = allOf(names.map((name) => sql`${sql.id(target.name, name)} = ${sql.id('wanted', name)}`))
  const answer = await rowsOf(
    session,
    sql`select ${selected(columns, target.name)} from ${target.table} join ${rowset(by, distinct, 'wanted')} on ${same} ${orderSql(target.name, orderColumns(target, undefined), 'asc', 'absent')}`,
    { prepared: true }
  )
  return answer.map((texts) => parseRow(columns, texts))
}
