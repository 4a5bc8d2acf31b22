import { tables } from '@rapport/core/storage'
import { sql } from 'kysely'
import { rowsOf, type Session } from '../session.js'
import { targetOf } from '../sql/target.js'

/**
 * Takes a token of a bucket in one statement. Whoever comes at the same time waits for the row and sees what is left. A clock that another statement has
 * read later must not run back: then nothing is refilled.
 */
export async function takeToken(
  session: Session,
  key: string,
  { capacity, perSecond }: { capacity: number; perSecond: number },
  count: 0 | 1
): Promise<{ taken: boolean; tokens: number }> {
  const { table } = targetOf(tables.rateBuckets, session.schema, undefined)
  const full = sql`${capacity}::double precision`
  const asked = sql`${count}::double precision`
  const elapsed = sql`greatest(0, excluded.refilled_at - bucket.refilled_at)`
  const filled = sql`least(${full}, bucket.tokens + ${elapsed} * ${perSecond}::double precision / 1000)`
  const [row] = await rowsOf(
    session,
    sql`insert into ${table} as bucket (key, tokens, refilled_at, taken)
      values (${key}, ${full} - ${asked}, extract(epoch from clock_timestamp())::double precision * 1000, true)
      on conflict (key) do update set
        tokens = case when ${filled} >= ${asked} then ${filled} - ${asked} else ${filled} end,
        refilled_at = greatest(bucket.refilled_at, excluded.refilled_at),
        taken = ${filled} >= ${asked}
      returning taken::text, tokens::text`
  )
  return { taken: row?.taken === 'true', tokens: Number(row?.tokens) }
}
