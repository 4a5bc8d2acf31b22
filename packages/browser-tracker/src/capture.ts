import { log } from './debug.js'
import type { Identity } from './identity.js'
import { toJson } from './json.js'
import type { Campaign, PageUrl } from './page-url.js'
import type { Item } from './queue.js'
import { uuid } from './uuid.js'

/** What can be told to the server: the fields of each variant beside those that every event has. */
export type TrackerEvent =
  | { type: 'pageview'; title: string; referrer: string; utm: Campaign | undefined }
  | { type: 'custom'; eventName: string; properties?: unknown }
  | { type: 'identify'; userId?: string; email?: string; fingerprint?: string; traits?: unknown }
  | { type: 'form'; formId: string | undefined; formFields: Record<string, string> }
  | { type: 'engagement'; activeTimeMs: number; totalTimeMs: number }
  | { type: 'calendar'; provider: 'cal.com' | 'calendly'; [detail: string]: unknown }
  | { type: 'stage'; stage: 'activated' | 'engaged' | 'inactive'; properties?: unknown }
  | { type: 'billing'; status: 'trialing' | 'paid' | 'churned'; [detail: string]: unknown }

/** Captures an event of this moment, this page and this identity. */
export type Capture = (event: TrackerEvent) => void

/** An event whose moment and identity are settled; what is known only later may still be added. */
export type Prepared = (late?: { title: string }) => Item

/**
 * Settles who, where and when of an event, and gives it the id that it keeps over all retries.
 * @param extra further fields of this one event
 */
export function prepare(event: TrackerEvent, place: PageUrl, identity: Identity, id = uuid(), extra?: object): Prepared {
  const who = identity.envelope()
  const facts = {
    uuid: id,
    timestamp: Date.now(),
    url: place.url,
    path: place.path,
    automated: navigator.webdriver || undefined,
    ...identity.firstTouch(),
    ...extra,
    ...event
  }
  const onCut = () => log(`${event.type}: a value was too large and is cut`)
  return (late) => ({ id, who, json: toJson({ ...facts, ...late }, onCut) })
}
