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
    ...(discount.length > 0 && { discount }),
    ...(everPaid !== undefined && { everPaid })
  }
}

/** Whether an item is billed each period: one that is gone is not, nor one of a price that is paid once. */
function isBilledAgain(item: Fields): boolean {
  return item.deleted !== true && fieldsOf(item.price)?.type !== 'one_time'
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
