import type { Where } from '@rapport/core/storage'
import { sql } from 'kysely'
import { affectedBy, type Session } from '../session.js'
import { assignments } from '../sql/assignments.js'
import { lockedRows } from '../sql/lock-order.js'
import { isLookup } from '../sql/lookup.js'
import type { Target } from '../sql/target.js'
import type { Row } from '../sql/values.js'
import { count } from './count.js'

/** Sets columns of all matching rows; how many rows matched. */
export async function update(session: Session, target: Target, where: Where<Row>, set: Row): Promise<number> {
  const changes = assignments(target, set)
  if (changes.length === 0) return count(session, target, where)
  const rows = lockedRows(target, where)
  return affectedBy(session, sql`${rows.before}update ${target.table} set ${sql.join(changes)}${rows.join('from')} where ${rows.where}`, {
    prepared: isLookup(target, where)
  })
}
