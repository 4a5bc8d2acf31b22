import type { SubscriptionOperation } from '@rapport/core/connector'
import { type Fields, itemsOf, listOf, numberOf } from '../json-fields.js'
import type { Subscription } from './complete-subscriptions.js'
import { discountsOf, readDiscounts } from './discounts.js'
import { amountsOf, decimalOf, type Price, priceOf } from './price.js'

type Item = SubscriptionOperation['items'][number]
type Amounts = Pick<Item, 'amountCents' | 'tiers' | 'tiersMode'>

/** An item as a put takes it, with its price, and what it costs a month: about, as it only tells which is the dearest. */
export interface ReadItem {
  item: Item
  price: Price
  monthly: number
}

/** How often a year each interval comes. */
const timesAYear = { day: 365, week: 52, month: 12, year: 1 } as const
const intervals = ['day', 'week', 'month', 'year'] as const

/** Reads an item in the subscription's currency. Throws, naming what is wrong, for one whose amount could not be told exactly. */
export function readItem(said: Fields, { subscription, prices, coupons }: Subscription, currency: string): ReadItem {
  const price = fullPrice(said, prices)
  const interval = intervals.find((name) => name === price.interval)
  if (interval === undefined) throw new Error(`price ${price.id} has the interval ${price.interval}`)
  const intervalCount = price.intervalCount ?? 1
  const quantity = numberOf(said.quantity) ?? 1
  const discount = readDiscounts(discountsOf(said), coupons, currency)
  const includedTaxRates = includedTaxes(said, subscription, price)
  const told = readAmounts(price, currency)
  // What is billed by use is no part of MRR, so that it need not be known.
  if (typeof told === 'string' && !price.isMetered) throw new Error(told)
  const amounts = typeof told === 'string' ? {} : told
  const item: Item = {
    interval,
    intervalCount,
    quantity,
    ...amounts,
    ...(price.isMetered && { metered: true }),
    ...(price.product && { product: price.product.id }),
    ...(price.packages && { packageSize: price.packages.size, packageRound: price.packages.round === 'down' ? 'down' : 'up' }),
    ...(discount.length > 0 && { discount }),
    ...(includedTaxRates.length > 0 && { includedTaxRates })
  }
  const units = quantity / (price.packages?.size ?? 1)
  const monthly = price.isMetered ? 0 : (aboutPrice(amounts, units) * timesAYear[interval]) / (12 * intervalCount)
  return { item, price, monthly }
}

/** The price as it was read further, which tells more than the item's copy of it. */
function fullPrice(item: Fields, prices: Subscription['prices']): Price {
  const price = priceOf(item)
  if (!price) throw new Error('an item has no price')
  const read = price.id === undefined ? undefined : prices[price.id]
  return (read && priceOf({ ...item, price: read })) ?? price
}

/** What a unit costs, or in words why that is not known. */
function readAmounts(price: Price, currency: string): Amounts | string {
  const told = amountsOf(price, currency)
  if (!told) return `price ${price.id} tells no amount in ${currency}`
  const { amount, tiers } = told
  if (!price.isTiered) return amount === undefined ? `price ${price.id} tells no amount` : { amountCents: amount }
  const { tiersMode } = price
  if (tiers.length === 0) return `the tiers of price ${price.id} are not known`
  if (tiersMode !== 'graduated' && tiersMode !== 'volume') return `price ${price.id} has the tiers_mode ${String(tiersMode)}`
  return {
    tiersMode,
    tiers: tiers.map((tier) => ({
      upTo: numberOf(tier.up_to) ?? null,
      unitAmountCents: decimalOf(tier.unit_amount_decimal, tier.unit_amount) ?? null,
      flatAmountCents: decimalOf(tier.flat_amount_decimal, tier.flat_amount) ?? null
    }))
  }
}

/**
 * The rates of taxes within the price: explicit ones only, the item's or else the subscription's. A rate says itself whether it is within; where it
 * does not, the price does.
 */
function includedTaxes(item: Fields, subscription: Fields, { isInclusive }: Price): number[] {
  const own = itemsOf(item.tax_rates)
  const rates = listOf(own.length > 0 ? own : subscription.default_tax_rates)
  return rates.flatMap(({ inclusive, percentage, rate_type }) => {
    const isWithin = isInclusive !== false && (inclusive ?? isInclusive) === true && rate_type !== 'flat_amount'
    const percent = isWithin ? numberOf(percentage) : 0
    if (percent === undefined) throw new Error('a tax rate tells no percentage')
    return percent > 0 ? [percent] : []
  })
}

function aboutPrice({ amountCents, tiers }: Amounts, units: number): number {
  const tier = tiers?.find(({ upTo }) => upTo === null || upTo === undefined || units <= upTo)
  const unit = Number(tier ? (tier.unitAmountCents ?? 0) : (amountCents ?? 0))
  return unit * units + Number(tier?.flatAmountCents ?? 0)
}
