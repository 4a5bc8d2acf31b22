import type { Clock } from './clock.js'
import type { ChangeOrigin } from './domain/audit/change-origin.js'
import type { SearchEmbedder } from './domain/search/vectors/search-embedder.js'
import type { QuerySlots } from './domain/sql/query-slots.js'
import type { Ids } from './ids.js'
import type { OrganizationStore } from './storage/contract.js'

/**
 * Who calls: an API key through HTTP (`createdById` is the member who made it, `expiresAt` the instant at which it
 * ends, null for never), or the host itself in process (`actor` is the member it acts for).
 */
export type Principal =
  | { kind: 'api_key'; keyId: string; grants: readonly string[]; createdById: string | null; expiresAt: number | null }
  | { kind: 'host'; actor?: string }

/** What a tool's handler gets beside its input: everything it may touch, bound to one organization. */
export interface ToolContext {
  store: OrganizationStore
  principal: Principal
  /** The instant of the call: one value for the whole call. */
  now: number
  clock: Clock
  ids: Ids
  requestId: string
  /** Who acts, with which tool: what changes are recorded with. */
  origin: ChangeOrigin
  /** How searches find what is said in other words; undefined where no endpoint is configured. */
  searchEmbedder: SearchEmbedder | undefined
  /** How many queries each organization has running. */
  queries: QuerySlots
  /** Aborts when the caller goes away, where that can be known. */
  readonly signal: AbortSignal | undefined
}
