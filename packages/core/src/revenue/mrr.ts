import type { RowOf } from '../storage/index.js'
import { monthlyAmount } from './monthly-amount.js'
import { newestSubscription } from './newest-subscription.js'
import { add, roundHalfUp, zero } from './rational.js'
import { isActive } from './subscription-status.js'
import type { subscriptions } from './tables/index.js'

type Subscription = RowOf<typeof subscriptions>

/** What of a subscription MRR is made of. */
export type PricedSubscription = Pick<Subscription, 'external_id' | 'status' | 'currency' | 'items' | 'discounts' | 'started_at'>

/** A customer's monthly recurring revenue in minor units of a currency; null with the reason when there is no such figure. */
export type Mrr =
  | { status: 'calculated'; cents: number; currency: string }
  | { status: 'mixed_currency' | 'unavailable'; cents: null; currency: null }

/**
 * The MRR of a customer with these subscriptions at `now`, by Stripe's definition: the monthly value of those that are active or past due
 * (docs.stripe.com/billing/subscriptions/analytics/glossary). One that begins later counts from then on. Else the status alone decides, so one that is active and will be canceled counts until it
 * is; Stripe leaves that choice to the account (support.stripe.com/questions/metric-configurations).
 *
 * It is rounded once, after adding up; a half goes up, as in Stripe's own amounts (docs.stripe.com/billing/subscriptions/decimal-amounts), and no
 * figure is above 2^53 - 1. Amounts of several currencies have no sum: `mixed_currency`. No subscription at all: `unavailable`. Only ended ones: 0.
 *
 * @example
 * mrrOf([]) // { status: 'unavailable', cents: null, currency: null }
 */
export function mrrOf(subscriptions: readonly PricedSubscription[], now = Number.POSITIVE_INFINITY): Mrr {
  const newest = newestSubscription(subscriptions)
  if (!newest) return { status: 'unavailable', cents: null, currency: null }
  let total = zero
  const currencies = new Set<string>()
  for (const subscription of subscriptions) {
    const amount = isActive(subscription, now) ? monthlyAmount(subscription) : zero
    if (amount.numerator === 0n) continue
    currencies.add(subscription.currency)
    total = add(total, amount)
  }
  if (currencies.size > 1) return { status: 'mixed_currency', cents: null, currency: null }
  const [currency = newest.currency] = currencies
  return { status: 'calculated', cents: Math.min(Number(roundHalfUp(total)), Number.MAX_SAFE_INTEGER), currency }
}
