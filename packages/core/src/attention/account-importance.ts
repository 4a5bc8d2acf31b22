import type { Customer } from '../customers/index.js'
import { customers } from '../identity/index.js'
import type { Rows } from '../storage/index.js'
import { segmentsOf } from './segments.js'

/** What an account weighs within its workspace, as answers show it. */
export interface AccountWeight {
  /** A year's revenue in minor units: twelve times the monthly one. */
  arrCents: number | null
  currency: string | null
  /** Its part of all revenue in its currency, 0 to 1. */
  arrShareWithinCurrency: number | null
  /** How many of 100 customers with revenue in its currency have no more than it has. */
  arrPercentileWithinCurrency: number | null
  segments: string[]
}

/** What an account weighs, and whether it is one of the large ones. */
export interface AccountImportance extends AccountWeight {
  /**
   * Whether it has more revenue than three quarters of the accounts in its currency, of which there are at least four: accounts that tie are large together
   * or not at all. Null where its revenue is not known.
   */
  isLarge: boolean | null
}

/** The part of the accounts that a large one has more revenue than, and how many accounts there are at least. */
const largeFrom = 0.75
const minCompared = 4

/** Customers with a revenue that is known, and their total. */
interface Peers {
  count: number
  total: number
}

/** The importance of each of these customers, by id. Revenue is compared within a currency only, and all customers are looked at once. */
export async function loadImportance(rows: Rows<'organization'>, accounts: readonly Customer[]): Promise<Map<string, AccountImportance>> {
  const revenues = [...new Set(accounts.flatMap((account) => revenueOf(account)?.mrr ?? []))].sort((a, b) => a - b)
  const peersUpTo = revenues.length === 0 ? () => none : await peers(rows, accounts, revenues)
  return new Map(accounts.map((account) => [account.id, importanceOf(account, peersUpTo)]))
}

const none: Peers = { count: 0, total: 0 }

function revenueOf({ mrr_cents, mrr_status, currency }: Customer): { mrr: number; currency: string } | undefined {
  const isKnown = mrr_status === 'calculated' && mrr_cents !== null && mrr_cents >= 0 && currency !== null
  return isKnown ? { mrr: mrr_cents, currency } : undefined
}

/** Counts the customers with revenue in these accounts' currencies: those up to or below one of the revenues, or all of a currency. */
async function peers(rows: Rows<'organization'>, accounts: readonly Customer[], revenues: readonly number[]) {
  const currencies = [...new Set(accounts.flatMap((account) => revenueOf(account)?.currency ?? []))]
  // Where each revenue begins, and what is above it.
  const bounds = [...new Set([0, ...revenues, ...revenues.map((revenue) => revenue + 1).filter(Number.isSafeInteger)])].sort(
    (a, b) => a - b
  )
  const groups = await rows.aggregate(customers, {
    where: { mrr_status: { eq: 'calculated' }, mrr_cents: { gte: 0 }, currency: { in: currencies } },
    by: ['currency'],
    range: { column: 'mrr_cents', bounds },
    measures: { count: { count: true }, total: { sum: 'mrr_cents' } }
  })
  return (currency: string, revenue = Number.POSITIVE_INFINITY): Peers => {
    const included = groups.filter((group) => group.currency === currency && (bounds[group.range] ?? 0) <= revenue)
    return included.reduce((sum, { count, total }) => ({ count: sum.count + count, total: sum.total + (total ?? 0) }), none)
  }
}

function importanceOf(account: Customer, peersUpTo: (currency: string, revenue?: number) => Peers): AccountImportance {
  const segments = segmentsOf(account)
  const revenue = revenueOf(account)
  if (!revenue) {
    return { arrCents: null, currency: null, arrShareWithinCurrency: null, arrPercentileWithinCurrency: null, segments, isLarge: null }
  }
  const all = peersUpTo(revenue.currency)
  const upTo = peersUpTo(revenue.currency, revenue.mrr)
  const below = peersUpTo(revenue.currency, revenue.mrr - 1)
  return {
    arrCents: revenue.mrr * 12,
    currency: currencyCode(revenue.currency),
    arrShareWithinCurrency: all.total > 0 ? Math.min(1, revenue.mrr / all.total) : null,
    arrPercentileWithinCurrency: all.count > 0 ? Math.min(100, (100 * upTo.count) / all.count) : null,
    segments,
    isLarge: all.count >= minCompared && below.count >= largeFrom * all.count
  }
}

/** A currency as answers write it; null for a text that is no code. */
function currencyCode(text: string): string | null {
  const code = text.toUpperCase()
  return /^[A-Z]{3}$/.test(code) ? code : null
}
