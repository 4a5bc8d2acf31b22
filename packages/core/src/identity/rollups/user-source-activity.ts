import { isEmailKey, keyValue } from '../rules/keys.js'
import type { IdentityRow, IdentityUnitOfWork } from '../work/unit-of-work.js'
import { latest } from './rollup.js'

/**
 * Reads when these users were active last by sources, where their emails may have changed: of those in `moved` by all of their emails, of the others by
 * those that are new. Users whose emails are as before are left out.
 */
export async function lastSources(
  set: IdentityUnitOfWork,
  byUser: ReadonlyMap<string, readonly IdentityRow[]>,
  moved: ReadonlySet<string>
): Promise<Map<string, number | null>> {
  const open = [...byUser].flatMap(([id, rows]) => {
    const own = rows.filter(({ identity }) => isEmailKey(identity) && (moved.has(id) || set.isNew(identity)))
    return own.length > 0 || moved.has(id) ? [{ id, emails: own.map(({ identity }) => keyValue(identity)) }] : []
  })
  await set.participants.load(open.flatMap(({ emails }) => emails))
  return new Map(
    open.map(({ id, emails }) => {
      const before = moved.has(id) ? null : (set.users.get(id)?.source_activity_at ?? null)
      return [id, emails.reduce((at, email) => latest(at, set.participants.get(email)?.last_at ?? null), before)]
    })
  )
}

/** Writes when a user was active last by sources into its loaded row. */
export function putSourceActivity(set: IdentityUnitOfWork, userId: string, at: number | null): void {
  const { event_activity_at } = set.user(userId)
  set.users.patch(userId, { source_activity_at: at, last_activity_at: latest(event_activity_at, at) })
}
