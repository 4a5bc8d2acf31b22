import { type Rational, rational } from '../../revenue/index.js'
import type { Rows } from '../../storage/index.js'
import { compareText } from '../../values/index.js'
import { readStoredCurrency } from '../currency-settings.js'
import { factorOf } from '../exchange.js'
import type { StoredRate } from '../tables/workspace-currency.js'
import type { MonthEnd } from './month-ends.js'

/** Customers whose MRR is added up in one currency. `factors` says for each currency what a minor unit of it is in minor units of the book's currency. */
export interface Book {
  currency: string
  factors: ReadonlyMap<string, Rational>
  customers: ReadonlyMap<string, readonly MonthEnd[]>
}

/** Every customer who ever paid is in one of them, or is not counted. */
export interface Books {
  /** Whether the workspace has chosen the currency of the main book; else it is the one that most customers pay in. */
  isChosen: boolean
  rates: readonly StoredRate[]
  main: Book
  /** A book for each currency without a rate: the customers who never paid in another one. */
  beside: readonly Book[]
  /** Customers who pay in several currencies at once, or paid in several of which one has no rate: no currency tells what they pay. */
  notCounted: ReadonlyMap<string, readonly MonthEnd[]>
}

/** Sorts customers into books. All months are converted with the same rates, so that rates never make a movement. */
export async function sortIntoBooks(rows: Rows<'organization'>, ends: ReadonlyMap<string, readonly MonthEnd[]>): Promise<Books> {
  const { currency: chosen, rates } = await readStoredCurrency(rows)
  const currency = chosen ?? mostCommon(ends)
  const factors = new Map<string, Rational>([[currency, rational(1)]])
  for (const rate of chosen === null ? [] : rates) factors.set(rate.currency, factorOf(rate, currency))
  const main = new Map<string, readonly MonthEnd[]>()
  const beside = new Map<string, Map<string, readonly MonthEnd[]>>()
  const notCounted = new Map<string, readonly MonthEnd[]>()
  for (const [id, own] of ends) {
    const paidIn = new Set(own.flatMap((end) => (end.cents > 0 && end.currency !== null ? [end.currency] : [])))
    const [first] = paidIn
    if (own.some(({ isUnknown }) => isUnknown)) notCounted.set(id, own)
    else if (first === undefined) continue
    else if ([...paidIn].every((each) => factors.has(each))) main.set(id, own)
    else if (paidIn.size > 1) notCounted.set(id, own)
    else beside.set(first, (beside.get(first) ?? new Map<string, readonly MonthEnd[]>()).set(id, own))
  }
  return {
    isChosen: chosen !== null,
    rates: chosen === null ? [] : rates,
    main: { currency, factors, customers: main },
    beside: [...beside]
      .sort(([a], [b]) => compareText(a, b))
      .map(([code, customers]) => ({ currency: code, factors: new Map([[code, rational(1)]]), customers })),
    notCounted
  }
}

/** The currency that most customers pay in now; US dollars where nobody pays. */
function mostCommon(ends: ReadonlyMap<string, readonly MonthEnd[]>): string {
  const counts = new Map<string, number>()
  for (const own of ends.values()) {
    const last = own.at(-1)
    if (last?.currency && last.cents > 0) counts.set(last.currency, (counts.get(last.currency) ?? 0) + 1)
  }
  const [found] = [...counts].sort(([a, most], [b, other]) => other - most || compareText(a, b))
  return found?.[0] ?? 'USD'
}
