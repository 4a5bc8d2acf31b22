import type { SendRequest } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, listOf, textOf } from '../json-fields.js'
import { couponIdOf, couponOf, discountsOf, needsCoupon } from './discounts.js'
import { everPaid, hasEnded } from './ever-paid.js'
import { pageLimit, wholeList } from './list-pages.js'
import { type Price, priceOf } from './price.js'

/** A subscription with all that its MRR is made of, by their ids where it only names them. */
export interface Subscription {
  subscription: Fields
  /** Undefined where it has more of them than came with it, and these cannot be read. */
  items: readonly Fields[] | undefined
  customer: Fields | undefined
  prices: Readonly<Record<string, Fields>>
  coupons: Readonly<Record<string, Fields>>
  /** Names of products. */
  products: Readonly<Record<string, string>>
  /** Whether an invoice above zero was ever paid: asked only for those that ended; undefined when it is not known. */
  everPaid: boolean | undefined
}

/** A record as it is completed, or one that nothing further was read of. */
export function completionOf(record: unknown): Subscription {
  if (isCompleted(record)) return record
  const subscription = fieldsOf(record) ?? {}
  const customer = fieldsOf(subscription.customer)
  return { subscription, items: itemsOf(subscription), customer, prices: {}, coupons: {}, products: {}, everPaid: undefined }
}

function isCompleted(record: unknown): record is Subscription {
  const fields = fieldsOf(record)
  return fields !== undefined && fieldsOf(fields.subscription) !== undefined && 'items' in fields
}

/** The currency of a subscription, in small letters; of one from before 2022, which does not tell it, that of its prices. */
export function currencyOf({ subscription, items = [] }: Pick<Subscription, 'subscription' | 'items'>): string | undefined {
  const own = textOf(subscription.currency)?.toLowerCase()
  return own ?? items.map((item) => priceOf(item)?.currency).find((currency) => currency !== undefined)
}

/** The items of a subscription; of an old one, its only plan. */
function itemsOf(subscription: Fields): Fields[] {
  const items = listOf(fieldsAt(subscription, 'items')?.data)
  const { plan, quantity } = subscription
  return items.length === 0 && fieldsOf(plan) ? [{ plan, quantity }] : items
}

/** Reads what subscriptions only name: further items, tiers and other currencies of prices, coupons, names of products, whether they were ever paid. */
export async function completeSubscriptions(subscriptions: readonly Fields[], lookup: SendRequest): Promise<Subscription[]> {
  const paid = await everPaid(subscriptions, lookup)
  const begun: Subscription[] = []
  for (const subscription of subscriptions) {
    const items = await allItems(subscription, lookup)
    const customer = await customerOf(subscription, lookup)
    begun.push({ ...completionOf(subscription), items, customer, everPaid: paid.get(textOf(subscription.id) ?? '') })
  }
  const prices = await readPrices(begun, lookup)
  const coupons = await readCoupons(begun, lookup)
  const products = await readProducts(begun, lookup)
  return begun.map((each) => ({ ...each, prices, coupons, products }))
}

async function allItems(subscription: Fields, lookup: SendRequest): Promise<readonly Fields[] | undefined> {
  const items = itemsOf(subscription)
  const id = textOf(subscription.id)
  if (fieldsAt(subscription, 'items')?.has_more !== true || id === undefined) return items
  const query = { subscription: id, limit: pageLimit, 'expand[]': ['data.discounts'] }
  return wholeList(lookup, { path: '/v1/subscription_items', query })
}

/** The customer, for its discount: fetched only where it was not expanded, and the subscription has none of its own. */
async function customerOf(subscription: Fields, lookup: SendRequest): Promise<Fields | undefined> {
  const { customer } = subscription
  if (typeof customer !== 'string' || discountsOf(subscription).length > 0 || hasEnded(subscription)) return fieldsOf(customer)
  const { status, body } = await lookup({ path: `/v1/customers/${encodeURIComponent(customer)}`, optional: true })
  return status === 200 ? fieldsOf(body) : undefined
}

/** Prices whose tiers, or whose amount in the subscription's currency, are not told with the item. */
async function readPrices(subscriptions: readonly Subscription[], lookup: SendRequest): Promise<Record<string, Fields>> {
  const wanted = new Map<string, Set<string>>()
  for (const each of subscriptions) {
    const currency = currencyOf(each) ?? ''
    for (const price of pricesOf(each)) {
      const expand = missingOf(price, currency)
      if (price.id !== undefined && expand.length > 0) wanted.set(price.id, new Set([...(wanted.get(price.id) ?? []), ...expand]))
    }
  }
  const prices: Record<string, Fields> = {}
  for (const [id, expand] of wanted) {
    const asked = { path: `/v1/prices/${encodeURIComponent(id)}`, query: { 'expand[]': [...expand].sort() }, optional: true }
    const { status, body } = await lookup(asked)
    const price = status === 200 ? fieldsOf(body) : undefined
    if (price) prices[id] = price
  }
  return prices
}

function pricesOf({ items = [] }: Subscription): Price[] {
  return items.flatMap((item) => priceOf(item) ?? [])
}

/** What of a price has to be expanded. */
function missingOf(price: Price, currency: string): string[] {
  if (price.currency === currency || currency === '') return price.isTiered && price.tiers.length === 0 ? ['tiers'] : []
  const other = price.options[currency]
  if (price.isTiered) return listOf(other?.tiers).length === 0 ? ['tiers', `currency_options.${currency}.tiers`] : []
  return other ? [] : ['currency_options']
}

/** Coupons that are only named, or do not tell which products they count on. */
async function readCoupons(subscriptions: readonly Subscription[], lookup: SendRequest): Promise<Record<string, Fields>> {
  const discounts = subscriptions.flatMap(({ subscription, items = [], customer }) => [
    ...discountsOf(subscription),
    ...items.flatMap(discountsOf),
    ...(customer ? discountsOf(customer) : [])
  ])
  const wanted = new Set(discounts.filter((discount) => needsCoupon(couponOf(discount))).flatMap((discount) => couponIdOf(discount) ?? []))
  const coupons: Record<string, Fields> = {}
  for (const id of wanted) {
    const query = { 'expand[]': ['applies_to', 'currency_options'] }
    const { status, body } = await lookup({ path: `/v1/coupons/${encodeURIComponent(id)}`, query, optional: true })
    const coupon = status === 200 ? fieldsOf(body) : undefined
    if (coupon && coupon.deleted !== true) coupons[id] = coupon
  }
  return coupons
}

async function readProducts(subscriptions: readonly Subscription[], lookup: SendRequest): Promise<Record<string, string>> {
  const products = subscriptions.flatMap(pricesOf).flatMap(({ product }) => product ?? [])
  const names: Record<string, string> = {}
  const wanted = new Set<string>()
  for (const { id, name } of products) {
    if (name === undefined) wanted.add(id)
    else names[id] = name
  }
  const ids = [...wanted].sort()
  for (let from = 0; from < ids.length; from += Number(pageLimit)) {
    const query = { 'ids[]': ids.slice(from, from + Number(pageLimit)), limit: pageLimit }
    for (const product of (await wholeList(lookup, { path: '/v1/products', query, optional: true })) ?? []) {
      const id = textOf(product.id)
      const name = textOf(product.name)
      if (id !== undefined && name !== undefined) names[id] = name
    }
  }
  return names
}
