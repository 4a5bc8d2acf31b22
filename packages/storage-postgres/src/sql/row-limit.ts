import { type RawBuilder, sql } from 'kysely'

/** `limit`, or nothing when there is none. */
export function rowLimit(limit: number | undefined): RawBuilder<unknown> {
  if (limit === undefined) return sql``
  if (!Number.isSafeInteger(limit) || limit < 0) throw new TypeError(`A limit is a whole number from 0 on, not ${limit}`)
  return sql`limit ${String(limit)}::bigint`
}
