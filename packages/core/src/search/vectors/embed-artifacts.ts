import { createHash } from 'node:crypto'
import { facts } from '../../facts/tables/index.js'
import { type Embedder, EmbeddingError, writeVector } from '../../models/index.js'
import { searchVectors } from '../../search-index/index.js'
import { headingPosition, readSourceArtifacts } from '../../sources/index.js'
import { type OrganizationStore, type RowOf, searchContents, type Transaction } from '../../storage/index.js'
import { positionsIn } from '../passage-texts.js'

type ContentRow = RowOf<typeof searchContents>
type VectorRow = RowOf<typeof searchVectors>

/** Longer passages are cut: models take no more, and what a text is about stands at its beginning. */
const maxTextLength = 8_000

interface PassageToEmbed extends Omit<VectorRow, 'vector'> {
  text: string
}

/** The vectors of these artifacts' passages: those that are known for the same text, and the endpoint's for the others. Artifacts that are gone are left out. */
export async function vectorsOf(
  store: OrganizationStore,
  artifactIds: readonly string[],
  embedder: Embedder,
  signal: AbortSignal
): Promise<VectorRow[]> {
  const found = await store.get(
    searchContents,
    artifactIds.map((id) => ({ artifact_id: id }))
  )
  const contents = found.filter((content) => content !== undefined)
  const passages = await passagesOf(store, contents, embedder.model)
  const known = await knownVectors(store, passages, embedder.model)
  const unknown = [
    ...new Map(passages.filter(({ text_hash }) => !known.has(text_hash)).map((passage) => [passage.text_hash, passage.text]))
  ]
  for (let start = 0; start < unknown.length; start += embedder.batchSize) {
    const batch = unknown.slice(start, start + embedder.batchSize)
    const vectors = await embedSome(
      batch.map(([, text]) => text),
      embedder,
      signal
    )
    for (const [index, [hash]] of batch.entries()) {
      const vector = vectors[index]
      if (vector) known.set(hash, writeVector(vector))
    }
  }
  return passages.flatMap(({ text: _, ...row }) => {
    const vector = known.get(row.text_hash)
    return vector === undefined ? [] : [{ ...row, vector }]
  })
}

/** The vectors of texts; none for a text that the endpoint refuses while it takes another, so that one text does not keep back all. */
async function embedSome(texts: readonly string[], embedder: Embedder, signal: AbortSignal): Promise<(Float32Array | undefined)[]> {
  try {
    return await embedder.embed(texts, signal)
  } catch (error) {
    if (!(error instanceof EmbeddingError) || !error.isRefusal || texts.length === 1) throw error
    const vectors: (Float32Array | undefined)[] = []
    for (const text of texts) vectors.push(await embedOne(text, embedder, signal))
    if (vectors.every((vector) => vector === undefined)) throw error
    return vectors
  }
}

async function embedOne(text: string, embedder: Embedder, signal: AbortSignal): Promise<Float32Array | undefined> {
  try {
    return (await embedder.embed([text], signal))[0]
  } catch (error) {
    if (error instanceof EmbeddingError && error.isRefusal) return undefined
    throw error
  }
}

/** Writes vectors in place of what the artifacts had, unless they have changed since their texts were read: then their change brings a job of its own. */
export async function writeVectors(transaction: Transaction, vectors: readonly VectorRow[]): Promise<void> {
  const ids = [...new Set(vectors.map(({ artifact_id }) => artifact_id))]
  if (ids.length === 0) return
  const contents = await transaction.find(searchContents, { where: { artifact_id: { in: ids } }, columns: ['artifact_id', 'digest'] })
  const digests = new Map(contents.map(({ artifact_id, digest }) => [artifact_id, digest]))
  await transaction.remove(searchVectors, { artifact_id: { in: ids } })
  await transaction.insert(
    searchVectors,
    vectors.filter(({ artifact_id, digest }) => digests.get(artifact_id) === digest)
  )
}

async function passagesOf(store: OrganizationStore, contents: readonly ContentRow[], model: string): Promise<PassageToEmbed[]> {
  const wanted = new Map(contents.map(({ artifact_id, passages }) => [artifact_id, [headingPosition, ...passages.flatMap(positionsIn)]]))
  const [sources, assertions] = await Promise.all([
    readSourceArtifacts(store, wanted),
    store.find(facts, { where: { id: { in: [...wanted.keys()] } }, columns: ['id', 'assertion'] })
  ])
  const assertionOf = new Map(assertions.map(({ id, assertion }) => [id, assertion]))
  return contents.flatMap(({ artifact_id, digest, passages }) => {
    const texts = sources.get(artifact_id)?.texts
    const heading = texts?.get(headingPosition)?.text
    return passages.flatMap((place, passage) => {
      const [, , start, end] = place
      const parts = positionsIn(place).flatMap((position) => (position < 0 ? [] : (texts?.get(position)?.text.slice(start, end) ?? [])))
      const said = texts ? [heading, ...parts].filter((part) => part !== undefined).join('\n') : (assertionOf.get(artifact_id) ?? '')
      const text = said.slice(0, maxTextLength).toWellFormed()
      return text.trim() === '' ? [] : [{ artifact_id, passage, digest, model, text_hash: hashOf(text), text }]
    })
  })
}

async function knownVectors(store: OrganizationStore, passages: readonly PassageToEmbed[], model: string): Promise<Map<string, string>> {
  const hashes = [...new Set(passages.map(({ text_hash }) => text_hash))]
  if (hashes.length === 0) return new Map()
  const found = await store.find(searchVectors, {
    where: { model: { eq: model }, text_hash: { in: hashes } },
    columns: ['text_hash', 'vector']
  })
  return new Map(found.map(({ text_hash, vector }) => [text_hash, vector]))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
