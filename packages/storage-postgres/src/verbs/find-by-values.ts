import { sql } from 'kysely'
import { preparedRows } from '../prepared.js'
import type { Session } from '../session.js'
import { amongValues } from '../sql/among.js'
import { nameByColumns } from '../sql/keys.js'
import { canEqual } from '../sql/operand.js'
import { orderColumns, orderSql } from '../sql/order.js'
import { rowsetValues } from '../sql/rowset.js'
import type { Column } from '../sql/shape.js'
import type { Target } from '../sql/target.js'
import { parseRow, type Row, selected } from '../sql/values.js'

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
    values: rowsetValues(by, 'values', distinctBy(by, possible)),
    write: (target) =>
      sql`select ${selected(columns, target.name)} from ${amongValues(target, by)} ${orderSql(target.name, orderColumns(target, undefined), 'asc', 'absent')}`
  })
  return answer.map((texts) => parseRow(columns, texts))
}

function distinctBy(columns: readonly Column[], rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [nameByColumns(columns, row), row])).values()]
}
