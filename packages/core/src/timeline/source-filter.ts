import { eventTypeFilter, type SourceRow, sourceTypesIn } from '../sources/index.js'
import type { Where } from '../storage/index.js'
import type { TimelineFilters } from './event-filter.js'
import { timelineWindow } from './timeline-window.js'

/** The condition that the filters of a timeline mean at `asOf` for the sources of a customer, or for others. A call stands for its event of a calendar. */
export function sourceFilter(whose: string | Where<SourceRow>, filters: TimelineFilters, asOf: number): Where<SourceRow> {
  const { channels = [], eventTypes = [] } = filters
  const all: Where<SourceRow>[] = []
  if (channels.length > 0) all.push({ source_type: { in: sourceTypesIn(channels) } })
  if (eventTypes.length > 0) all.push(eventTypeFilter(eventTypes, asOf))
  const owned = typeof whose === 'string' ? { customer_id: { eq: whose } } : whose
  return { ...owned, replaced: { eq: false }, occurred_at: timelineWindow(filters, asOf), all }
}
