import { type Static, Type } from 'typebox'
import { durableListener, enqueueJob, jobs } from '../../jobs/index.js'
import { searchVectors } from '../../search-index/index.js'
import { type OrganizationStore, searchContents } from '../../storage/index.js'
import type { Ids } from '../../values/index.js'

/** The job that gives passages their vectors. */
export const embeddingKind = 'search_embedding'

/**
 * What is still to be embedded: the artifacts that a put changed; or for a model that is new here all artifacts, in the order of their ids, from `after`
 * on. `done` counts those that are.
 */
export const embeddingSchema = Type.Object({
  artifactIds: Type.Optional(Type.Array(Type.String())),
  after: Type.Optional(Type.String()),
  done: Type.Integer({ minimum: 0 })
})

export type PendingEmbedding = Static<typeof embeddingSchema>

const artifactsPerStep = 20

/** Where an embeddings endpoint is configured: whoever writes texts for the search has a job fetch their vectors. */
export const embedWrittenTexts = durableListener({
  kinds: ['searchTextWritten'],
  job: (changes) => ({ kind: embeddingKind, payload: { artifactIds: [...new Set(changes.map(({ artifactId }) => artifactId))], done: 0 } })
})

/** Has everything embedded, when nothing of the organization has a vector of this model yet. */
export async function embedAllLater(store: OrganizationStore, model: string, ids: Ids, now: number): Promise<void> {
  const [known] = await store.find(searchVectors, { where: { model: { eq: model } }, columns: ['passage'], limit: 1 })
  const [any] = known ? [] : await store.find(searchContents, { columns: ['artifact_id'], limit: 1 })
  const uniqueKey = `${embeddingKind} ${model}`
  const [waiting] = any ? await store.find(jobs, { where: { unique_key: { eq: uniqueKey } }, columns: ['id'], limit: 1 }) : []
  if (!any || waiting) return
  await store.transaction((transaction) => enqueueJob(transaction, { kind: embeddingKind, payload: { done: 0 }, uniqueKey }, ids, now))
}

/** The next artifacts to embed, and what is pending after them; nothing when it is done. */
export async function nextToEmbed(
  store: OrganizationStore,
  { artifactIds, after, done }: PendingEmbedding
): Promise<{ artifactIds: readonly string[]; pending: PendingEmbedding | undefined }> {
  if (artifactIds) {
    const rest = artifactIds.slice(artifactsPerStep)
    const pending = rest.length === 0 ? undefined : { artifactIds: rest, done: done + artifactsPerStep }
    return { artifactIds: artifactIds.slice(0, artifactsPerStep), pending }
  }
  const found = await store.find(searchContents, {
    columns: ['artifact_id'],
    limit: artifactsPerStep,
    ...(after !== undefined && { after: { key: [after] } })
  })
  const ids = found.map(({ artifact_id }) => artifact_id)
  const last = ids.at(-1)
  const pending = last === undefined || ids.length < artifactsPerStep ? undefined : { after: last, done: done + ids.length }
  return { artifactIds: ids, pending }
}
