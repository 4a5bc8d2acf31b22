import { type PassageScore, readOccurrences, scoreArtifact, type WeighedTerm } from '../search-index/index.js'
import type { Candidate, OrganizationStore, RowOf, searchDocuments } from '../storage/index.js'
import { findCandidates } from './candidates.js'
import { type FoundArtifact, weighInPassages } from './passage-weights.js'
import { type QueryTerm, type QueryTerms, weighTerms } from './query-terms.js'

/** What narrows a search. */
export interface SearchScope {
  /** The ids that artifacts of the one customer are filed under; all customers when it is left out. */
  customerIds?: readonly string[]
  /** Milliseconds since the epoch, both included. */
  occurredAt?: { gte?: number; lte?: number }
  sourceTypes?: readonly string[]
}

/** An artifact that was found. */
export interface Ranked {
  document: RowOf<typeof searchDocuments>
  score: number
  /** Its passages, best first. */
  passages: readonly PassageScore[]
}

/** So many artifacts are scored, and so many postings at most are read for choosing them where no customer narrows the search. */
const maxCandidates = 500
const maxPostings = 100_000

/** Artifacts that were found, best first, ties by id; and how much each term of the query told. */
export interface Ranking {
  ranked: readonly Ranked[]
  weights: ReadonlyMap<string, number>
}

/** Ranks the artifacts that have terms of the query, the same on every store. `importance` says how much each term counts in the query. */
export async function rank(store: OrganizationStore, importance: ReadonlyMap<string, number>, scope: SearchScope): Promise<Ranking> {
  const query = await weighTerms(store, importance)
  const weights = new Map(query.terms.map(({ term, weight }) => [term, weight]))
  const choosing = scope.customerIds ? query.terms : withinBudget(query.terms)
  if (choosing.length === 0) return { ranked: [], weights }
  const candidates = await findCandidates(store, {
    ...scope,
    terms: choosing.map(({ term, weight }) => ({ term, weight: Math.max(1, Math.round(weight * 1000)) })),
    further: query.terms.slice(choosing.length).map(({ term }) => term),
    limit: maxCandidates
  })
  const found = candidates.map((candidate) => readArtifact(candidate, query))
  const passageWeights = weighInPassages(query, found)
  const ranked = found.map((artifact) => ({
    document: artifact.document,
    ...scoreArtifact(termsOf(artifact, query, passageWeights), artifact.lengths, query.average)
  }))
  ranked.sort((a, b) => b.score - a.score || (a.document.artifact_id < b.document.artifact_id ? -1 : 1))
  return { ranked, weights }
}

/** The most telling terms, which are the rarest: as many as can be read in the time that a search has. */
function withinBudget(terms: readonly QueryTerm[]): QueryTerm[] {
  const chosen: QueryTerm[] = []
  let postings = 0
  for (const term of terms) {
    postings += term.documents
    if (postings > maxPostings && chosen.length > 0) break
    chosen.push(term)
  }
  return chosen
}

function readArtifact({ document, occurrences }: Candidate, { terms }: QueryTerms): FoundArtifact {
  const lengths = {
    heading: document.heading_length,
    length: document.length,
    passages: document.passage_lengths.split(' ').map(Number)
  }
  const found = terms.flatMap(({ term }) => {
    const written = occurrences.get(term)
    return written === undefined ? [] : [[term, readOccurrences(written)] as const]
  })
  return { document, lengths, occurrences: new Map(found) }
}

function termsOf({ occurrences }: FoundArtifact, { terms }: QueryTerms, passageWeights: ReadonlyMap<string, number>): WeighedTerm[] {
  return terms.flatMap(({ term, weight }) => {
    const found = occurrences.get(term)
    return found ? [{ weight, passageWeight: passageWeights.get(term) ?? weight, occurrences: found }] : []
  })
}
