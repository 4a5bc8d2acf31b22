import type { RowOf } from './define-table.js'
import type { searchDocuments } from './tables/search-documents.js'

/** Which artifacts of the index are looked for, and what is wanted of them. */
export interface CandidateQuery {
  /** Terms that choose: an artifact's weight is the sum of `weight` times the posting's impact over those that it has. Weights are whole and above 0. */
  terms: readonly { term: string; weight: number }[]
  /** Terms whose occurrences are wanted besides. */
  further: readonly string[]
  /** Only postings that are filed under one of these customers. */
  customerIds?: readonly string[]
  /** Only artifacts of this time; those without a time are of none. */
  occurredAt?: { gte?: number; lte?: number }
  /** Only sources of one of these types, and facts that rest on such. */
  sourceTypes?: readonly string[]
  /** Only the heaviest, ties by id. */
  limit: number
}

/** An artifact that has one of the terms, with its postings of all terms. */
export interface Candidate {
  document: RowOf<typeof searchDocuments>
  /** By term, as the postings have them. */
  occurrences: ReadonlyMap<string, string>
}

/** What the index of an organization holds: so many artifacts, with so many terms and passages in all; and in how many of them each term occurs. */
export interface IndexCounts {
  artifacts: number
  length: number
  passages: number
  documents: ReadonlyMap<string, number>
}

/** Which passages are compared with a vector. */
export interface NearestQuery extends Pick<CandidateQuery, 'occurredAt' | 'sourceTypes'> {
  /** Only vectors of this model. */
  model: string
  vector: Float32Array
  /** Only artifacts that are filed under one of these customers. */
  customerIds?: readonly string[]
  /** At most so many passages. */
  limit: number
}

/** A passage and how near it is: the cosine of its vector. */
export interface NearPassage {
  artifactId: string
  passage: number
  similarity: number
}

/** The nearest passages in order, and how many were compared. */
export interface NearPassages {
  passages: readonly NearPassage[]
  total: number
}

/**
 * What a store may do faster than its verbs could: `store.supports.search` says whether. The domain does the same by the verbs otherwise, and every store
 * must choose the same artifacts, in any order.
 */
export interface SearchIndex {
  candidates(query: CandidateQuery): Promise<Candidate[]>
  /** The counts of these terms; without it the domain keeps them in `search_counts`. */
  counts?(terms: readonly string[]): Promise<IndexCounts>
  /** The terms that begin so, the first by their characters and at most so many, with how many artifacts have each; without it the domain reads `search_counts`. */
  termsWithPrefix?(prefix: string, limit: number): Promise<(readonly [term: string, documents: number])[]>
  /** Compares all vectors of `search_vectors` in scope that are of their artifacts' present contents; undefined where the database has no vectors of its own. */
  nearest?(query: NearestQuery): Promise<NearPassages | undefined>
}
