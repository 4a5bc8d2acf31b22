import { termWeight } from './bm25.js'
import { type Occurrences, totalOf } from './occurrences.js'

/** The lengths of an artifact, in terms. */
export interface Lengths {
  heading: number
  length: number
  passages: readonly number[]
}

/** The average lengths of all artifacts of the organization, and of their passages. */
export interface AverageLengths {
  length: number
  passage: number
}

/** A term of a query as it occurs in an artifact: how much it tells that an artifact has it, and that a passage has it. */
export interface WeighedTerm {
  weight: number
  passageWeight: number
  occurrences: Occurrences
}

/** How well passages answer: each is read together with the one after it. */
export interface PassageScore {
  /** The number of the first passage. */
  passage: number
  score: number
  /** Whether something of the query stands in it, and not only in the heading. */
  isFound: boolean
}

export interface ArtifactScore {
  score: number
  /** Best first. */
  passages: readonly PassageScore[]
}

/**
 * How well an artifact answers: the mean of BM25 over the whole of it and over its best passage. For short artifacts, which are one passage, that is plain
 * BM25; in long ones neither does a single good passage drown, nor does one win that is about something else as a whole.
 */
export function scoreArtifact(terms: readonly WeighedTerm[], lengths: Lengths, average: AverageLengths): ArtifactScore {
  let whole = 0
  for (const { weight, occurrences } of terms) whole += weight * termWeight(totalOf(occurrences), lengths.length, average.length)
  const passages = scorePassages(terms, lengths, average)
  return { score: (whole + (passages[0]?.score ?? 0)) / 2, passages }
}

/** What one term of weight 1 adds to an artifact's score at most: `scoreArtifact` of it alone, twice. */
export function maxOfTerm(occurrences: Occurrences, { heading, length, passages: lengths }: Lengths, average: AverageLengths): number {
  let best = 0
  for (const [window, count] of countWindows(occurrences, windowsOf(lengths))) {
    best = Math.max(best, termWeight(count, heading + (lengths[window] ?? 0) + (lengths[window + 1] ?? 0), average.passage))
  }
  return termWeight(totalOf(occurrences), length, average.length) + best
}

/** Each passage is read together with the next. */
function windowsOf(passages: readonly number[]): number {
  return Math.max(1, passages.length - 1)
}

function scorePassages(terms: readonly WeighedTerm[], { heading, passages: lengths }: Lengths, average: AverageLengths): PassageScore[] {
  const windows = windowsOf(lengths)
  const scores = new Array<number>(windows).fill(0)
  const isFound = new Array<boolean>(windows).fill(false)
  for (const { passageWeight, occurrences } of terms) {
    for (const [window, count] of countWindows(occurrences, windows)) {
      const length = heading + (lengths[window] ?? 0) + (lengths[window + 1] ?? 0)
      scores[window] = (scores[window] ?? 0) + passageWeight * termWeight(count, length, average.passage)
      isFound[window] ||= count > occurrences.heading
    }
  }
  const scored = scores.map((score, passage) => ({ passage, score, isFound: isFound[passage] ?? false }))
  return scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score || a.passage - b.passage)
}

/** How often a term stands in each window of two passages, which are read together with the heading. */
function countWindows({ heading, passages }: Occurrences, windows: number): Map<number, number> {
  const counts = new Map<number, number>()
  if (heading > 0) for (let window = 0; window < windows; window++) counts.set(window, heading)
  for (const [passage, count] of passages) {
    for (const window of [passage - 1, passage]) {
      if (window >= 0 && window < windows) counts.set(window, (counts.get(window) ?? 0) + count)
    }
  }
  return counts
}
