import type { Ids } from '../../ids.js'
import type { OrganizationStore } from '../../storage/contract.js'

/** Where a change comes from. */
export interface ChangeOrigin {
  /** The tool that was called. */
  tool: string
  /** The member who acts: whom the host names, or the member who made the API key. */
  actorId: string | null
  apiKeyId: string | null
  requestId: string
}

/** What a domain function needs to change something and to say who did: a tool's context has it all. */
export interface ChangeContext {
  store: OrganizationStore
  now: number
  ids: Ids
  origin: ChangeOrigin
}
