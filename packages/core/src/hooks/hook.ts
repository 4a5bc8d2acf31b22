import { createHash } from 'node:crypto'
import type { SingletonJob } from '../jobs/index.js'
import { digestToUuid } from '../values/index.js'
import type { HookData, HookName } from './hook-names.js'

/** What a handler is called with. */
export interface HookPayload<Name extends HookName> {
  /** The same at every attempt to deliver it, and of nothing else: what a receiver knows a repetition by. */
  id: string
  organizationId: string
  /** When it happened, ISO 8601 in UTC. */
  at: string
  /**
   * True for old events: it happened more than 24 hours before Rapport learned of it, or a provider reported it from
   * before it was connected.
   */
  historical: boolean
  data: HookData<Name>
}

/** What a handler may know of a call. */
export interface HookCall {
  /** Aborted when the time limit is over, and when Rapport closes. */
  signal: AbortSignal
  /** 1 at the first attempt. */
  attempt: number
}

/**
 * Handles an event of a hook. The event is done when the handler resolves. If the handler throws, it is called again
 * later with the same payload.
 */
export type HookHandler<Name extends HookName> = (payload: HookPayload<Name>, call: HookCall) => unknown

/** A hook that this process serves. */
export interface Hook {
  name: HookName
  id: string
  handler: HookHandler<HookName>
  timeoutMs: number
  /** Nothing more is delivered once the host has ended it. */
  isEnded: boolean
}

/** A hook's name and id in one text, as rows name it. */
export type HookKey = `${string} ${string}`

export function hookKey({ name, id }: { name: string; id: string }): HookKey {
  return `${name} ${id}`
}

export function readHookKey(key: string): { name: string; id: string } {
  const space = key.indexOf(' ')
  return { name: key.slice(0, space), id: key.slice(space + 1) }
}

/** Jobs of hooks have a kind each, so that only processes with the handler take them. */
export const hookJobPrefix = 'hook '

/** The job that delivers the events of a hook in an organization. */
export function hookJob(organizationId: string, key: string): SingletonJob {
  return { id: idOf(organizationId, key), kind: `${hookJobPrefix}${key}`, payload: { hook: key } }
}

export const retentionKind = 'hook_retention'

/** The job that removes deliveries that are not kept any longer. */
export function retentionJob(organizationId: string): SingletonJob {
  return { id: idOf(organizationId, retentionKind), kind: retentionKind, payload: {} }
}

function idOf(organizationId: string, name: string): string {
  return digestToUuid(createHash('sha256').update(`${organizationId} ${name}`).digest('hex'))
}
