import { add, compare, decimal, multiply, type Rational, rational, subtract, zero } from './rational.js'
import type { StoredDiscount, StoredItem } from './tables/index.js'

/** A line of an invoice: what an item costs in a period, so far. */
export interface InvoiceLine {
  amount: Rational
  product: string | undefined
  includedTaxRates: NonNullable<StoredItem['includedTaxRates']>
}

/** An invoice's lines after the discounts that last forever, in their order, each off what the one before has left. */
export function discounted(lines: readonly InvoiceLine[], discounts: readonly StoredDiscount[]): InvoiceLine[] {
  return discounts.filter(({ duration }) => duration === 'forever').reduce(discount, [...lines])
}

/** What the lines come to without the taxes that they include. */
export function netAmount(lines: readonly InvoiceLine[]): Rational {
  return lines.map(({ amount, includedTaxRates }) => withoutTaxes(amount, includedTaxRates)).reduce(add, zero)
}

/** An amount off is shared by the lines that it counts on, in the ratio of their amounts, and never more than these. */
function discount(lines: readonly InvoiceLine[], off: StoredDiscount): InvoiceLine[] {
  const counts = ({ product }: InvoiceLine) => !off.products || (product !== undefined && off.products.includes(product))
  const total = lines
    .filter(counts)
    .map(({ amount }) => amount)
    .reduce(add, zero)
  if (total.numerator === 0n) return [...lines]
  const kept = 'percentOff' in off ? subtract(rational(1), part(off.percentOff)) : keptOf(total, decimal(off.amountOffCents))
  return lines.map((line) => (counts(line) ? { ...line, amount: multiply(line.amount, kept) } : line))
}

/** The part of an amount that an amount off leaves. */
function keptOf(amount: Rational, off: Rational): Rational {
  const left = subtract(amount, off)
  return compare(left, zero) <= 0 ? zero : divide(left, amount)
}

function withoutTaxes(amount: Rational, rates: InvoiceLine['includedTaxRates']): Rational {
  return rates.length === 0 ? amount : divide(amount, rates.map(part).reduce(add, rational(1)))
}

function part(percentage: number | string): Rational {
  return multiply(decimal(percentage), rational(1, 100))
}

/** `b` is above zero. */
function divide(a: Rational, b: Rational): Rational {
  return rational(a.numerator * b.denominator, a.denominator * b.numerator)
}
