import { defineJob } from '../../jobs/index.js'
import { vectorsOf, writeVectors } from '../vectors/embed-artifacts.js'
import { embeddingKind, embeddingSchema, nextToEmbed, type PendingEmbedding } from '../vectors/pending-embedding.js'

/** How long the endpoint may take for the texts of one step. */
const timeoutMs = 60_000

/**
 * Gives passages their vectors, a few artifacts in each step. The endpoint is asked outside of transactions. If no endpoint is configured any more,
 * the job ends.
 */
export const searchEmbedding = defineJob({
  kind: embeddingKind,
  summary: 'Asks the embeddings endpoint for the vectors of what was put.',
  lane: 'network',
  payload: embeddingSchema,
  attempts: Number.POSITIVE_INFINITY,
  async run(payload, { store, embedder, signal, step }) {
    if (!embedder) return
    let pending: PendingEmbedding | undefined = payload
    while (pending) {
      signal.throwIfAborted()
      const next = await nextToEmbed(store, pending)
      const vectors = await vectorsOf(store, next.artifactIds, embedder, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]))
      await step(async (transaction) => {
        await writeVectors(transaction, vectors)
        return next.pending
      })
      pending = next.pending
    }
  }
})
