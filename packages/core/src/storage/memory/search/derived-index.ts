import { compareText, type Steps } from '../../../values/index.js'
import {
  type Candidate,
  type CandidateQuery,
  type IndexCounts,
  type RowOf,
  readPostings,
  type searchContents,
  type searchDocuments
} from '../../index.js'

export type DocumentRow = RowOf<typeof searchDocuments>
export type ContentRow = RowOf<typeof searchContents>

interface Artifact {
  document: DocumentRow
  content: Pick<ContentRow, 'customer_id' | 'length' | 'passage_count'>
  terms: readonly string[]
}

interface Posting {
  impact: number
  occurrences: string
}

const termsPerStep = 5_000

/** One organization's index, made of its documents and contents: what would be rows of `search_postings` are entries of maps. */
export class DerivedIndex {
  readonly #artifacts = new Map<string, Artifact>()
  readonly #postings = new Map<string, Map<Artifact, Posting>>()
  #length = 0
  #passages = 0

  counts(terms: readonly string[]): IndexCounts {
    return {
      artifacts: this.#artifacts.size,
      length: this.#length,
      passages: this.#passages,
      documents: new Map(terms.map((term) => [term, this.#postings.get(term)?.size ?? 0]))
    }
  }

  termsWithPrefix(prefix: string, limit: number): (readonly [term: string, documents: number])[] {
    const found: (readonly [term: string, documents: number])[] = []
    for (const [term, { size }] of this.#postings) if (term.startsWith(prefix)) found.push([term, size])
    return found.sort(([a], [b]) => compareText(a, b)).slice(0, limit)
  }

  /** Takes an artifact in, in place of what was known of it. */
  *put(document: DocumentRow, { customer_id, length, passage_count, postings }: ContentRow): Steps<void> {
    yield* this.remove(document.artifact_id)
    const own = readPostings(postings)
    const artifact = { document, content: { customer_id, length, passage_count }, terms: own.map(({ term }) => term) }
    for (const [place, { term, impact, occurrences }] of own.entries()) {
      if (place % termsPerStep === termsPerStep - 1) yield
      const all = this.#postings.get(term)
      if (all) all.set(artifact, { impact, occurrences })
      else this.#postings.set(term, new Map([[artifact, { impact, occurrences }]]))
    }
    this.#artifacts.set(document.artifact_id, artifact)
    this.#length += length
    this.#passages += passage_count
  }

  *remove(artifactId: string): Steps<void> {
    const artifact = this.#artifacts.get(artifactId)
    if (!artifact) return
    for (const [place, term] of artifact.terms.entries()) {
      if (place % termsPerStep === termsPerStep - 1) yield
      const all = this.#postings.get(term)
      all?.delete(artifact)
      if (all?.size === 0) this.#postings.delete(term)
    }
    this.#artifacts.delete(artifactId)
    this.#length -= artifact.content.length
    this.#passages -= artifact.content.passage_count
  }

  candidates(query: CandidateQuery): Candidate[] {
    const isWanted = wantedBy(query)
    const weights = new Map<Artifact, number>()
    for (const { term, weight } of query.terms) {
      for (const [artifact, { impact }] of this.#postings.get(term) ?? []) {
        const known = weights.get(artifact)
        if (known !== undefined || isWanted(artifact)) weights.set(artifact, (known ?? 0) + weight * impact)
      }
    }
    const heaviest = [...weights].sort(([a, x], [b, y]) => y - x || (a.document.artifact_id < b.document.artifact_id ? -1 : 1))
    const terms = [...query.terms.map(({ term }) => term), ...query.further]
    return heaviest.slice(0, query.limit).map(([artifact]) => ({
      document: { ...artifact.document },
      occurrences: new Map(
        terms.flatMap((term) => {
          const posting = this.#postings.get(term)?.get(artifact)
          return posting ? [[term, posting.occurrences] as const] : []
        })
      )
    }))
  }
}

function wantedBy({ customerIds, occurredAt, sourceTypes }: CandidateQuery): (artifact: Artifact) => boolean {
  const customers = customerIds && new Set(customerIds)
  const { gte = Number.NEGATIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = occurredAt ?? {}
  return ({ document, content }) => {
    if (customers && !customers.has(content.customer_id)) return false
    if (sourceTypes && !sourceTypes.some((sourceType) => Object.hasOwn(document.source_types, sourceType))) return false
    const { occurred_at: at } = document
    return occurredAt === undefined || (at !== null && at >= gte && at <= lte)
  }
}
