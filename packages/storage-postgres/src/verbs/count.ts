import type { Where } from '@rapport/core/storage'
import { sql } from 'kysely'
import { rowsOf, type Session } from '../session.js'
import { rowLimit } from '../sql/row-limit.js'
import { matching, type Target } from '../sql/target.js'
import type { Row } from '../sql/values.js'

/** How many rows match, looking no further than `upTo`. */
export async function count(session: Session, target: Target, where?: Where<Row>, upTo?: number): Promise<number> {
  const rows = sql`from ${target.table} where ${matching(target, where)}`
  const counted = upTo === undefined ? rows : sql`from (select ${rows} ${rowLimit(upTo)}) as counted`
  const [answer] = await rowsOf(session, sql`select count(*)::text as rows ${counted}`)
  return Number(answer?.rows)
}
