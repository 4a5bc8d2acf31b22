import type { OrganizationStore } from '../storage/index.js'
import { type CustomerTerms, isLastTerm, type KnownTerm, readTerms } from '../terms/index.js'
import { day as dayLength } from '../values/index.js'
import type { TermAhead } from './measured.js'

/** The terms of these customers that run, or have just ended. */
export async function readTermsAhead(store: OrganizationStore, ids: readonly string[], asOf: number): Promise<Map<string, TermAhead>> {
  const found = await readTerms(store, ids, asOf)
  return new Map(
    [...found].flatMap(([id, terms]) => {
      const ahead = termAheadOf(terms, asOf)
      return ahead ? [[id, ahead] as const] : []
    })
  )
}

/** A term that ended so long ago without a renewal may still be renewed. */
const graceDays = 45

/** The term of a customer that runs, or that has just ended without a renewal; null where there is none. */
export function termAheadOf({ terms, running }: CustomerTerms, asOf: number): TermAhead | null {
  const term = running ? terms.find((each) => each.id === running.termId) : justEnded(terms, asOf)
  if (!term) return null
  const endsAt = running ? running.endsAt : term.endsAt
  const days = endsAt === null ? null : (endsAt - asOf) / dayLength
  return { days, autoRenews: running?.autoRenews ?? false, isEnding: isLastTerm(term) }
}

function justEnded(terms: readonly KnownTerm[], asOf: number): KnownTerm | undefined {
  const last = terms.findLast(({ endsAt }) => endsAt !== null && endsAt <= asOf && endsAt > asOf - graceDays * dayLength)
  return last && (last.outcome === null || last.outcome.outcome === 'churned') ? last : undefined
}
