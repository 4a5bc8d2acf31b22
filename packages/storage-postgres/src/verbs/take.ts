import type { Where } from '@rapport/core/storage'
import { sql } from 'kysely'
import { rowsOf, type Session } from '../session.js'
import { assignments } from '../sql/assignments.js'
import { type OrderBy, orderColumns, orderSql } from '../sql/order.js'
import { rowLimit } from '../sql/row-limit.js'
import { matching, ownRows, sameKey, type Target } from '../sql/target.js'
import { parseRow, type Row, selected } from '../sql/values.js'
import { find } from './find.js'

export interface Take {
  where: Where<Row>
  set: Row
  orderBy?: OrderBy
  limit: number
}

/** Takes up to `limit` matching rows in order, and sets columns of them; rows that another transaction has locked are skipped. */
export async function take(session: Session, target: Target, { where, set, orderBy, limit }: Take): Promise<Row[]> {
  const changes = assignments(target, set)
  if (changes.length === 0) return find(session, target, { where, limit, ...(orderBy && { orderBy }) })
  const columns = orderColumns(target, orderBy)
  const order = (from: string) => orderSql(from, columns, orderBy?.direction ?? 'asc', 'last')
  const names = sql.join(columns.map(({ name }) => sql.id(name)))
  const answer = await rowsOf(
    session,
    sql`with picked as materialized (select ${names} from ${target.table} where ${matching(target, where)} ${order(target.name)} ${rowLimit(limit)} for update skip locked),
      ranked as (select *, row_number() over (${order('picked')}) as rank from picked)
      update ${target.table} set ${sql.join(changes)} from ranked where ${ownRows(target)} and ${sameKey(target, target.name, 'ranked')}
      returning ranked.rank::text as rank, ${selected(target.columns, target.name)}`
  )
  return answer.sort((a, b) => Number(a.rank) - Number(b.rank)).map((texts) => parseRow(target.columns, texts))
}
