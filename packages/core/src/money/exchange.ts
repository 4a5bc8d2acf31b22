import { decimal, multiply, type Rational, rational, roundHalfUp } from '../revenue/index.js'
import type { Rows } from '../storage/index.js'
import { minorDigits } from '../values/index.js'
import { readStoredCurrency } from './currency-settings.js'
import type { StoredRate } from './tables/workspace-currency.js'

/** An amount in minor units of its currency. */
export interface Amount {
  cents: number
  currency: string
}

/**
 * Turns an amount into the workspace's currency. The amount stays as it is where the workspace has chosen no currency, or has no rate for this one.
 *
 * @example exchange({ cents: 30_000, currency: 'EUR' }) // { cents: 37_500, currency: 'USD' } at 1.25
 */
export type Exchange = (amount: Amount) => Amount

/** How the workspace exchanges amounts now, by the rates of its settings. */
export async function readExchange(rows: Rows<'organization'>): Promise<Exchange> {
  const { currency: into, rates } = await readStoredCurrency(rows)
  if (into === null) return (amount) => amount
  const factors = new Map(rates.map((rate) => [rate.currency, factorOf(rate, into)]))
  return (amount) => {
    const factor = factors.get(amount.currency)
    if (!factor) return amount
    const size = roundHalfUp(multiply(rational(Math.abs(amount.cents)), factor))
    return { cents: Math.sign(amount.cents) * Number(size), currency: into }
  }
}

/** What a minor unit of the rate's currency is in minor units of the other one. A rate tells of whole units, and currencies have more or fewer digits. */
export function factorOf({ currency, rate }: StoredRate, into: string): Rational {
  const digits = minorDigits(into) - minorDigits(currency)
  const shift = digits < 0 ? rational(1, 10n ** BigInt(-digits)) : rational(10n ** BigInt(digits))
  return multiply(decimal(rate), shift)
}
