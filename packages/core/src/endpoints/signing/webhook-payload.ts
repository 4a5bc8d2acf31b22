import type { HookDataByName } from '../../public-types/index.js'

/** The body of a message to an endpoint. `type` is the name of a hook event, and decides the type of `data`. */
export type WebhookPayload =
  | { [Name in keyof HookDataByName]: WebhookMessage<Name, HookDataByName[Name]> }[keyof HookDataByName]
  | WebhookMessage<'endpoint.test', { message: string }>

/** What every message to an endpoint holds. */
export interface WebhookMessage<Type extends string, Data> {
  type: Type
  /** When it happened, ISO 8601 in UTC. */
  timestamp: string
  /**
   * True for old events: it happened more than 24 hours before Rapport learned of it, or a provider reported it from
   * before it was connected.
   */
  historical: boolean
  data: Data
}
