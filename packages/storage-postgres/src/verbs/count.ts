import type { Where } from '@rapport/core/storage'
import { sql } from 'kysely'
import { rowsOf, type Session } from '../session.js'
import { matching, type Target } from '../sql/target.js'
import type { Row } from '../sql/values.js'

/** How many rows match. */
export async function count(session: Session, target: Target, where?: Where<Row>): Promise<number> {
  const [answer] = await rowsOf(session, sql`select count(*)::text as rows from ${target.table} where ${matching(target, where)}`)
  return Number(answer?.rows)
}
