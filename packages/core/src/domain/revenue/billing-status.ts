import { type BilledSubscription, billingOf } from './subscription-status.js'

/** Stronger first (rule 9). */
const strength = ['PAST_DUE', 'PAYING', 'TRIALING', 'CHURNED']

/** What a customer's subscriptions say of its billing by `now`: the strongest of them; null when none says anything. */
export function subscriptionBillingStatus(subscriptions: readonly BilledSubscription[], now: number): string | null {
  const said = new Set(subscriptions.map((subscription) => billingOf(subscription, now)))
  return strength.find((status) => said.has(status)) ?? null
}

/** A customer's billing status: what its subscriptions say, else what its newest billing event says (NONE when there is none). */
export function billingStatusOf(customer: { subscription_billing_status: string | null; event_billing_status: string }): string {
  return customer.subscription_billing_status ?? customer.event_billing_status
}
