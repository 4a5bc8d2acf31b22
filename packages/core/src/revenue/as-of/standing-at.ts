import type { RowOf } from '../../storage/index.js'
import { subscriptionBillingStatus } from '../billing-status.js'
import { mrrOf } from '../mrr.js'
import { isOver } from '../subscription-status.js'
import type { revenueSnapshots, subscriptions } from '../tables/index.js'

type Subscription = RowOf<typeof subscriptions>

/** How a customer stood with its payments at the end of a day. */
export type Standing = Pick<RowOf<typeof revenueSnapshots>, 'billing_status' | 'mrr_cents' | 'currency'>

/**
 * How a customer stood at `at` by its subscriptions as they are known now: for the time before its daily snapshots begin, such as before an import. Amounts
 * are those of today, and a subscription that is past due today was not then: nothing tells of its past. One that is over without a date counts nowhere.
 *
 * @example standingBySubscriptions(rows, Date.UTC(2025, 5, 1)).billing_status // 'PAYING'
 */
export function standingBySubscriptions(owned: readonly Subscription[], at: number): Standing {
  const then = owned.flatMap((row): Subscription[] => {
    if (row.started_at > at) return []
    if (row.status === 'past_due') return [{ ...row, status: 'active' }]
    if (!isOver(row)) return [row]
    const endedAt = row.canceled_at ?? row.current_period_end
    if (endedAt === null) return []
    return [endedAt > at ? { ...row, status: 'active' } : row]
  })
  const { cents, currency } = mrrOf(then, at)
  return { billing_status: subscriptionBillingStatus(then, at) ?? 'NONE', mrr_cents: cents, currency }
}
