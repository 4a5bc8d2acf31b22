import { eventTypeFilter, type SourceRow, sourceTypesIn } from '../sources/index.js'
import type { Where } from '../storage/index.js'
import type { TimelineFilters } from './event-filter.js'
import { timelineWindow } from './timeline-window.js'

/** The condition for a customer's sources that the filters of a timeline mean at `asOf`. A call stands for its event of a calendar. */
export function sourceFilter(customerId: string, filters: TimelineFilters, asOf: number): Where<SourceRow> {
  const { channels = [], eventTypes = [] } = filters
  const all: Where<SourceRow>[] = []
  if (channels.length > 0) all.push({ source_type: { in: sourceTypesIn(channels) } })
  if (eventTypes.length > 0) all.push(eventTypeFilter(eventTypes, asOf))
  return { customer_id: { eq: customerId }, replaced: { eq: false }, occurred_at: timelineWindow(filters, asOf), all }
}
