import { type AverageLengths, inverseFrequency } from '../../search-index/index.js'
import { narrowedDocuments, type OrganizationStore, searchDocuments } from '../../storage/index.js'
import type { SearchScope } from '../search-scope.js'
import { readCounts } from './read-counts.js'
import { type TermGroup, termsOfGroups } from './term-group.js'

/** A term of a query: what it tells in this organization, and in how many artifacts it is. */
export interface QueryTerm {
  term: string
  weight: number
  documents: number
}

/** How many artifacts and passages there are, and how long they are on average. */
export interface Collection {
  artifacts: number
  passages: number
  average: AverageLengths
}

/** What a query looks for, most telling terms first. `scope` is the part of the organization that is searched; it may be all of it. */
export interface QueryTerms {
  groups: readonly TermGroup[]
  terms: readonly QueryTerm[]
  organization: Collection
  scope: Collection
}

/** Of a long query the most telling terms count. */
const maxTerms = 200

/** Weighs the terms of a query by how rarely they occur in the organization; those that occur nowhere are left out. */
export async function weighTerms(
  store: OrganizationStore,
  groups: readonly TermGroup[],
  size: Promise<ScopeSize | undefined>
): Promise<QueryTerms> {
  const [counts, part] = await Promise.all([readCounts(store, termsOfGroups(groups)), size])
  const shares = new Map<string, number>()
  for (const { weight, members } of groups) {
    for (const member of members) {
      for (const term of member.terms) shares.set(term, Math.max(shares.get(term) ?? 0, weight * member.weight))
    }
  }
  const terms = [...shares].flatMap(([term, share]) => {
    const documents = counts.documents.get(term) ?? 0
    return documents > 0 ? [{ term, weight: share * inverseFrequency(documents, counts.artifacts), documents }] : []
  })
  terms.sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
  const organization = collectionOf(counts.artifacts, counts.passages, counts.length)
  return {
    groups,
    terms: terms.slice(0, maxTerms),
    organization,
    scope: part ? collectionOf(part.artifacts, (counts.passages * part.length) / Math.max(1, counts.length), part.length) : organization
  }
}

function collectionOf(artifacts: number, passages: number, length: number): Collection {
  return { artifacts, passages, average: { length: length / Math.max(1, artifacts), passage: length / Math.max(1, passages) } }
}

/** How many artifacts a part of the organization has, and how long they are together. */
export interface ScopeSize {
  artifacts: number
  length: number
}

/** How much of the organization is asked for, where only the artifacts of one customer are. */
export async function sizeOf(store: OrganizationStore, scope: SearchScope): Promise<ScopeSize | undefined> {
  if (!scope.customerIds) return undefined
  const measures = { artifacts: { count: true }, length: { sum: 'length' } } as const
  const [size] = await store.aggregate(searchDocuments, { where: narrowedDocuments(scope), measures })
  return { artifacts: size?.artifacts ?? 0, length: size?.length ?? 0 }
}
