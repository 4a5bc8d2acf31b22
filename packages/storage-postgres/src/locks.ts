import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { rowsOf, type Session } from './session.js'

/** Waits for, then holds to the end of the transaction, one lock of each organization, in order of their ids. */
export async function lockOrganizations(session: Session, organizationIds: readonly string[], name: string): Promise<void> {
  const keys = [...organizationIds].sort().map((id) => lockKey(session.schema, id, name))
  await rowsOf(session, sql`select pg_advisory_xact_lock(key)::text from unnest(${`{${keys.join(',')}}`}::bigint[]) as key`, {
    prepared: true
  })
}

/** The 64 bits by which Postgres knows a lock. */
export function lockKey(...names: string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(names)).digest()
  return String(digest.readBigInt64BE())
}
