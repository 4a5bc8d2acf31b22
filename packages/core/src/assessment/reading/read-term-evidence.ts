import type { Rows } from '../../storage/index.js'
import { type KnownTerm, readTerms } from '../../terms/index.js'
import { dateIn, day as dayLength } from '../../values/index.js'
import type { EndedTerm, RunningTerm } from '../evidence.js'

/** What is known of a customer's contract. */
export interface TermEvidence {
  running: RunningTerm | null
  ended: EndedTerm[]
}

/** Outcomes of so many days ago still say how a customer stands. */
const recentDays = 120

/** The term of each of these customers that runs, and how the ones before ended. Customers without terms are left out. */
export async function readTermEvidence(
  rows: Rows<'organization'>,
  ids: readonly string[],
  now: number,
  timeZone: string
): Promise<Map<string, TermEvidence>> {
  const found = await readTerms(rows, ids, now)
  return new Map(
    [...found].map(([id, { terms, running }]) => {
      const term = terms.find((each) => each.id === running?.termId)
      return [
        id,
        {
          running:
            running?.endsAt && term
              ? {
                  endsOn: dateIn(running.endsAt, timeZone),
                  endsAt: running.endsAt,
                  autoRenews: running.autoRenews,
                  isEnding: isEnding(term)
                }
              : null,
          ended: terms.flatMap(({ outcome }) =>
            outcome && outcome.at <= now && outcome.at > now - recentDays * dayLength
              ? [{ outcome: outcome.outcome, at: outcome.at, reason: outcome.reason }]
              : []
          )
        }
      ]
    })
  )
}

/** Somebody has said that the term is the last one, or its subscription is cancelled for the end of the period. */
function isEnding({ outcome, origin, autoRenews }: KnownTerm): boolean {
  return outcome?.outcome === 'churned' || (origin === 'SUBSCRIPTION' && !autoRenews)
}
