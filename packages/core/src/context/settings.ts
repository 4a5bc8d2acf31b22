import type { MailSettings } from '../mail/transport/index.js'
import type { Embedder, Model } from '../models/index.js'
import type { IntegrationSettings } from '../providers/index.js'
import type { Store } from '../storage/index.js'
import type { Metrics } from '../telemetry/index.js'
import type { Clock, HttpClient, Ids, Logger } from '../values/index.js'
import type { ClockOffset } from './clock-offset.js'
import type { DeclaredEvents } from './declared-events.js'
import type { ErasureLog } from './erasure-log.js'
import type { Plans } from './plans.js'
import type { RateLimiter } from './rate-limiter.js'
import type { Suppression } from './suppression.js'
import type { RequestOrigin } from './trusted-proxies.js'

/** Bounds of what callers may send; the defaults are the specification's values. */
export interface Limits {
  /** Ingest requests per second and public key. */
  ingestRequestsPerSecond: number
  /** Bytes of an ingest body, packed and unpacked. */
  ingestBodyBytes: number
  /** Bytes of a gateway body. */
  gatewayBodyBytes: number
  /**
   * The longest that a process may trust a key or domain after another process has revoked it, in seconds. On Postgres,
   * processes tell each other at once. This limit holds while a process cannot hear the others.
   */
  keyCacheSeconds: number
  /** How many stored events may move to another person or customer at once, when Rapport learns that they belong together. A job moves the rest. */
  inlineMoves: number
  /** Queries (`svc_query`) that an organization may have running at a time in this process. */
  concurrentQueries: number
}

export const defaultLimits: Limits = {
  ingestRequestsPerSecond: 100,
  ingestBodyBytes: 1_048_576,
  gatewayBodyBytes: 1_048_576,
  keyCacheSeconds: 5,
  inlineMoves: 5_000,
  concurrentQueries: 3
}

/** Where endpoints may be. */
export interface EndpointSettings {
  /** Whether also at private addresses, and on this machine by http. */
  allowPrivateAddresses: boolean
}

/** What belongs to the process: the options with every default filled in. */
export interface Settings {
  store: Store
  basePath: string
  /** The address that a request came from. */
  clientAddress(origin: RequestOrigin): string
  /** The path at which browsers reach the routes: what a proxy takes off, then the base path. */
  publicPath(origin: RequestOrigin): string
  limits: Limits
  rateLimiter: RateLimiter | undefined
  plans: Plans
  suppression: Suppression
  /** The host's own events, and whether they are checked. */
  declaredEvents: DeclaredEvents
  erasureLog: ErasureLog | undefined
  clock: Clock
  /** How far the process's clock is from the store's. */
  clockOffset: ClockOffset
  ids: Ids
  logger: Logger
  /** Whether each request is a line of the log. */
  accessLog: boolean
  /** What this Rapport counts. */
  metrics: Metrics
  /** What opens `/metrics`; undefined: nothing does. */
  metricsToken: string | undefined
  /** What opens `/api/jobs/run`; undefined: nothing does. */
  cronSecret: string | undefined
  /** The embeddings endpoint, if one is configured. */
  embedder: Embedder | undefined
  /** The language model, if one is configured. */
  model: Model | undefined
  /** How requests to other services are made: never within a transaction. */
  http: HttpClient
  integrations: IntegrationSettings
  /** Where endpoints may be. */
  endpoints: EndpointSettings
  /** How mail is sent; undefined: this process sends none. */
  mail: MailSettings | undefined
}
