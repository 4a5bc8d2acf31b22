import type { Find } from '@rapport/core/storage'
import { sql } from 'kysely'
import { rowsOf, type Session } from '../session.js'
import { isPage, lookupOf } from '../sql/lookup.js'
import { orderColumns, orderSql } from '../sql/order.js'
import { type Region, regionsOf } from '../sql/page.js'
import { rowLimit } from '../sql/row-limit.js'
import { matching, type Target } from '../sql/target.js'
import { parseRow, type Row, selected } from '../sql/values.js'
import { allOf } from '../sql/where.js'
import { findByValues } from './find-by-values.js'

/**
 * A page of rows. Rows without a sort value come last: a second statement fetches them, when the page has room left. All rows are one statement, so
 * that they are of one moment.
 */
export async function find(session: Session, target: Target, query: Find<Row> = {}): Promise<Row[]> {
  const lookup = isPage(query) ? undefined : lookupOf(query.where)
  if (lookup) {
    const wanted = lookup.values.map((value) => ({ [lookup.column]: value }))
    return findByValues(session, target, [lookup.column], wanted, query.columns)
  }
  const found: Row[] = []
  for (const region of regionsOf(target, query)) {
    const room = query.limit === undefined ? undefined : query.limit - found.length
    if (room === 0) break
    found.push(...(await findIn(session, target, query, region, room)))
  }
  return found
}

async function findIn(session: Session, target: Target, query: Find<Row>, region: Region, limit: number | undefined): Promise<Row[]> {
  const columns = query.columns?.map(target.column) ?? target.columns
  const where = allOf([matching(target, query.where), ...region.conditions])
  const order = orderSql(target.name, orderColumns(target, query.orderBy), query.orderBy?.direction ?? 'asc', region.nulls)
  const answer = await rowsOf(session, sql`select ${selected(columns)} from ${target.table} where ${where} ${order} ${rowLimit(limit)}`)
  return answer.map((texts) => parseRow(columns, texts))
}
