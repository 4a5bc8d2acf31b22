import type { Find } from '@rapport/core/storage'
import { type RawBuilder, sql } from 'kysely'
import { rowsOf, type Session } from '../session.js'
import { isInIndexOrder } from '../sql/index-order.js'
import { isPage, lookupOf } from '../sql/lookup.js'
import { orderColumns, orderSql } from '../sql/order.js'
import { type Region, regionsOf } from '../sql/page.js'
import { rowLimit } from '../sql/row-limit.js'
import type { Column } from '../sql/shape.js'
import { matching, type Target } from '../sql/target.js'
import { parseRow, type Row, selected } from '../sql/values.js'
import { allOf } from '../sql/where.js'
import { findByValues } from './find-by-values.js'

/** The matching rows, in order. It is one statement, so that all rows are of the same moment. */
export async function find(session: Session, target: Target, query: Find<Row> = {}): Promise<Row[]> {
  const lookup = isPage(query) ? undefined : lookupOf(query.where)
  if (lookup) {
    const wanted = lookup.values.map((value) => ({ [lookup.column]: value }))
    return findByValues(session, target, [lookup.column], wanted, query.columns)
  }
  const columns = query.columns?.map(target.column) ?? target.columns
  const answer = await rowsOf(
    session,
    inTurn(
      regionsOf(target, query).map((region) => select(target, query, columns, region)),
      query.limit
    ),
    { inIndexOrder: query.limit !== undefined && isInIndexOrder(target, query.where, query.orderBy?.column ?? target.key[0]?.name) }
  )
  return answer.map((texts) => parseRow(columns, texts))
}

/** The parts as one `union all`. Postgres runs its parts one after the other, and stops when the limit is reached. */
function inTurn(parts: RawBuilder<unknown>[], limit: number | undefined): RawBuilder<unknown> {
  const [first = sql``] = parts
  if (parts.length < 2) return first
  return sql`${sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `
  )} ${rowLimit(limit)}`
}

function select(target: Target, query: Find<Row>, columns: readonly Column[], region: Region): RawBuilder<unknown> {
  const where = allOf([matching(target, query.where), ...region.conditions])
  const order = orderSql(target.name, orderColumns(target, query.orderBy), query.orderBy?.direction ?? 'asc', region.nulls)
  return sql`select ${selected(columns)} from ${target.table} where ${where} ${order} ${rowLimit(query.limit)}`
}
