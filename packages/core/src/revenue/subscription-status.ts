import type { RowOf } from '../storage/index.js'
import { isFreeItem } from './item-price.js'
import type { subscriptions } from './tables/index.js'

/**
 * The statuses of a subscription, Stripe's own and `ended` for whoever knows no finer word: what a customer with such a subscription is (rule 9),
 * and whether it counts for MRR, from its beginning on. A trial is one whenever what follows it begins.
 *
 * Stripe counts `active` and `past_due` and treats `canceled` and `unpaid` as churn (docs.stripe.com/billing/subscriptions/analytics/glossary): of
 * somebody who has paid. Of one that is known to be never paid for, as a trial that was canceled, nothing is said.
 * An `incomplete` one has not begun; one that is `incomplete_expired` never did, as its first payment failed; one that is `paused` is a trial that
 * ended without a way to pay (docs.stripe.com/api/subscriptions/object, `status`). Nobody has paid for these, so that they say nothing.
 */
const subscriptionStatuses = {
  active: { billing: 'PAYING', counts: true },
  past_due: { billing: 'PAST_DUE', counts: true },
  trialing: { billing: 'TRIALING', counts: false },
  canceled: { billing: 'CHURNED', counts: false },
  unpaid: { billing: 'CHURNED', counts: false },
  paused: { billing: null, counts: false },
  incomplete: { billing: null, counts: false },
  incomplete_expired: { billing: null, counts: false },
  ended: { billing: 'CHURNED', counts: false }
} as const

export type SubscriptionStatus = keyof typeof subscriptionStatuses

export const statusNames = Object.keys(subscriptionStatuses) as SubscriptionStatus[]

/** Those that count for MRR. */
export const countingStatuses = statusNames.filter((status) => subscriptionStatuses[status].counts)

/** What of a subscription its customer's billing follows from. */
export type BilledSubscription = Pick<RowOf<typeof subscriptions>, 'status' | 'items' | 'started_at' | 'ever_paid' | 'has_payments'>

/** Statuses of subscriptions that are over. */
const over: readonly string[] = ['canceled', 'ended', 'unpaid'] satisfies SubscriptionStatus[]

/** Whether a subscription has ended. */
export const isOver = ({ status }: Pick<BilledSubscription, 'status'>): boolean => over.includes(status)

/** Whether a subscription is to count for MRR, and has not begun by `now`. */
export function isUpcoming({ status, started_at }: Pick<BilledSubscription, 'status' | 'started_at'>, now: number): boolean {
  return started_at > now && isStatus(status) && subscriptionStatuses[status].counts
}

/** Whether a subscription is active in Stripe's sense: it counts for MRR from its beginning on. */
export function isActive(subscription: Pick<BilledSubscription, 'status' | 'started_at'>, now: number): boolean {
  const { status } = subscription
  return isStatus(status) && subscriptionStatuses[status].counts && !isUpcoming(subscription, now)
}

/** What a subscription says of its customer; null when it says nothing: it has not begun, all that it bills is free, or it ended unpaid. */
export function billingOf(subscription: BilledSubscription, now: number): string | null {
  const { status, items } = subscription
  if (!isStatus(status) || isUpcoming(subscription, now) || isFree(items)) return null
  const { billing } = subscriptionStatuses[status]
  return billing === 'CHURNED' && subscription.ever_paid === false && !subscription.has_payments ? null : billing
}

/** Whether there are items, and none costs anything. */
function isFree(items: BilledSubscription['items']): boolean {
  return items.length > 0 && items.every(isFreeItem)
}

function isStatus(text: string): text is SubscriptionStatus {
  return Object.hasOwn(subscriptionStatuses, text)
}
