import type { events } from '../identity/index.js'
import type { RowOf } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import { type Channel, channels, isoTime } from '../values/index.js'
import { addressInWords } from './server-address.js'

/** What of an event's row its timeline shows. */
export const eventColumns = [
  'event_id',
  'type',
  'event_name',
  'channel',
  'title',
  'occurred_at',
  'url',
  'path',
  'referrer',
  'utm',
  'properties',
  'source',
  'visitor_id',
  'session_id',
  'user_id'
] as const
export type TimelineEvent = Pick<RowOf<typeof events>, (typeof eventColumns)[number]>

/** Who did it, as far as known. */
export interface Contact {
  email: string | null
  name: string | null
}

/** Something that happened, as timelines show it. `occurredAt` is ISO 8601 in UTC; `sourceRef` is there when it can be read as a source. */
export interface TimelineEntry {
  id: string
  eventType: string
  eventName: string
  channel: Channel
  title: string | null
  summary: string | null
  occurredAt: string
  contact: string | null
  sourceType: string | null
  sourceId: string | null
  sourceRef?: { sourceType: string; sourceId: string }
  metadata: Record<string, unknown>
}

/** An event as its timeline shows it. Tracked events come from no source record, so their source is null. */
export function timelineEntry(event: TimelineEvent, contact: Contact | undefined): TimelineEntry {
  return {
    id: event.event_id,
    eventType: event.type,
    eventName: event.event_name,
    channel: parseEnum(channels, event.channel),
    title: addressInWords(event.title),
    summary: addressInWords(event.path ?? event.url),
    occurredAt: isoTime(event.occurred_at),
    contact: contact?.email ?? contact?.name ?? null,
    sourceType: null,
    sourceId: null,
    metadata: metadata(event)
  }
}

/** What else is known of an event; what is not known is left out. */
function metadata({
  url,
  path,
  referrer,
  utm,
  properties,
  source,
  visitor_id,
  session_id,
  user_id
}: TimelineEvent): Record<string, unknown> {
  const known = { url, path, referrer, utm, source, visitorId: visitor_id, sessionId: session_id, userId: user_id }
  const entries = Object.entries(known).filter(([, value]) => value !== null && value !== '')
  return Object.fromEntries(Object.keys(properties).length === 0 ? entries : [...entries, ['properties', properties]])
}
