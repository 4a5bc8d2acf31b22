import { type BilledSubscription, billingOf } from './subscription-status.js'

/** Stronger first (rule 9). */
const strength = ['PAST_DUE', 'PAYING', 'TRIALING', 'CHURNED']

/** What a customer's subscriptions say of its billing by `now`: the strongest of them; null when none says anything. */
export function subscriptionBillingStatus(subscriptions: readonly BilledSubscription[], now: number): string | null {
  const said = new Set(subscriptions.map((subscription) => billingOf(subscription, now)))
  return strength.find((status) => said.has(status)) ?? null
}
