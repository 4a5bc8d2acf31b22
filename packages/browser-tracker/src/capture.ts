import type { config } from './config.js'
import { consent } from './consent.js'
import { log } from './debug.js'
import { wake } from './delivery.js'
import { visitor } from './identity.js'
import { toJson } from './json.js'
import type { on } from './listeners.js'
import { type Campaign, type PageUrl, pageUrl } from './page-url.js'
import { add, type Entry } from './queue.js'
import { uuid } from './uuid.js'

/** What can be told to the server: the fields of each variant beside those that every event has. */
export type TrackerEvent =
  | { type: 'pageview'; title: string; referrer: string; utm: Campaign | undefined }
  | { type: 'custom'; eventName: string; properties?: unknown }
  | { type: 'identify'; userId: string | undefined; email: string | undefined; traits: unknown }
  | { type: 'form'; formId: string | null; formFields: Record<string, string> }
  | { type: 'engagement'; activeTimeMs: number; totalTimeMs: number }
  | { type: 'calendar'; provider: 'cal.com' | 'calendly'; [detail: string]: unknown }
  | { type: 'stage'; stage: 'activated' | 'engaged' | 'inactive'; properties?: unknown }
  | { type: 'billing'; status: 'trialing' | 'paid' | 'churned'; [detail: string]: unknown }

/** The tools for your own capture: `rapport.use((tools) => …)`. */
export interface Tools {
  /** Listens until the tracker is shut down; event types with spaces between them. */
  on: typeof on
  /** Sends an event of this moment, unless consent or the bot filter forbids it. */
  capture(event: TrackerEvent): void
  /** The options with every default filled in. */
  config: Readonly<typeof config>
}

/**
 * Writes an event down with the moment, place and identity of now, and with the id that it keeps over all retries; undefined when nothing
 * may be captured.
 */
export const compose = (event: TrackerEvent, { url, path }: PageUrl = pageUrl(), id = uuid()): Entry | undefined => {
  if (consent() === 'denied') {
    return log('no consent:', event)
  }
  const { visitor: visitorId, session: sessionId, user: userIdentity, customer, traits, first } = visitor()
  const customerIdentity = customer && { customerId: customer }
  const told = traits && { ...customerIdentity, customerTraits: traits }
  const facts = { uuid: id, timestamp: Date.now(), url, path, automated: navigator.webdriver || undefined, ...first, ...told, ...event }
  // An engagement may still be overtaken by a longer one of the same view.
  if (traits && event.type !== 'engagement') visitor({ traits: undefined })
  return `${toJson({ visitorId, sessionId, source: 'client', userIdentity, customerIdentity })}\n${toJson(facts)}`
}

/** Queues an event that is written down. */
export const enqueue = (entry: Entry | undefined): void => {
  if (!entry) return
  log('captured', entry)
  add(entry)
  wake()
}
