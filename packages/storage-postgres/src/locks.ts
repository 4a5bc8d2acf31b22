import { createHash } from 'node:crypto'
import type { Session } from './session.js'

/** Waits for, then holds to the end of the transaction, one lock of each organization, in order of their ids. */
export async function lockOrganizations(session: Session, organizationIds: readonly string[], name: string): Promise<void> {
  const keys = [...organizationIds].sort().map((id) => lockKey(session.schema, id, name))
  await session.send('select pg_advisory_xact_lock(key)::text from unnest($1::bigint[]) as key', [`{${keys.join(',')}}`], {
    prepared: true
  })
}

/** The 64 bits by which Postgres knows a lock. */
export function lockKey(...names: string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(names)).digest()
  return String(digest.readBigInt64BE())
}
