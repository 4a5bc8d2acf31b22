import type { Clock } from '../clock.js'
import type { Embedder } from '../domain/search/vectors/embedder.js'
import type { HttpClient } from '../http-client.js'
import type { Ids } from '../ids.js'
import type { Logger } from '../logger.js'
import type { Store } from '../storage/contract.js'

/** What the runner works with. */
export interface JobServices {
  store: Store
  clock: Clock
  ids: Ids
  logger: Logger
  /** The embeddings endpoint, if one is configured. */
  embedder?: Embedder | undefined
  /** How requests to other services are made. */
  http: HttpClient
  /** How many stored events one transaction may move to other owners; jobs move the rest. */
  inlineMoves: number
}
