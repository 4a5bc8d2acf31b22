import { type AverageLengths, inverseFrequency } from '../search-index/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { readCounts } from './read-counts.js'

/** A term of a query: how much it counts there, what it tells in this organization, and in how many artifacts it is. */
export interface QueryTerm {
  term: string
  often: number
  weight: number
  documents: number
}

/** What a query looks for, most telling terms first, in an organization that has so many artifacts and passages, as long as this on average. */
export interface QueryTerms {
  terms: readonly QueryTerm[]
  artifacts: number
  passages: number
  average: AverageLengths
}

/** Of a long query the most telling terms count. */
const maxTerms = 64

/** Weighs the terms of a query by how rarely they occur in the organization; those that occur nowhere are left out. */
export async function weighTerms(store: OrganizationStore, importance: ReadonlyMap<string, number>): Promise<QueryTerms> {
  const counts = await readCounts(store, [...importance.keys()])
  const terms = [...importance].flatMap(([term, often]) => {
    const documents = counts.documents.get(term) ?? 0
    return documents > 0 ? [{ term, often, weight: often * inverseFrequency(documents, counts.artifacts), documents }] : []
  })
  terms.sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
  const average = { length: counts.length / Math.max(1, counts.artifacts), passage: counts.length / Math.max(1, counts.passages) }
  return { terms: terms.slice(0, maxTerms), artifacts: counts.artifacts, passages: counts.passages, average }
}
