import type { Where } from '@rapport/core/storage'
import { type RawBuilder, sql } from 'kysely'
import { matching, ownRows, sameKey, type Target } from './target.js'
import type { Row } from './values.js'
import { allOf } from './where.js'

/** The parts of an `update` or `delete` of matching rows: what comes before it, the join with the locked rows, and the condition. */
export interface LockedRows {
  before: RawBuilder<unknown>
  join: (keyword: 'from' | 'using') => RawBuilder<unknown>
  where: RawBuilder<unknown>
}

/** Makes a statement lock matching rows in key order before it writes them, so that two statements never deadlock. A single row needs no order. */
export function lockedRows(target: Target, where: Where<Row>): LockedRows {
  if (pinsKey(target, where)) return { before: sql``, join: () => sql``, where: matching(target, where) }
  const key = sql.join(target.key.map(({ name }) => sql.id(name)))
  return {
    before: sql`with locked as materialized (select ${key} from ${target.table} where ${matching(target, where)} order by ${key} for update) `,
    join: (keyword) => sql` ${sql.raw(keyword)} locked`,
    where: allOf([ownRows(target), sameKey(target, target.name, 'locked')])
  }
}

function pinsKey(target: Target, where: Where<Row>): boolean {
  return target.key.every(({ name }) => where[name]?.eq !== undefined)
}
