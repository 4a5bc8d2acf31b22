import { discounted, type InvoiceLine, netAmount } from './invoice-lines.js'
import { itemPrice } from './item-price.js'
import { add, compare, multiply, type Rational, rational, subtract, zero } from './rational.js'
import type { StoredDiscount, StoredItem } from './tables/index.js'

/** How often a month each interval comes: a year has 12 months, 52 weeks and 365 days. */
const monthlyRates = { day: rational(365, 12), week: rational(52, 12), month: rational(1), year: rational(1, 12) }

export type Interval = keyof typeof monthlyRates
export const intervals = Object.keys(monthlyRates) as Interval[]

/**
 * What a subscription bills a month, in minor units of its currency and without rounding: its items' amounts normalised to a month, less discounts
 * that last forever. Zero-decimal currencies stay as they are: one yen is one minor unit (docs.stripe.com/currencies).
 *
 * - Metered items and tax are no part of it (docs.stripe.com/billing/subscriptions/analytics/glossary). Tax within a price is taken out after the
 *   discounts, which are off what the customer sees.
 * - A discount of duration `once` or `repeating` changes nothing
 *   (support.stripe.com/questions/impact-of-discounts-and-coupons-on-monthly-recurring-revenue-mrr-in-billing).
 * - An amount off comes off each invoice (docs.stripe.com/api/coupons/object, `amount_off`), so once a year off a yearly price, and never makes an
 *   invoice negative (docs.stripe.com/changelog/2013-10-29/coupons-apply-invoice-total-balance).
 * - Items of several intervals share an invoice where their periods meet, and have one of their own where they do not
 *   (docs.stripe.com/billing/subscriptions/mixed-interval): every invoice of the longer period is taken to be one of the shorter's too.
 */
export function monthlyAmount({ items, discounts }: { items: readonly StoredItem[]; discounts: readonly StoredDiscount[] }): Rational {
  const periods = periodsOf(items)
  let invoice: InvoiceLine[] = []
  let monthly = zero
  for (const [index, { rate, lines }] of periods.entries()) {
    invoice = [...invoice, ...lines]
    const invoicesOfTheseLines = subtract(rate, periods[index + 1]?.rate ?? zero)
    monthly = add(monthly, multiply(invoicesOfTheseLines, netAmount(discounted(invoice, discounts))))
  }
  return monthly
}

interface Period {
  /** Invoices a month. */
  rate: Rational
  /** What each of them holds of this period's items. */
  lines: InvoiceLine[]
}

/** The licensed items by billing period, the most frequent first. */
function periodsOf(items: readonly StoredItem[]): Period[] {
  const periods: Period[] = []
  for (const item of items) {
    if (item.metered) continue
    const rate = multiply(monthlyRate(item.interval), rational(1, item.intervalCount))
    const { product, includedTaxRates = [] } = item
    const lines = discounted([{ amount: itemPrice(item), product, includedTaxRates }], item.discounts)
    const known = periods.find((period) => compare(period.rate, rate) === 0)
    if (known) known.lines.push(...lines)
    else periods.push({ rate, lines })
  }
  return periods.sort((a, b) => compare(b.rate, a.rate))
}

function monthlyRate(interval: string): Rational {
  const known = intervals.find((name) => name === interval)
  if (!known) throw new Error(`${JSON.stringify(interval)} is not a billing interval`)
  return monthlyRates[known]
}
