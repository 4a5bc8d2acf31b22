import type { events } from '../identity/index.js'
import type { RowOf, Where } from '../storage/index.js'
import { type TimelineWindow, timelineWindow } from './timeline-window.js'

type Event = RowOf<typeof events>

/** What a timeline can be narrowed to; an empty list narrows nothing. */
export interface TimelineFilters extends TimelineWindow {
  channels?: readonly string[]
  /** Types such as PAGE_VIEW, or names of custom events. */
  eventTypes?: readonly string[]
}

/** The condition that these filters mean at `asOf` for the events of a customer, or of a person at all customers. */
export function eventFilter(whose: string | Where<Event>, filters: TimelineFilters, asOf: number): Where<Event> {
  const { channels = [], eventTypes = [] } = filters
  const all: Where<Event>[] = []
  if (channels.length > 0) all.push({ channel: { in: channels } })
  if (eventTypes.length > 0) all.push({ any: [{ type: { in: eventTypes } }, { type: { eq: 'CUSTOM' }, event_name: { in: eventTypes } }] })
  const owned = typeof whose === 'string' ? { customer_id: { eq: whose } } : whose
  return { ...owned, occurred_at: timelineWindow(filters, asOf), all }
}
