import { type IdentityUnitOfWork, patchCustomer } from '../identity/index.js'
import type { RowOf } from '../storage/index.js'
import { groupBy } from '../values/index.js'
import { subscriptionBillingStatus } from './billing-status.js'
import { mrrOf } from './mrr.js'
import { newestSubscription } from './newest-subscription.js'
import { isActive, isUpcoming } from './subscription-status.js'
import { subscriptions } from './tables/index.js'

type Subscription = RowOf<typeof subscriptions>

/** Brings the rows of these customers in line with their stored subscriptions. */
export async function reconcileRevenue(set: IdentityUnitOfWork, customerIds: Iterable<string>): Promise<void> {
  const wanted = [...new Set(customerIds)]
  if (wanted.length === 0) return
  const [found] = await Promise.all([
    set.transaction.find(subscriptions, { where: { customer_id: { in: wanted } } }),
    set.customers.load(wanted)
  ])
  const byCustomer = groupBy(found, (row) => row.customer_id)
  for (const id of wanted) patchCustomer(set, id, revenueColumns(byCustomer.get(id) ?? [], set.now))
}

/** What a customer's row says of its subscriptions. */
function revenueColumns(owned: readonly Subscription[], now: number) {
  const { status, cents, currency } = mrrOf(owned, now)
  return {
    mrr_cents: cents,
    mrr_status: status,
    currency,
    plan: newestSubscription(owned.filter((row) => !isUpcoming(row, now)))?.plan ?? null,
    active_subscription_count: owned.filter((row) => isActive(row, now)).length,
    subscription_billing_status: subscriptionBillingStatus(owned, now)
  }
}
