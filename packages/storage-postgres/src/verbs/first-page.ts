import type { FirstPage, Where } from '@rapport/core/storage'
import { sql } from 'kysely'
import { rowsOf, type Session } from '../session.js'
import { isInIndexOrder } from '../sql/index-order.js'
import { orderColumns, orderSql } from '../sql/order.js'
import { rowLimit } from '../sql/row-limit.js'
import { matching, type Target } from '../sql/target.js'
import { parseRow, type Row, selected } from '../sql/values.js'
import { count } from './count.js'
import { find } from './find.js'

/** What a first page answers. */
interface Counted {
  rows: Row[]
  total: number
}

/** So many rows are sorted in less time than another question takes. */
const maxOfShort = 500

/** The column with the number of rows; no table can have one of this name. */
const counted = 'count(*)'

/** The first rows in an order, and how many match in all. */
export async function firstPage(session: Session, target: Target, query: FirstPage<Row>): Promise<Counted> {
  const short = isNarrowed(query.where) ? await firstOfShort(session, target, query) : undefined
  if (short) return short
  const [rows, total] = await Promise.all([find(session, target, query), count(session, target, query.where)])
  return { rows, total }
}

/**
 * The page of a short list, by one statement that looks for its rows once; undefined when the list is longer, which costs little to find out. A page
 * and a count by themselves look for the rows three times: those with a sort value, those without one, and all.
 */
async function firstOfShort(session: Session, target: Target, query: FirstPage<Row>): Promise<Counted | undefined> {
  const { where, orderBy, limit } = query
  const columns = query.columns?.map(target.column) ?? target.columns
  const sorted = orderColumns(target, orderBy)
  const needed = sql.join([...new Set([...columns, ...sorted])].map(({ name }) => sql.id(name)))
  const all = sql`select ${needed} from ${target.table} where ${matching(target, where)} ${rowLimit(maxOfShort + 1)}`
  const order = orderSql(target.name, sorted, orderBy?.direction ?? 'asc', 'last')
  const answer = await rowsOf(
    session,
    sql`select ${selected(columns, target.name)}, count(*) over ()::text as ${sql.id(counted)}
      from (${all}) as ${sql.id(target.name)} ${order} ${rowLimit(limit === 0 ? 1 : limit)}`,
    { inIndexOrder: isInIndexOrder(target, where, undefined) }
  )
  const total = Number(answer[0]?.[counted] ?? 0)
  return total > maxOfShort ? undefined : { rows: answer.slice(0, limit).map((texts) => parseRow(columns, texts)), total }
}

/** Whether there is any condition: without one a list is mostly long. */
function isNarrowed({ any, all, ...columns }: Where<Row> = {}): boolean {
  return any !== undefined || Object.values(columns).some((condition) => condition !== undefined) || (all?.some(isNarrowed) ?? false)
}
