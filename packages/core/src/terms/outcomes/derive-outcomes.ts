import type { RowOf } from '../../storage/index.js'
import { day } from '../../values/index.js'
import type { terms } from '../tables/index.js'
import { compareValues } from './compare-values.js'
import type { Outcome } from './term-outcome.js'

/** What of a term outcomes follow from. */
export type DerivedTerm = Pick<
  RowOf<typeof terms>,
  'id' | 'origin' | 'starts_at' | 'ends_at' | 'amount_cents' | 'currency' | 'auto_renews' | 'is_rolling' | 'has_ended'
>

/** So long after the end of a term another one may start that follows it. */
export const followsWithin = 30 * day

/** What follows for a term. `settlesAt` is when more can be said: null when nothing is to come. */
export interface Derived {
  outcome: Outcome | null
  reason: string | null
  settlesAt: number | null
}

/** What else is known of the customer. */
interface Known {
  now: number
  /** When billing events said that the customer has left. */
  churnedAt: readonly number[]
}

/**
 * How the terms of one customer have ended, as far as that follows from all of its terms: a pure function, so that their order does not matter. A term whose
 * end is to come has no outcome. For a term that has ended, the first rule that fits decides:
 *
 * 1. Another term follows: it starts after this one did and no later than 30 days after its end, and ends later. Of several the one that starts nearest to
 *    the end counts, of the same origin before others. Their values decide between renewed, expanded and contracted.
 * 2. Another term goes on beside it: a part of what the customer had has ended (contracted). Of another origin it may be the same business, such as a
 *    contract that Stripe bills: renewed.
 * 3. The subscription has ended, or a billing event says that the customer has left: churned.
 * 4. The term renews itself: renewed.
 * 5. 30 days have passed: churned.
 */
export function deriveOutcomes(all: readonly DerivedTerm[], known: Known): Map<string, Derived> {
  const compared = new Map<string, number | undefined>()
  return new Map(all.map((term) => [term.id, deriveOutcome(term, all, known, compared)]))
}

/** Whether a term goes on by itself, whatever end its period has. */
export function rollsOn({ is_rolling, auto_renews, has_ended }: Pick<DerivedTerm, 'is_rolling' | 'auto_renews' | 'has_ended'>): boolean {
  return is_rolling && auto_renews && !has_ended
}

/** The end of a term that has one; undefined for one that goes on. */
export function endOf(term: Pick<DerivedTerm, 'is_rolling' | 'auto_renews' | 'has_ended' | 'ends_at'>): number | undefined {
  return rollsOn(term) ? undefined : (term.ends_at ?? undefined)
}

function deriveOutcome(
  term: DerivedTerm,
  all: readonly DerivedTerm[],
  { now, churnedAt }: Known,
  compared: Map<string, number | undefined>
): Derived {
  const end = endOf(term)
  if (end === undefined) return { outcome: null, reason: null, settlesAt: null }
  if (end > now) return { outcome: null, reason: null, settlesAt: end }
  const settled = (outcome: Outcome, reason: string): Derived => ({ outcome, reason, settlesAt: null })

  const next = followerOf(term, end, all)
  if (next) return settled(...valued(term, end, next, all, compared))
  const goesOn = all.filter((other) => other.starts_at < end && endsAfter(other, end))
  if (goesOn.some(({ origin }) => origin === term.origin)) {
    return settled('contracted', 'No term follows, and another term of the customer continues.')
  }
  if (goesOn.length > 0) return settled('renewed', 'Another term of the customer goes on.')

  if (term.has_ended) return settled('churned', 'The subscription has ended, and no other term follows it.')
  const left = churnedAt.some((at) => at > term.starts_at && at <= end + followsWithin && at <= now)
  if (left) return settled('churned', 'A billing event says that the customer has left.')
  if (term.auto_renews) return settled('renewed', 'The term renews automatically.')
  if (now < end + followsWithin) return { outcome: null, reason: null, settlesAt: end + followsWithin }
  return settled('churned', 'No other term follows it within 30 days.')
}

const endsAfter = (term: DerivedTerm, at: number) => (endOf(term) ?? Number.POSITIVE_INFINITY) > at

/** The term that follows one: of the same origin before others, the one that starts nearest to its end. Several may start then. */
function followerOf(term: DerivedTerm, end: number, all: readonly DerivedTerm[]): DerivedTerm | undefined {
  let nearest: DerivedTerm | undefined
  for (const other of all) {
    if (!mayFollow(other, term, end)) continue
    if (!nearest || isNearer(other, nearest, term, end)) nearest = other
  }
  return nearest
}

function isNearer(one: DerivedTerm, other: DerivedTerm, { origin }: DerivedTerm, end: number): boolean {
  if (one.origin !== other.origin && (one.origin === origin || other.origin === origin)) return one.origin === origin
  const difference = Math.abs(one.starts_at - end) - Math.abs(other.starts_at - end)
  if (difference !== 0) return difference < 0
  return one.starts_at !== other.starts_at ? one.starts_at > other.starts_at : one.origin < other.origin
}

/**
 * Whether a term may be what follows another one. A contract that overlaps replaces the one before, however early it starts: nobody ends the old one in the
 * records. Subscriptions that are billed beside each other for longer than 30 days are two.
 */
function mayFollow(other: DerivedTerm, term: DerivedTerm, end: number): boolean {
  const { starts_at, origin } = other
  if (starts_at <= term.starts_at || starts_at > end + followsWithin || !endsAfter(other, end)) return false
  return origin !== 'SUBSCRIPTION' || term.origin !== 'SUBSCRIPTION' || starts_at >= end - followsWithin
}

/**
 * What the values say. Terms that end together are followed together: three contracts that become one are compared as a whole, and once for all of them.
 * `compared` keeps what was compared.
 */
function valued(
  term: DerivedTerm,
  end: number,
  next: DerivedTerm,
  all: readonly DerivedTerm[],
  compared: Map<string, number | undefined>
): [Outcome, string] {
  const isOwn = next.origin === term.origin
  const key = [isOwn ? `${term.origin} ${end}` : term.id, next.origin, next.starts_at].join(' ')
  if (!compared.has(key)) {
    const before = isOwn ? all.filter((other) => other.origin === term.origin && endOf(other) === end) : [term]
    const after = all.filter((other) => other.origin === next.origin && other.starts_at === next.starts_at && mayFollow(other, term, end))
    compared.set(key, compareValues(before, after))
  }
  const difference = compared.get(key)
  if (difference === undefined) return ['renewed', 'Another term follows. The values cannot be compared.']
  if (difference === 0) return ['renewed', 'Another term of equal value follows it.']
  return difference > 0
    ? ['expanded', 'Another term of higher value follows it.']
    : ['contracted', 'Another term of lower value follows it.']
}
