import { consent } from './consent.js'
import { log } from './debug.js'
import { envelope, visitor } from './identity.js'
import { toJson } from './json.js'
import type { Campaign, PageUrl } from './page-url.js'
import { addToQueue, type Item } from './queue.js'
import { uuid } from './uuid.js'

/** What can be told to the server: the fields of each variant beside those that every event has. */
export type TrackerEvent =
  | { type: 'pageview'; referrer: string; utm: Campaign | undefined }
  | { type: 'custom'; eventName: string; properties?: unknown }
  | { type: 'identify'; userId?: string; email?: string; fingerprint?: string; traits?: unknown }
  | { type: 'form'; formId: string | undefined; formFields: Record<string, string> }
  | { type: 'engagement'; activeTimeMs: number; totalTimeMs: number }
  | { type: 'calendar'; provider: 'cal.com' | 'calendly'; [detail: string]: unknown }
  | { type: 'stage'; stage: 'activated' | 'engaged' | 'inactive'; properties?: unknown }
  | { type: 'billing'; status: 'trialing' | 'paid' | 'churned'; [detail: string]: unknown }
