import { readVector, similarity } from '../../models/index.js'
import { searchVectors } from '../../search-index/index.js'
import {
  type NearPassage,
  type NearPassages,
  narrowedDocuments,
  type OrganizationStore,
  searchContents,
  searchDocuments
} from '../../storage/index.js'
import type { SearchScope } from '../search-scope.js'

/** More passages than this are too many to compare with one by one, and to tell of. */
const maxPassages = 5_000

/**
 * The passages in scope that have a vector of this model, nearest first: by the store itself where it can. Otherwise they are compared one by one; of a
 * scope with too many, only those of the artifacts that the words found.
 */
export async function nearest(
  store: OrganizationStore,
  model: string,
  vector: Float32Array,
  scope: SearchScope,
  found: readonly string[]
): Promise<NearPassages> {
  const own = await store.search?.nearest?.({ ...scope, model, vector, limit: maxPassages })
  if (own) return own
  const all = await compareAll(store, model, vector, await artifactsIn(store, scope))
  return all ?? (await compareAll(store, model, vector, found)) ?? { passages: [], total: 0 }
}

/** Undefined when there are too many. */
async function compareAll(
  store: OrganizationStore,
  model: string,
  query: Float32Array,
  artifactIds: readonly string[]
): Promise<NearPassages | undefined> {
  if (artifactIds.length > maxPassages) return undefined
  const artifact_id = { in: artifactIds }
  const vectors = await store.find(searchVectors, { where: { artifact_id, model: { eq: model } }, limit: maxPassages + 1 })
  if (vectors.length > maxPassages) return undefined
  const contents = await store.find(searchContents, { where: { artifact_id }, columns: ['artifact_id', 'digest'] })
  const digests = new Map(contents.map((content) => [content.artifact_id, content.digest]))
  const passages = vectors.flatMap(({ artifact_id: artifactId, passage, digest, vector }) =>
    digests.get(artifactId) === digest ? [{ artifactId, passage, similarity: similarity(query, readVector(vector)) }] : []
  )
  return { passages: passages.sort(byNearness), total: passages.length }
}

function byNearness(a: NearPassage, b: NearPassage): number {
  if (a.artifactId === b.artifactId) return b.similarity - a.similarity || a.passage - b.passage
  return b.similarity - a.similarity || (a.artifactId < b.artifactId ? -1 : 1)
}

async function artifactsIn(store: OrganizationStore, scope: SearchScope): Promise<string[]> {
  const found = await store.find(searchDocuments, {
    where: narrowedDocuments(scope),
    columns: ['artifact_id'],
    limit: maxPassages + 1
  })
  return found.map(({ artifact_id }) => artifact_id)
}
