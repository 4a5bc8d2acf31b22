import type { KnownTerm } from './known-term.js'
import { addMonths } from './months.js'

/** The term that runs at an instant. */
export interface RunningTerm {
  termId: string
  startsAt: number
  /** Null: it goes on from period to period, or nobody knows its end. */
  endsAt: number | null
  noticeAt: number | null
  amountCents: number | null
  currency: string | null
  monthlyCents: number | null
  autoRenews: boolean
  /** Whether this is a renewal of the recorded term, of equal length: it renewed itself, and no record of the next one was put. */
  isImplied: boolean
}

/**
 * The term that runs at an instant, of several the one that ends last; null when none does. A term with a known end comes before one that goes on from period
 * to period: a monthly subscription beside a contract is mostly how the contract is paid.
 */
export function runningTerm(terms: readonly KnownTerm[], asOf: number): RunningTerm | null {
  const running = terms.flatMap((term) => (runsAt(term, asOf) ? [asRunning(term)] : []))
  const dated = running.filter(({ endsAt }) => endsAt !== null)
  if (dated.length > 0) return lastToEnd(dated)
  const implied = terms.flatMap((term) => (isFollowed(term, terms) ? [] : (impliedAt(term, asOf) ?? [])))
  return lastToEnd(implied) ?? lastToEnd(running)
}

function lastToEnd(candidates: readonly RunningTerm[]): RunningTerm | null {
  const endOf = ({ endsAt }: RunningTerm) => endsAt ?? Number.POSITIVE_INFINITY
  return candidates.reduce<RunningTerm | null>((one, other) => (one && endOf(one) >= endOf(other) ? one : other), null)
}

function runsAt({ startsAt, endsAt, isRolling }: KnownTerm, asOf: number): boolean {
  return startsAt <= asOf && (isRolling || endsAt === null || endsAt > asOf)
}

function asRunning(term: KnownTerm): RunningTerm {
  const { id: termId, startsAt, endsAt, noticeAt, amountCents, currency, monthlyCents, autoRenews, isRolling } = term
  return {
    termId,
    startsAt,
    endsAt: isRolling ? null : endsAt,
    noticeAt,
    amountCents,
    currency,
    monthlyCents,
    autoRenews,
    isImplied: false
  }
}

/** Whether another term that is not paid from period to period starts after this one did: it is what is known of the time after. */
function isFollowed({ startsAt }: KnownTerm, terms: readonly KnownTerm[]): boolean {
  return terms.some((other) => other.startsAt > startsAt && !other.isRolling)
}

/** The renewal that follows from a term which renewed itself, again and again until it covers the instant. */
function impliedAt(term: KnownTerm, asOf: number): RunningTerm | undefined {
  const { startsAt, endsAt, noticeAt, autoRenews, outcome } = term
  if (!autoRenews || endsAt === null || endsAt > asOf || outcome?.outcome !== 'renewed') return undefined
  const months = monthsBetween(startsAt, endsAt)
  const length = endsAt - startsAt
  const times = Math.floor((asOf - endsAt) / length)
  for (let index = Math.max(0, times - 1); ; index++) {
    const begin = months === undefined ? endsAt + index * length : addMonths(endsAt, index * months)
    const end = months === undefined ? begin + length : addMonths(endsAt, (index + 1) * months)
    if (end <= asOf) continue
    const notice = noticeAt === null ? null : end - (endsAt - noticeAt)
    return { ...asRunning(term), startsAt: begin, endsAt: end, noticeAt: notice, isImplied: true }
  }
}

/** How many whole calendar months a term has; undefined where it has none. */
function monthsBetween(startsAt: number, endsAt: number): number | undefined {
  const start = new Date(startsAt)
  const end = new Date(endsAt)
  const months = (end.getUTCFullYear() - start.getUTCFullYear()) * 12 + end.getUTCMonth() - start.getUTCMonth()
  return months > 0 && addMonths(startsAt, months) === endsAt ? months : undefined
}
