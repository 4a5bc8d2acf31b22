import { emit } from '../changes/index.js'
import { type RowOf, readPostings, searchContents, searchDocuments, type Transaction } from '../storage/index.js'
import { CountChanges } from './count-changes.js'
import type { IndexContent } from './index-content.js'
import { passagesIn } from './passages.js'
import type { SearchDocument } from './search-document.js'
import { searchPostings } from './tables/search-postings.js'
import { searchVectors } from './tables/search-vectors.js'

/** An artifact as it is to be found. */
export interface IndexedArtifact {
  about: Pick<SearchDocument, 'artifactId' | 'artifactType' | 'customerId' | 'occurredAt' | 'sourceTypes'>
  digest: string
  content: IndexContent
}

type ContentRow = RowOf<typeof searchContents>

/** What is filed under no customer is filed under this. */
const noCustomer = '00000000-0000-0000-0000-000000000000'

const rowsPerInsert = 5_000

/** Indexes artifacts in place of what is indexed of them. */
export async function replaceArtifacts(transaction: Transaction, artifacts: readonly IndexedArtifact[]): Promise<void> {
  const found = artifacts.filter(({ content }) => content.lengths.length > 0)
  const empty = artifacts.filter(({ content }) => content.lengths.length === 0).map(({ about }) => about.artifactId)
  if (empty.length > 0) await removeArtifacts(transaction, empty)
  // These rows hold the artifacts until the commit: only then is it certain what is indexed of them.
  if (found.length > 0) await transaction.upsert(searchDocuments, found.map(documentRow))
  const changes = new CountChanges()
  await removePostings(
    transaction,
    found.map(({ about }) => about.artifactId),
    changes
  )
  const contents = found.map(contentRow)
  await transaction.upsert(searchContents, contents)
  for (const { about } of found)
    emit(transaction, { kind: 'searchTextWritten', artifactType: about.artifactType, artifactId: about.artifactId })
  await addPostings(transaction, contents, changes)
  await changes.write(transaction, found[0]?.about.artifactId ?? '')
}

/** Takes artifacts out of the index. */
export async function removeArtifacts(transaction: Transaction, artifactIds: readonly string[]): Promise<void> {
  const changes = new CountChanges()
  await transaction.remove(searchDocuments, { artifact_id: { in: artifactIds } })
  await removePostings(transaction, artifactIds, changes)
  await transaction.remove(searchContents, { artifact_id: { in: artifactIds } })
  await transaction.remove(searchVectors, { artifact_id: { in: artifactIds } })
  await changes.write(transaction, artifactIds[0] ?? '')
}

async function removePostings(transaction: Transaction, artifactIds: readonly string[], changes: CountChanges): Promise<void> {
  if (transaction.derivesSearch) return
  const keys = artifactIds.map((id) => ({ artifact_id: id }))
  for (const content of await transaction.get(searchContents, keys)) {
    if (!content) continue
    const { artifact_id, customer_id } = content
    const terms = readPostings(content.postings).map(({ term }) => term)
    await transaction.remove(searchPostings, { term: { in: terms }, customer_id: { eq: customer_id }, artifact_id: { eq: artifact_id } })
    changes.add(content, terms, -1)
  }
}

/** Makes the postings and counts of contents that were stored without them, as rows of another database. */
export async function restorePostings(transaction: Transaction, contents: readonly ContentRow[]): Promise<void> {
  const changes = new CountChanges()
  await addPostings(transaction, contents, changes)
  await changes.write(transaction, contents[0]?.artifact_id ?? '')
}

async function addPostings(transaction: Transaction, contents: readonly ContentRow[], changes: CountChanges): Promise<void> {
  if (transaction.derivesSearch) return
  const postings = contents.flatMap((content) => {
    const own = readPostings(content.postings)
    changes.add(
      content,
      own.map(({ term }) => term),
      1
    )
    const { artifact_id, customer_id } = content
    return own.map((posting) => ({ ...posting, customer_id, artifact_id }))
  })
  for (let start = 0; start < postings.length; start += rowsPerInsert) {
    await transaction.insert(searchPostings, postings.slice(start, start + rowsPerInsert))
  }
}

function documentRow({ about, content: { lengths } }: IndexedArtifact): RowOf<typeof searchDocuments> {
  return {
    artifact_id: about.artifactId,
    artifact_type: about.artifactType,
    customer_id: about.customerId,
    occurred_at: about.occurredAt,
    source_types: Object.fromEntries(about.sourceTypes.map((sourceType) => [sourceType, true])),
    heading_length: lengths.heading,
    length: lengths.length,
    passage_lengths: lengths.passages.join(' ')
  }
}

function contentRow({ about, digest, content: { lengths, places, postings } }: IndexedArtifact): ContentRow {
  return {
    artifact_id: about.artifactId,
    customer_id: about.customerId ?? noCustomer,
    digest,
    length: lengths.length,
    passage_count: passagesIn(lengths.length),
    passages: places,
    postings
  }
}
