import type { Origin, Outcome } from './outcomes/term-outcome.js'

/** How a term ended: when it happened, and since when that is known. */
export interface KnownOutcome {
  outcome: Outcome
  reason: string | null
  /** Who says so: a person, the host's system, or the customer's other terms. */
  by: 'person' | 'host' | 'derived'
  at: number
  learnedAt: number
}

/** The last instant of a term, in its last day: the end is the first instant after it. Days of terms are those of UTC. */
export const lastInstant = (endsAt: number): number => endsAt - 1

/** A term as it was known at an instant. Times are epoch milliseconds; it runs up to, but not including, `endsAt`. */
export interface KnownTerm {
  id: string
  origin: Origin
  externalId: string
  startsAt: number
  /** The end of a rolling term is that of its billing period. Null: it is not known. */
  endsAt: number | null
  noticeAt: number | null
  /** Of a month for a rolling term, else of the whole term; minor units of `currency`. */
  amountCents: number | null
  currency: string | null
  monthlyCents: number | null
  autoRenews: boolean
  /** Whether it goes on from billing period to billing period, whatever `endsAt` says. */
  isRolling: boolean
  outcome: KnownOutcome | null
}

/** Whether a term is known to be the last one: somebody has said so, or its subscription is cancelled for the end of the period. */
export function isLastTerm({ outcome, origin, autoRenews }: KnownTerm): boolean {
  return outcome?.outcome === 'churned' || (origin === 'SUBSCRIPTION' && !autoRenews)
}
