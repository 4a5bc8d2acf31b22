import { createHash } from 'node:crypto'
import type { LockMode } from '@rapport/core/storage'
import type { Session } from './session.js'

const functions = { exclusive: 'pg_advisory_xact_lock', shared: 'pg_advisory_xact_lock_shared' } satisfies Record<LockMode, string>

/** Takes the lock of this name of each organization, in the order of their ids, and holds them until the transaction ends. */
export async function lockOrganizations(
  session: Session,
  organizationIds: readonly string[],
  name: string,
  mode: LockMode = 'exclusive'
): Promise<void> {
  const keys = [...organizationIds].sort().map((id) => lockKey(session.schema, id, name))
  await session.send(`select ${functions[mode]}(key)::text from unnest($1::bigint[]) as key`, [`{${keys.join(',')}}`], {
    prepared: true
  })
}

/** The 64-bit key of an advisory lock. */
export function lockKey(...names: string[]): string {
  const digest = createHash('sha256').update(JSON.stringify(names)).digest()
  return String(digest.readBigInt64BE())
}
