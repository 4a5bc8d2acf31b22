import { searchPostings } from '../../search-index/index.js'
import {
  type Candidate,
  type CandidateQuery,
  narrowedDocuments,
  type OrganizationStore,
  type RowOf,
  searchDocuments
} from '../../storage/index.js'
import { groupBy } from '../../values/index.js'

type Posting = Pick<RowOf<typeof searchPostings>, 'term' | 'artifact_id' | 'customer_id' | 'impact' | 'occurrences'>

/** The artifacts that a query chooses: by the store itself where it can, else by its verbs. */
export function findCandidates(store: OrganizationStore, query: CandidateQuery): Promise<Candidate[]> {
  return store.search ? store.search.candidates(query) : chooseByVerbs(store, query)
}

/** What `SearchIndex.candidates` says, by the verbs that every store has. */
export async function chooseByVerbs(store: OrganizationStore, query: CandidateQuery): Promise<Candidate[]> {
  const scope = query.customerIds ? { customer_id: { in: query.customerIds } } : {}
  const lists = await Promise.all(query.terms.map(({ term }) => store.find(searchPostings, { where: { term: { eq: term }, ...scope } })))
  const weights = new Map(query.terms.map(({ term, weight }) => [term, weight]))
  const byArtifact = groupBy(lists.flat(), ({ artifact_id }) => artifact_id)
  const weighed = [...byArtifact].map(([id, postings]) => ({ id, postings, weight: weightOf(postings, weights) }))
  weighed.sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
  const candidates: { document: RowOf<typeof searchDocuments>; postings: readonly Posting[] }[] = []
  // Most searches narrow by nothing that only the document knows: then the first look finds them all.
  for (let start = 0; start < weighed.length && candidates.length < query.limit; start += query.limit) {
    const some = weighed.slice(start, start + query.limit)
    const documents = await wantedDocuments(
      store,
      some.map(({ id }) => id),
      query
    )
    for (const { id, postings } of some) {
      const document = documents.get(id)
      if (document && candidates.length < query.limit) candidates.push({ document, postings })
    }
  }
  return withFurther(store, query.further, candidates)
}

function weightOf(postings: readonly Posting[], weights: ReadonlyMap<string, number>): number {
  return postings.reduce((sum, { term, impact }) => sum + impact * (weights.get(term) ?? 0), 0)
}

async function wantedDocuments(store: OrganizationStore, ids: readonly string[], { customerIds: _, ...narrowing }: CandidateQuery) {
  const found = await store.find(searchDocuments, { where: { artifact_id: { in: ids }, ...narrowedDocuments(narrowing) } })
  return new Map(found.map((document) => [document.artifact_id, document]))
}

async function withFurther(
  store: OrganizationStore,
  further: readonly string[],
  candidates: readonly { document: RowOf<typeof searchDocuments>; postings: readonly Posting[] }[]
): Promise<Candidate[]> {
  const keys = candidates.flatMap(({ postings: [posting] }) =>
    posting ? further.map((term) => ({ term, customer_id: posting.customer_id, artifact_id: posting.artifact_id })) : []
  )
  const found = (keys.length === 0 ? [] : await store.get(searchPostings, keys)).filter((posting) => posting !== undefined)
  const more = groupBy(found, ({ artifact_id }) => artifact_id)
  return candidates.map(({ document, postings }) => {
    const all = [...postings, ...(more.get(document.artifact_id) ?? [])]
    return { document, occurrences: new Map(all.map(({ term, occurrences }) => [term, occurrences])) }
  })
}
