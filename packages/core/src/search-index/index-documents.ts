import { createHash } from 'node:crypto'
import { searchContents, type Transaction } from '../storage/index.js'
import { groupBy } from '../values/index.js'
import { IndexContents } from './index-content.js'
import type { SearchDocument } from './search-document.js'
import { type IndexedArtifact, removeArtifacts, replaceArtifacts } from './write-index.js'

/** Part of every digest: a new number, whenever texts are analyzed in another way, has the next put of anything index it anew. */
const analysis = 3

/**
 * Makes these documents findable with the transaction's commit, in place of whatever their artifacts had indexed before: all documents of an artifact come
 * in one call. Saying the same again writes nothing. `contents` may know already what the index keeps of long texts: working it out takes a while, which
 * is better done before a transaction than in it.
 *
 * @example await indexDocuments(transaction, [{ artifactType: 'fact', artifactId: fact.id, position: 0, text: fact.assertion, ... }])
 */
export async function indexDocuments(
  transaction: Transaction,
  documents: readonly SearchDocument[],
  contents = new IndexContents()
): Promise<void> {
  const groups = [...groupBy(documents, ({ artifactId }) => artifactId).values()]
  const artifacts = groups.flatMap((own) => (own[0] ? [{ about: own[0], documents: own, digest: digestOf(own) }] : []))
  const known = await transaction.get(
    searchContents,
    artifacts.map(({ about }) => ({ artifact_id: about.artifactId }))
  )
  const changed = artifacts.filter(({ digest }, index) => known[index]?.digest !== digest)
  if (changed.length === 0) return
  const indexed: IndexedArtifact[] = []
  for (const artifact of changed) indexed.push({ ...artifact, content: await contents.of(artifact.documents) })
  await replaceArtifacts(transaction, indexed)
}

/** Takes everything of these artifacts out of the index with the transaction's commit. */
export async function unindexArtifacts(transaction: Transaction, artifactIds: readonly string[]): Promise<void> {
  if (artifactIds.length > 0) await removeArtifacts(transaction, [...new Set(artifactIds)])
}

function digestOf(documents: readonly SearchDocument[]): string {
  const hash = createHash('sha256').update(String(analysis))
  for (const { artifactType, position, text, names, customerId, occurredAt, sourceTypes } of documents) {
    hash.update(JSON.stringify([artifactType, position, text, customerId, occurredAt, [...sourceTypes].sort(), ...(names ? [names] : [])]))
  }
  return hash.digest('base64url')
}
