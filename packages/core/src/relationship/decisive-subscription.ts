import type { Customer } from '../customers/index.js'
import { billingOf, newestSubscription } from '../revenue/index.js'
import { subscriptions } from '../revenue/tables/index.js'
import type { Rows } from '../storage/index.js'

/** What of a subscription a relationship tells. */
export interface DecisiveSubscription {
  external_id: string
  plan: string | null
  started_at: number
  canceled_at: number | null
}

/** The newest of a customer's subscriptions that say what its billing status says; undefined where the status comes from none. */
export async function decisiveSubscription(
  rows: Rows<'organization'>,
  customer: Customer,
  now: number
): Promise<DecisiveSubscription | undefined> {
  const found = await rows.find(subscriptions, {
    where: { customer_id: { eq: customer.id } },
    columns: ['external_id', 'status', 'plan', 'started_at', 'canceled_at', 'items', 'ever_paid', 'has_payments']
  })
  return newestSubscription(found.filter((subscription) => billingOf(subscription, now) === customer.billing_status))
}

/** When a subscription last changed as far as it has come by `now`; null for one that begins later. */
export function changedAt({ started_at, canceled_at }: DecisiveSubscription, now: number): number | null {
  return [canceled_at, started_at].find((at) => at !== null && at <= now) ?? null
}
