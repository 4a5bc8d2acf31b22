import { holdSingleton, jobs } from '../jobs/index.js'
import type { Transaction } from '../storage/index.js'
import { day } from '../values/index.js'
import { hookJobPrefix, retentionJob } from './hook.js'
import { hookDeliveries } from './tables/hook-deliveries.js'

/** What nobody has taken is kept so long, and so many of an organization, dead letters included. */
const keptMs = 7 * day
const maxKept = 100_000
const removedAtOnce = 1_000

/** What a look came to: how many deliveries were dropped, and what is left to do. */
export interface Dropped {
  expired: number
  overflowing: number
  /** `more` to drop now, something to look at `later`, or nothing is kept any more. */
  left: 'more' | 'later' | 'nothing'
}

/** Drops what is too old, then the oldest of the hooks that have most, at most 1,000 of them in one transaction. */
export async function dropOverdue(transaction: Transaction, now: number, most = maxKept): Promise<Dropped> {
  const standing = await forgetHooks(transaction, now)
  await holdSingleton(transaction, retentionJob(transaction.organizationId).id)
  const expired = await transaction.remove(hookDeliveries, { created_at: { lt: now - keptMs } })
  const counts = await transaction.aggregate(hookDeliveries, { by: ['hook'], measures: { rows: { count: true } } })
  const excess = counts.reduce((sum, { rows }) => sum + rows, 0) - most
  const [largest] = counts.toSorted((a, b) => b.rows - a.rows)
  if (excess <= 0 || !largest) return { expired, overflowing: 0, left: counts.length > 0 || standing > 0 ? 'later' : 'nothing' }
  const oldest = await transaction.find(hookDeliveries, {
    where: { hook: { eq: largest.hook } },
    orderBy: { column: 'created_at', direction: 'asc' },
    limit: Math.min(excess, removedAtOnce),
    columns: ['id']
  })
  const overflowing = await transaction.remove(hookDeliveries, { id: { in: oldest.map(({ id }) => id) } })
  return { expired, overflowing, left: 'more' }
}

/** Takes away the jobs of hooks that nobody has had for as long as deliveries are kept; answers how many are left. */
async function forgetHooks(transaction: Transaction, now: number): Promise<number> {
  const ofHooks = await transaction.find(jobs, { where: { kind: { contains: hookJobPrefix } } })
  let left = 0
  for (const { id, payload, run_at, leased_by } of ofHooks) {
    left++
    if (leased_by !== null || (run_at ?? now) >= now - keptMs) continue
    await holdSingleton(transaction, id)
    const recent = { hook: { eq: String(payload.hook) }, created_at: { gte: now - keptMs } }
    if ((await transaction.count(hookDeliveries, recent, 1)) > 0) continue
    left -= await transaction.remove(jobs, { id: { eq: id }, run_at: { lt: now - keptMs } })
  }
  return left
}
