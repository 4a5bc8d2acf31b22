import { day } from '../../values/index.js'

/** What of a term its value is made of. */
export interface ValuedTerm {
  starts_at: number
  ends_at: number | null
  amount_cents: number | null
  currency: string | null
  is_rolling: boolean
}

/** A month has 487 parts and a day 16: 30.4375 days are a month, exactly. */
export const partsOfMonth = 487
const partsOfDay = 16
/** A term that ends a few days before or after so many months was meant to have these. */
const toleranceDays = 3

/** How long a term is, in parts of a month. January 1 to December 31 is twelve months in every year, with its last day or without. */
export function lengthOf({ starts_at, ends_at, is_rolling }: Pick<ValuedTerm, 'starts_at' | 'ends_at' | 'is_rolling'>): number {
  if (is_rolling || ends_at === null) return partsOfMonth
  const days = Math.max(1, Math.round((ends_at - starts_at) / day))
  const months = Math.round((days * partsOfDay) / partsOfMonth)
  const isWhole = months > 0 && Math.abs(days - (months * partsOfMonth) / partsOfDay) <= toleranceDays
  return isWhole ? months * partsOfMonth : days * partsOfDay
}

/** What a term is worth a month, in minor units; null when that is not known. */
export function monthlyValue(term: ValuedTerm): number | null {
  return term.amount_cents === null ? null : Math.round((term.amount_cents * partsOfMonth) / lengthOf(term))
}

/**
 * Compares what terms are worth a month with what others are: below zero when the second ones are worth less. Undefined where that cannot be said: an amount
 * is not known, or they have several currencies. Terms of one length are compared to the minor unit; terms of different lengths are equal when they differ
 * by less than one minor unit a month, as amounts are rounded.
 */
export function compareValues(before: readonly ValuedTerm[], after: readonly ValuedTerm[]): number | undefined {
  const all = [...before, ...after]
  if (all.some(({ amount_cents, currency }) => amount_cents === null || currency !== all[0]?.currency)) return undefined
  const lengths = new Set(all.map(lengthOf))
  // All lengths multiplied make a common denominator; there are hardly ever more than two.
  const common = [...lengths].reduce((product, length) => product * BigInt(length), 1n)
  const sumOf = (terms: readonly ValuedTerm[]) =>
    terms.reduce((sum, term) => sum + (BigInt(term.amount_cents ?? 0) * common) / BigInt(lengthOf(term)), 0n)
  const difference = sumOf(after) - sumOf(before)
  const isEqual = lengths.size === 1 ? difference === 0n : abs(difference) * BigInt(partsOfMonth) < common
  return isEqual ? 0 : difference < 0n ? -1 : 1
}

const abs = (value: bigint) => (value < 0n ? -value : value)
