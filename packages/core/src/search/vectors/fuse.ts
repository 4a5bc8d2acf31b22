import type { NearPassage, NearPassages, RowOf, searchDocuments } from '../../storage/index.js'
import type { Ranked } from '../ranking/rank.js'

/** Of reciprocal rank fusion: how little the first places outweigh the next ones. */
const smoothing = 60
/** So many of what the words found tell whether the vectors mean anything. */
const witnesses = 10
const minWitnesses = 3
/** The words' finds must lie so many deviations nearer than by chance for the vectors to count at all, and so many for them to count in full. */
const doubt = 2.5
const certainty = 3.5
const maxNear = 100

/**
 * What words and vectors found as one list, by reciprocal rank. Vectors count as much as they agree with the words: what the words put first must lie
 * nearer to the query than chance would have it. So vectors that mean nothing change nothing; where the words find too little to tell, what the vectors
 * find comes after it.
 */
export function fuse(
  ranked: readonly Ranked[],
  near: NearPassages,
  documents: ReadonlyMap<string, RowOf<typeof searchDocuments>>
): Ranked[] {
  const trust = trustIn(ranked, near)
  const scores = new Map<string, Ranked>()
  for (const [place, found] of ranked.entries()) {
    scores.set(found.document.artifact_id, { ...found, score: 1 / (smoothing + place + 1) })
  }
  const last = 1 / (smoothing + ranked.length + 1)
  for (const [place, { artifactId, passage, similarity }] of nearestArtifacts(near.passages).entries()) {
    const known = scores.get(artifactId)
    const document = documents.get(artifactId)
    const share = trust / (smoothing + place + 1)
    if (known) scores.set(artifactId, { ...known, score: known.score + share })
    else if (document) {
      const passages = [{ passage, score: similarity, isFound: true }]
      scores.set(artifactId, { document, score: Math.max(share, last / (place + 2)), passages })
    }
  }
  return [...scores.values()].sort((a, b) => b.score - a.score || (a.document.artifact_id < b.document.artifact_id ? -1 : 1))
}

/** Each artifact's nearest passage. */
export function nearestArtifacts(near: readonly NearPassage[]): NearPassage[] {
  const first = new Map<string, NearPassage>()
  for (const passage of near) {
    if (!first.has(passage.artifactId)) first.set(passage.artifactId, passage)
    if (first.size === maxNear) break
  }
  return [...first.values()]
}

/** How far the vectors may be trusted, from 0 to 1: by where they put the very passages that the words found. */
function trustIn(ranked: readonly Ranked[], { passages, total }: NearPassages): number {
  const similarities = passages.map(({ similarity }) => similarity)
  const known = new Map(passages.map(({ artifactId, passage, similarity }) => [nameOf(artifactId, passage), similarity]))
  // Those that are too far to be told of lie somewhere below all of these.
  const isCut = total > passages.length
  const below = isCut ? (1 - passages.length / total) / 2 : undefined
  const percentiles = ranked.slice(0, witnesses).flatMap(({ document, passages: [best] }) => {
    // The words' passages are read two by two: looking for the nearer one would make chance look like agreement.
    const pair = best ? [best.passage, best.passage + 1].flatMap((number) => known.get(nameOf(document.artifact_id, number)) ?? []) : []
    if (pair.length === 0) return below ?? []
    return 1 - (1 - percentileOf(mean(pair), similarities)) * (passages.length / total)
  })
  if (percentiles.length < minWitnesses) return 0
  const deviation = 1 / Math.sqrt(12 * percentiles.length)
  const agreement = (mean(percentiles) - 0.5) / deviation
  return Math.min(1, Math.max(0, (agreement - doubt) / (certainty - doubt)))
}

/** The share of the similarities, sorted downwards, that lie below this one. */
function percentileOf(value: number, similarities: readonly number[]): number {
  let low = 0
  let high = similarities.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((similarities[middle] ?? 0) > value) low = middle + 1
    else high = middle
  }
  return 1 - low / similarities.length
}

function nameOf(artifactId: string, passage: number): string {
  return `${artifactId} ${passage}`
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
