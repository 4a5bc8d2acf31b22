import type { Store } from '../storage/index.js'
import { type Clock, isoTimeOrNull } from '../values/index.js'
import { hookKey, readHookKey } from './hook.js'
import { hookDeliveries } from './tables/hook-deliveries.js'
import { hookRegistrations } from './tables/hook-registrations.js'

/** How a hook stands, over all organizations and processes. */
export interface HookStatus {
  /** The event that it receives, such as `customer.activated`. */
  name: string
  id: string
  /** The number of deliveries that wait, for the first try or another one. */
  pending: number
  /** Dead letters: what failed 20 times. `rapport.hooks` lists and retries them. */
  dead: number
  /** How long the oldest pending one has been waiting, in milliseconds; 0 when none waits. */
  lagMs: number
  /** When a process last said that it has this hook, to the hour, ISO 8601 in UTC; null when none has said so for 7 days. */
  seenAt: string | null
}

/** All hooks that some process has, or that something is kept for, by name and id. */
export async function hookStatus({ store, clock }: { store: Store; clock: Clock }): Promise<HookStatus[]> {
  const isPending = { status: { eq: 'PENDING' } } as const
  const [registrations, counts] = await Promise.all([
    store.directory.find(hookRegistrations),
    store.acrossOrganizations.aggregate(hookDeliveries, {
      by: ['hook'],
      measures: {
        pending: { count: true, where: isPending },
        dead: { count: true, where: { status: { eq: 'DEAD' } } },
        oldestAt: { min: 'created_at', where: isPending }
      }
    })
  ])
  const now = clock.now()
  const seen = new Map(registrations.map((row): [string, number] => [hookKey(row), row.last_seen_at]))
  const counted = new Map(counts.map((each) => [each.hook, each]))
  return [...new Set([...seen.keys(), ...counted.keys()])].sort().map((key) => {
    const { pending = 0, dead = 0, oldestAt = null } = counted.get(key) ?? {}
    return { ...readHookKey(key), pending, dead, lagMs: Math.max(0, now - (oldestAt ?? now)), seenAt: isoTimeOrNull(seen.get(key) ?? null) }
  })
}
