import { type FactRow, statusAt } from './fact-status.js'
import { activeFrom } from './patterns/apply-patterns.js'

/**
 * How much a fact counts at `now`, from 0 to 1, wherever facts are counted, ranked or weighed. It is how likely the fact is so, and says nothing of how grave
 * or how old the fact is:
 *
 * - RESOLVED, which a dismissed fact is too: 0.
 * - CANDIDATE: its confidence, which is the calibrated probability that the reading was right.
 * - ACTIVE, ACKNOWLEDGED and SNOOZED: its confidence, and at least the confidence from which on facts are ACTIVE by themselves. A person or the host may have
 *   decided on a fact that the reading was less sure of.
 *
 * A candidate counts, but nobody knows that it is so: texts must not state it.
 *
 * @example
 * weightOf({ status: 'CANDIDATE', snoozed_until: null, confidence: 0.6 }, now) // 0.6
 */
export function weightOf(fact: Pick<FactRow, 'status' | 'snoozed_until' | 'confidence'>, now: number): number {
  const status = statusAt(fact, now)
  if (status === 'RESOLVED') return 0
  return status === 'CANDIDATE' ? fact.confidence : Math.max(activeFrom, fact.confidence)
}
