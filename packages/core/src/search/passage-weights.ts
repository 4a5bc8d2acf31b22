import { inverseFrequency, type Lengths, type Occurrences, passagesIn } from '../search-index/index.js'
import type { RowOf, searchDocuments } from '../storage/index.js'
import type { QueryTerms } from './query-terms.js'

/** An artifact that has terms of the query, and where in it they stand. */
export interface FoundArtifact {
  document: RowOf<typeof searchDocuments>
  lengths: Lengths
  occurrences: ReadonlyMap<string, Occurrences>
}

/**
 * How much it tells that a passage has each term. Almost every long call has almost every common word somewhere, so that among calls only words tell that
 * are rare by chance; but few passages have it. The index counts artifacts alone: of how many passages of each a term takes, what was found is the sample.
 */
export function weighInPassages({ terms, artifacts, passages }: QueryTerms, found: readonly FoundArtifact[]): Map<string, number> {
  const all = found.reduce((sum, { lengths }) => sum + passagesIn(lengths.length), 0)
  const weights = new Map<string, number>()
  for (const { term, often, documents } of terms) {
    const having = found.flatMap(({ lengths, occurrences }) => {
      const places = occurrences.get(term)
      return places ? [passagesHaving(places, lengths)] : []
    })
    if (having.length === 0) continue
    const taken = having.reduce((sum, count) => sum + count, 0)
    // Multiplied first: where every artifact is one passage, this is `documents` itself and nothing is rounded.
    const expected = (passages * documents * taken * found.length) / (artifacts * having.length * all)
    weights.set(term, often * inverseFrequency(expected, passages))
  }
  return weights
}

/** Passages are counted as pairs, as they are read. What stands in the heading alone is one place. */
function passagesHaving({ passages }: Occurrences, { length, passages: all }: Lengths): number {
  return Math.max(1, (passages.length * passagesIn(length)) / all.length)
}
