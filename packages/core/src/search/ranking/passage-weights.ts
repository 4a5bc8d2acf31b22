import { inverseFrequency, type Lengths, type Occurrences, passagesIn } from '../../search-index/index.js'
import type { RowOf, searchDocuments } from '../../storage/index.js'
import type { Collection } from './query-terms.js'

/** An artifact that has something of the query, and where in it each group of its terms stands. */
export interface FoundArtifact {
  document: RowOf<typeof searchDocuments>
  lengths: Lengths
  groups: readonly (Occurrences | undefined)[]
}

/** How much it tells that an artifact has something of a group, and that a passage has. */
export interface GroupWeight {
  weight: number
  passageWeight: number
}

/**
 * How much a group of terms tells that stands in so many artifacts. Almost every long call has almost every common word somewhere, so that among calls
 * only words tell that are rare by chance; but few passages have it. The index counts artifacts alone: of how many passages of each a term takes, what was
 * found is the sample.
 */
export function weighGroup(
  weight: number,
  documents: number,
  { artifacts, passages }: Collection,
  places: readonly { occurrences: Occurrences; lengths: Lengths }[],
  found: { artifacts: number; passages: number }
): GroupWeight {
  const taken = places.reduce((sum, { occurrences, lengths }) => sum + passagesHaving(occurrences, lengths), 0)
  const own = weight * inverseFrequency(documents, artifacts)
  if (places.length === 0) return { weight: own, passageWeight: own }
  // Multiplied first: where every artifact is one passage, this is `documents` itself and nothing is rounded.
  const expected = (passages * documents * taken * found.artifacts) / (artifacts * places.length * found.passages)
  return { weight: own, passageWeight: weight * inverseFrequency(expected, passages) }
}

/** Passages are counted as pairs, as they are read. What stands in the heading alone is one place. */
function passagesHaving({ passages }: Occurrences, { length, passages: all }: Lengths): number {
  return Math.max(1, (passages.length * passagesIn(length)) / all.length)
}
