import type { Where } from '../../storage/query.js'
import { eventTypeFilter } from '../sources/event-type.js'
import type { SourceRow } from '../sources/find-source.js'
import { sourceTypesIn } from '../sources/source-types.js'
import type { TimelineFilters } from './event-filter.js'
import { timelineWindow } from './timeline-window.js'

/** The condition for a customer's sources that the filters of a timeline mean at `asOf`. */
export function sourceFilter(customerId: string, filters: TimelineFilters, asOf: number): Where<SourceRow> {
  const { channels = [], eventTypes = [] } = filters
  const all: Where<SourceRow>[] = []
  if (channels.length > 0) all.push({ source_type: { in: sourceTypesIn(channels) } })
  if (eventTypes.length > 0) all.push(eventTypeFilter(eventTypes, asOf))
  return { customer_id: { eq: customerId }, occurred_at: timelineWindow(filters, asOf), all }
}
