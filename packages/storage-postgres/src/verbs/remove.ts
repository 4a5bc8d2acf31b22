import type { Where } from '@rapport/core/storage'
import { sql } from 'kysely'
import { affectedBy, type Session } from '../session.js'
import { lockedRows } from '../sql/lock-order.js'
import { isLookup } from '../sql/lookup.js'
import type { Target } from '../sql/target.js'
import type { Row } from '../sql/values.js'

/** Deletes all matching rows; how many there were. */
export async function remove(session: Session, target: Target, where: Where<Row>): Promise<number> {
  const rows = lockedRows(target, where)
  return affectedBy(session, sql`${rows.before}delete from ${target.table}${rows.join('using')} where ${rows.where}`, {
    prepared: isLookup(target, where)
  })
}
