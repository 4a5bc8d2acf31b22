/**
 * The statuses of a subscription, Stripe's own and `ended` for whoever knows no finer word: what a customer with such a subscription is (rule 9),
 * and whether it counts for MRR.
 *
 * Stripe counts `active` and `past_due` and treats `canceled` and `unpaid` as churn (docs.stripe.com/billing/subscriptions/analytics/glossary).
 * A `paused` one bills nothing until it is resumed and `incomplete_expired` is terminal, so both have ended; an `incomplete` one has not begun and
 * says nothing yet (docs.stripe.com/api/subscriptions/object, `status`).
 */
const subscriptionStatuses = {
  active: { billing: 'PAYING', counts: true },
  past_due: { billing: 'PAST_DUE', counts: true },
  trialing: { billing: 'TRIALING', counts: false },
  canceled: { billing: 'CHURNED', counts: false },
  unpaid: { billing: 'CHURNED', counts: false },
  paused: { billing: 'CHURNED', counts: false },
  incomplete: { billing: null, counts: false },
  incomplete_expired: { billing: 'CHURNED', counts: false },
  ended: { billing: 'CHURNED', counts: false }
} as const

export type SubscriptionStatus = keyof typeof subscriptionStatuses

export const statusNames = Object.keys(subscriptionStatuses) as SubscriptionStatus[]

/** Whether a subscription of this status is active in Stripe's sense: it counts for MRR. */
export function isActive(status: string): boolean {
  return isStatus(status) && subscriptionStatuses[status].counts
}

/** What a subscription of this status says of its customer; null when it says nothing yet. */
export function billingOf(status: string): string | null {
  return isStatus(status) ? subscriptionStatuses[status].billing : null
}

function isStatus(text: string): text is SubscriptionStatus {
  return Object.hasOwn(subscriptionStatuses, text)
}
