import type { Session } from '../session.js'

/** The database's time when it runs this statement; `now()` of SQL would be the beginning of the transaction. */
const text = 'select floor(extract(epoch from clock_timestamp()) * 1000)::bigint::text as milliseconds'

/** The database's own time, in epoch milliseconds. */
export async function now(session: Session): Promise<number> {
  const { rows } = await session.send(text)
  return Number(rows[0]?.milliseconds)
}
