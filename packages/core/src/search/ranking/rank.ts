import {
  type Lengths,
  type Occurrences,
  type PassageScore,
  passagesIn,
  readOccurrences,
  scoreArtifact,
  type WeighedTerm
} from '../../search-index/index.js'
import type { Candidate, OrganizationStore, RowOf, searchDocuments } from '../../storage/index.js'
import type { SearchScope } from '../search-scope.js'
import { findCandidates } from './candidates.js'
import { occurrencesOfGroup } from './group-occurrences.js'
import { type FoundArtifact, type GroupWeight, weighGroup } from './passage-weights.js'
import { type QueryTerm, type QueryTerms, type ScopeSize, sizeOf, weighTerms } from './query-terms.js'
import type { TermGroup } from './term-group.js'
import type { WeighedGroup } from './unit-scores.js'

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

/** Artifacts that were found, best first, ties by id; and how much each group of terms told. */
export interface Ranking {
  ranked: readonly Ranked[]
  groups: readonly WeighedGroup[]
}

/** Ranks the artifacts that have terms of the query, the same on every store. Whoever ranks twice in one scope passes `size`, so that it is read once. */
export async function rank(
  store: OrganizationStore,
  groups: readonly TermGroup[],
  scope: SearchScope,
  size: Promise<ScopeSize | undefined> = sizeOf(store, scope)
): Promise<Ranking> {
  const query = await weighTerms(store, groups, size)
  const choosing = scope.customerIds ? query.terms : withinBudget(query.terms)
  if (choosing.length === 0) return { ranked: [], groups: [] }
  const candidates = await findCandidates(store, {
    ...scope,
    terms: choosing.map(({ term, weight }) => ({ term, weight: Math.max(1, Math.round(weight * 1000)) })),
    further: query.terms.slice(choosing.length).map(({ term }) => term),
    limit: maxCandidates
  })
  const found = candidates.map((candidate) => readArtifact(candidate, query)).filter(({ groups }) => groups.some(Boolean))
  const groupWeights = weighGroups(query, found)
  const ranked = found.map((artifact) => ({
    document: artifact.document,
    ...scoreArtifact(weighedTerms(artifact, groupWeights), artifact.lengths, query.scope.average)
  }))
  ranked.sort((a, b) => b.score - a.score || (a.document.artifact_id < b.document.artifact_id ? -1 : 1))
  return { ranked, groups: query.groups.flatMap((group, place) => (groupWeights[place] ? [{ ...group, ...groupWeights[place] }] : [])) }
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

function readArtifact({ document, occurrences }: Candidate, { groups }: QueryTerms): FoundArtifact {
  const lengths = {
    heading: document.heading_length,
    length: document.length,
    passages: document.passage_lengths.split(' ').map(Number)
  }
  const read = new Map<string, Occurrences>()
  for (const [term, written] of occurrences) read.set(term, readOccurrences(written))
  return { document, lengths, groups: groups.map((group) => occurrencesOfGroup(group, read)) }
}

/** What each group tells in the part that is asked for: where all that have something of it were found, they are counted. */
function weighGroups({ groups, terms, organization, scope }: QueryTerms, found: readonly FoundArtifact[]): GroupWeight[] {
  const documents = new Map(terms.map((term) => [term.term, term.documents]))
  const isWhole = found.length < maxCandidates
  const all = { artifacts: found.length, passages: found.reduce((sum, { lengths }) => sum + passagesIn(lengths.length), 0) }
  return groups.map(({ weight, members }, place) => {
    // Loops and not flatMap: there are many groups for each of many artifacts.
    const places: { occurrences: Occurrences; lengths: Lengths }[] = []
    for (const { groups: own, lengths } of found) {
      const occurrences = own[place]
      if (occurrences) places.push({ occurrences, lengths })
    }
    const having = members.map((member) => Math.min(...member.terms.map((term) => documents.get(term) ?? 0)))
    const counted = having.reduce((sum, count) => sum + count, 0)
    const expected = (counted * scope.artifacts) / Math.max(1, organization.artifacts)
    // Words that are only like the one that was written must not make it common.
    const own = members.reduce((sum, member, index) => sum + member.weight * (having[index] ?? 0), 0) / Math.max(1, counted)
    return weighGroup(weight, own * (isWhole ? places.length : Math.min(expected, scope.artifacts)), scope, places, all)
  })
}

function weighedTerms({ groups }: FoundArtifact, weights: readonly GroupWeight[]): WeighedTerm[] {
  const terms: WeighedTerm[] = []
  for (const [place, occurrences] of groups.entries()) {
    const weight = weights[place]
    if (occurrences && weight) terms.push({ weight: weight.weight, passageWeight: weight.passageWeight, occurrences })
  }
  return terms
}
