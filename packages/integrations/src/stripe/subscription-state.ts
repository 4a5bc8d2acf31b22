import type { SubscriptionOperation } from '@rapport/core/connector'
import { type Fields, fieldsOf, numberOf, requiredNumber, requiredText } from '../json-fields.js'
import { currencyOf, type Subscription } from './complete-subscriptions.js'
import { discountsOf, readDiscounts } from './discounts.js'
import { idOf } from './expandable.js'
import { type ReadItem, readItem } from './item.js'

/** Stripe's statuses, which are ours too (docs.stripe.com/api/subscriptions/object). */
const statuses = ['active', 'past_due', 'trialing', 'canceled', 'unpaid', 'paused', 'incomplete', 'incomplete_expired'] as const

/** What a subscription is now. Throws, naming what is wrong, for one whose amount could not be told exactly. */
export function subscriptionState(completed: Subscription, at: number): SubscriptionOperation {
  const { subscription, coupons, everPaid } = completed
  const id = requiredText(subscription, 'id')
  const account = idOf(subscription.customer)
  if (account === undefined) throw new Error('customer is missing')
  const status = statuses.find((name) => name === subscription.status)
  if (status === undefined) throw new Error(`status ${String(subscription.status)} is not known`)
  if (!completed.items) throw new Error('it has more items than came with it, and these cannot be read')
  const currency = currencyOf(completed)
  if (currency === undefined) throw new Error('currency is missing')
  const items = completed.items.filter(isBilledAgain).map((item) => readItem(item, completed, currency))
  const own = discountsOf(subscription)
  const discount = readDiscounts(own.length > 0 ? own : discountsOf(completed.customer ?? {}), coupons, currency)
  return {
    kind: 'subscription',
    id,
    at,
    account,
    status,
    currency: currency.toUpperCase(),
    items: items.map(({ item }) => item),
    plan: planOf(items, completed),
    startedAt: (numberOf(subscription.start_date) ?? requiredNumber(subscription, 'created')) * 1000,
    canceledAt: canceledAt(subscription),
    ...periodOf(subscription, completed.items.filter(isBilledAgain)),
    ...cancellationOf(subscription),
    ...(discount.length > 0 && { discount }),
    ...(everPaid !== undefined && { everPaid })
  }
}

/** Whether an item is billed each period: one that is gone is not, nor one of a price that is paid once. */
function isBilledAgain(item: Fields): boolean {
  return item.deleted !== true && fieldsOf(item.price)?.type !== 'one_time'
}

/**
 * The running billing period: from API version 2025-03-31 on each item has its own, before that the subscription has one. Of several the longest counts:
 * that is what a customer has signed up for.
 */
function periodOf(subscription: Fields, items: readonly Fields[]): Pick<SubscriptionOperation, 'currentPeriodStart' | 'currentPeriodEnd'> {
  const periods = [subscription, ...items].flatMap(({ current_period_start, current_period_end }) => {
    const start = numberOf(current_period_start)
    const end = numberOf(current_period_end)
    return start !== undefined && end !== undefined && end > start ? [{ start, end }] : []
  })
  const [longest] = periods.sort((a, b) => b.end - b.start - (a.end - a.start) || b.end - a.end)
  return longest ? { currentPeriodStart: longest.start * 1000, currentPeriodEnd: longest.end * 1000 } : {}
}

/** Whether it will end, and when. */
function cancellationOf({ cancel_at, cancel_at_period_end }: Fields): Pick<SubscriptionOperation, 'cancelAt' | 'cancelAtPeriodEnd'> {
  const at = numberOf(cancel_at)
  return { ...(at !== undefined && { cancelAt: at * 1000 }), ...(cancel_at_period_end === true && { cancelAtPeriodEnd: true }) }
}

/** When it ended, or else when it was decided that it will. */
function canceledAt({ status, ended_at, canceled_at }: Fields): number | null {
  const seconds = (status === 'canceled' ? numberOf(ended_at) : undefined) ?? numberOf(canceled_at)
  return seconds === undefined ? null : seconds * 1000
}

/** The name of the product that costs most a month. */
function planOf(items: readonly ReadItem[], { products }: Subscription): string | null {
  const [dearest] = [...items].sort((a, b) => b.monthly - a.monthly)
  if (!dearest) return null
  const { product, nickname } = dearest.price
  const name = (product && (products[product.id] ?? product.name)) ?? nickname
  return name === undefined ? null : name.slice(0, 255)
}
