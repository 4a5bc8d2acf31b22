import type { OrganizationStore } from '../storage/index.js'
import type { Ids } from '../values/index.js'

/** Where a change comes from. */
export interface ChangeOrigin {
  /** The tool that was called. */
  tool: string
  /** The member who acts: whom the host names, or the member who made the API key. */
  actorId: string | null
  apiKeyId: string | null
  requestId: string
}

/** What a domain function needs to change something and to say who did: the context of every call has it all. */
export interface ChangeContext {
  store: OrganizationStore
  /** The instant of the call: one value for the whole call. */
  now: number
  ids: Ids
  /** Who acts, with which tool or route: what changes are recorded with. */
  origin: ChangeOrigin
  /** How many stored events the change may move to other owners in its transaction; jobs move the rest. */
  inlineMoves: number
}

/** Who changes something, and when: what an entry of the audit log is written with. */
export type Author = Pick<ChangeContext, 'now' | 'ids' | 'origin'>
