import type { HookDataByName } from '../../public-types/index.js'

/** A message to an endpoint, as its body holds it: `type` is the name of a hook, and says what `data` is. */
export type WebhookPayload =
  | { [Name in keyof HookDataByName]: WebhookMessage<Name, HookDataByName[Name]> }[keyof HookDataByName]
  | WebhookMessage<'endpoint.test', { message: string }>

/** What every message to an endpoint holds. */
export interface WebhookMessage<Type extends string, Data> {
  type: Type
  /** When it happened, ISO 8601 in UTC. */
  timestamp: string
  /** Whether it is no news: it happened more than 24 hours before Rapport knew, or a provider told it of the time before it was connected. */
  historical: boolean
  data: Data
}
