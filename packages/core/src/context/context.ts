import type { ChangeContext } from '../audit/index.js'
import type { Embedder } from '../models/index.js'
import type { IntegrationSettings } from '../providers/index.js'
import type { OrganizationStore, Store } from '../storage/index.js'
import type { Clock, HttpClient, Ids, Logger } from '../values/index.js'
import type { Plans } from './plans.js'
import type { QuerySlots } from './query-slots.js'

/** An API key that calls through HTTP: `createdById` is the member who made it, `expiresAt` the instant at which it ends, null for never. */
export interface KeyPrincipal {
  kind: 'api_key'
  keyId: string
  grants: readonly string[]
  createdById: string | null
  expiresAt: number | null
}

/** A person whom the host has let in by its own means, such as its sign-in: `actor` is the member who it is, if it is one. */
export interface SessionPrincipal {
  kind: 'session'
  grants: readonly string[]
  actor?: string
  /** The person's own session of `rapport.signIn`; none where the host has let the person in. */
  sessionId?: string
}

/** Who calls: an API key, a person whom the host has let in, or the host itself in process (`actor` is the member it acts for). */
export type Principal = KeyPrincipal | SessionPrincipal | { kind: 'host'; actor?: string }

/**
 * What belongs to one organization: its rows, and the process's time and ids. What belongs to the process is `Settings` (settings.ts), what belongs to a
 * call is `CallContext`.
 */
export interface OrganizationContext {
  store: OrganizationStore
  clock: Clock
  ids: Ids
}

/** The process-wide settings that integrations need. */
export interface IntegrationProcess {
  store: Store
  basePath: string
  clock: Clock
  ids: Ids
  logger: Logger
  http: HttpClient
  plans: Plans
  integrations: IntegrationSettings
}

/** What belongs to one call, of a tool or a route, over HTTP or in process. */
export interface CallContext extends OrganizationContext, ChangeContext {
  principal: Principal
  requestId: string
  /** Aborts when the caller goes away, where that can be known. */
  readonly signal: AbortSignal | undefined
}

/** What a tool's handler gets beside its input: everything it may touch, bound to one organization. */
export interface ToolContext extends CallContext {
  organizationId: string
  /** The embeddings endpoint, which finds what is said in other words; undefined where none is configured. */
  embedder: Embedder | undefined
  logger: Logger
  /** How many queries each organization has running. */
  queries: QuerySlots
  /** What the integration tools work with. */
  process: IntegrationProcess
}
