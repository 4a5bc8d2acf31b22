import type { Rows } from '../../storage/index.js'
import { type CustomerTerms, isLastTerm, type KnownTerm, readTerms } from '../../terms/index.js'
import { dateIn, day as dayLength } from '../../values/index.js'
import type { EndedTerm, RunningTerm } from '../evidence.js'

/** What is known of a customer's contract. */
export interface TermEvidence {
  running: RunningTerm | null
  ended: EndedTerm[]
}

/** Outcomes of so many days ago still say how a customer stands. */
const recentDays = 120
const followsWithinDays = 31

/** The term of each of these customers that runs, and how the ones before ended. Customers without terms are left out. */
export async function readTermEvidence(
  rows: Rows<'organization'>,
  ids: readonly string[],
  now: number
): Promise<Map<string, TermEvidence>> {
  const found = await readTerms(rows, ids, now)
  return new Map([...found].map(([id, terms]) => [id, termEvidenceOf(terms, now)]))
}

/** What the terms of a customer say of it at an instant. */
export function termEvidenceOf({ terms, running }: CustomerTerms, now: number): TermEvidence {
  const term = terms.find((each) => each.id === running?.termId)
  return {
    running:
      running?.endsAt && term
        ? {
            // The end is the first instant after the last day, and days of terms are those of UTC.
            endsOn: dateIn(running.endsAt - 1, 'UTC'),
            endsAt: running.endsAt,
            autoRenews: running.autoRenews,
            isEnding: isLastTerm(term)
          }
        : null,
    ended: terms.flatMap(({ outcome }) =>
      outcome && outcome.at <= now && outcome.at > now - recentDays * dayLength
        ? [
            {
              outcome: outcome.outcome,
              at: outcome.at - 1,
              reason: outcome.reason,
              isSaid: outcome.by !== 'derived' || isFollowed(outcome.at, terms)
            }
          ]
        : []
    )
  }
}

/** Whether another term that somebody recorded begins around that time. */
const isFollowed = (at: number, terms: readonly KnownTerm[]) =>
  terms.some(({ startsAt }) => Math.abs(startsAt - at) <= followsWithinDays * dayLength)
