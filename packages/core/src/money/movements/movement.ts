import { multiply, rational, roundHalfUp } from '../../revenue/index.js'
import type { Month } from '../months.js'
import type { Book } from './books.js'
import type { MonthEnd } from './month-ends.js'

/** How a customer's MRR moved in a month, from the end of the month before to the end of this one. */
export const movements = ['new', 'reactivation', 'expansion', 'contraction', 'churn'] as const
export type Movement = (typeof movements)[number]

/** A customer in a month: what it paid at the beginning and at the end, in minor units of the book's currency. */
export interface CustomerMonth {
  customerId: string
  /** The plan at the end of the month; at its beginning, of a customer that left. */
  plan: string | null
  opening: number
  closing: number
  movement: Movement | null
  before: MonthEnd | undefined
  after: MonthEnd | undefined
}

/**
 * The customers of a book that paid at the beginning or the end of a month.
 *
 * - `new`: nothing at the beginning, and nothing at the end of any month before.
 * - `reactivation`: nothing at the beginning, but something at the end of an earlier month.
 * - `expansion`, `contraction`: more or less at the end than at the beginning.
 * - `churn`: nothing at the end.
 */
export function customerMonths(book: Book, month: Month): CustomerMonth[] {
  const found: CustomerMonth[] = []
  for (const [customerId, ends] of book.customers) {
    const before = endOf(ends, month - 1)
    const after = endOf(ends, month)
    const opening = amountIn(book, before)
    const closing = amountIn(book, after)
    if (opening === 0 && closing === 0) continue
    const hasPaid = ends.some((end) => end.month < month && amountIn(book, end) > 0)
    const plan = (closing > 0 ? after : before)?.plan ?? null
    found.push({ customerId, plan, opening, closing, movement: movementOf(opening, closing, hasPaid), before, after })
  }
  return found
}

function movementOf(opening: number, closing: number, hasPaid: boolean): Movement | null {
  if (opening === closing) return null
  if (opening === 0) return hasPaid ? 'reactivation' : 'new'
  if (closing === 0) return 'churn'
  return closing > opening ? 'expansion' : 'contraction'
}

/** How a customer stood at the end of a month. */
const endOf = (ends: readonly MonthEnd[], month: Month) => ends.findLast((end) => end.month <= month)

/** An amount in the book's currency, rounded once; a half goes up. */
function amountIn({ factors }: Book, end: MonthEnd | undefined): number {
  const factor = end?.currency ? factors.get(end.currency) : undefined
  if (!end || !factor || end.cents === 0) return 0
  return Math.min(Number(roundHalfUp(multiply(rational(end.cents), factor))), Number.MAX_SAFE_INTEGER)
}
