import { type Embedder, EmbeddingError } from '../../models/index.js'
import { type NearPassages, type OrganizationStore, searchDocuments } from '../../storage/index.js'
import type { Clock, Ids, Logger } from '../../values/index.js'
import type { Ranked } from '../ranking/rank.js'
import type { SearchScope } from '../search-scope.js'
import { fuse, nearestArtifacts } from './fuse.js'
import { nearest } from './nearest.js'
import { embedAllLater } from './pending-embedding.js'

/** What vectors add to one search, as soon as the words' ranking is known. */
export type AddVectors = (ranked: readonly Ranked[], scope: SearchScope) => Promise<readonly Ranked[]>

/** So many of the artifacts that the words found are compared where there are too many in all. */
const maxCompared = 200
/** A search waits no longer for the endpoint, in milliseconds: then the words alone answer. */
const patience = 700

/** The vectors' part in searches. Whatever goes wrong with it, the search answers by words, and the log says why. */
export class SearchEmbedder {
  constructor(
    private readonly embedder: Embedder,
    private readonly services: { logger: Logger; ids: Ids; clock: Clock }
  ) {}

  /** Asks for the query's vector at once, while the words are looked up. */
  start(store: OrganizationStore, query: string): AddVectors {
    const asked = this.vectorOf(query)
    return async (ranked, scope) => {
      const vector = await asked
      if (!vector) return ranked
      const { model } = this.embedder
      const found = ranked.slice(0, maxCompared).map(({ document }) => document.artifact_id)
      const near = await nearest(store, model, vector, scope, found)
      if (near.total > 0) return fuse(ranked, near, await documentsOf(store, near))
      await embedAllLater(store, model, this.services.ids, this.services.clock.now())
      return ranked
    }
  }

  private async vectorOf(query: string): Promise<Float32Array | undefined> {
    try {
      const [vector] = await this.embedder.embed([query], AbortSignal.timeout(patience))
      return vector
    } catch (error) {
      const reason = error instanceof EmbeddingError ? error.message : 'It failed'
      this.services.logger.warn('The embeddings endpoint fails; searches go by words only', { error: reason })
      return undefined
    }
  }
}

async function documentsOf(store: OrganizationStore, { passages }: NearPassages) {
  const keys = nearestArtifacts(passages).map(({ artifactId }) => ({ artifact_id: artifactId }))
  const found = (await store.get(searchDocuments, keys)).filter((document) => document !== undefined)
  return new Map(found.map((document) => [document.artifact_id, document]))
}
