import { type BilledSubscription, billingOf } from './subscription-status.js'

/** Stronger first (rule 9). */
const strength = ['PAST_DUE', 'PAYING', 'TRIALING', 'CHURNED']

/** What a customer's subscriptions say of its billing by `now`: the strongest of them; null when none says anything. */
export function subscriptionBillingStatus(subscriptions: readonly BilledSubscription[], now: number): string | null {
  return strongestBilling(subscriptions.map((subscription) => billingOf(subscription, now)))
}

/** The strongest of what several subscriptions say. */
export function strongestBilling(said: readonly (string | null)[]): string | null {
  return strength.find((status) => said.includes(status)) ?? null
}
