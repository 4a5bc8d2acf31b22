import { compareText } from '../../storage/canonical-json.js'
import type { OrganizationStore } from '../../storage/contract.js'
import type { RowOf } from '../../storage/define-table.js'
import { events, sources } from '../../storage/tables/index.js'
import { writeCursor } from '../cursor.js'
import { resolveCustomer } from '../customers/resolve-customer.js'
import { findPage, readPaging } from '../page.js'
import { loadContacts } from '../users/contacts.js'
import { eventFilter, type TimelineFilters } from './event-filter.js'
import { sourceColumns, sourceEntries, type TimelineSource } from './source-entries.js'
import { sourceFilter } from './source-filter.js'
import { type TimelineEntry, timelineEntry } from './timeline-entry.js'

/** Whose timeline, what of it, and which page. */
export interface ListTimelineInput extends TimelineFilters {
  customer: string
  limit?: number
  cursor?: string
}

/** Something that happened, and where it stands in the order of the timeline. */
type Happening = { at: number; id: string } & ({ event: RowOf<typeof events> } | { source: TimelineSource })

/**
 * A page of what a customer's people did and of its sources, newest first, then by id. Throws NOT_FOUND, and INVALID_TOOL_INPUT for dates
 * and cursors.
 */
export async function listTimeline(store: OrganizationStore, now: number, input: ListTimelineInput) {
  const paging = readPaging({ store, now }, 'svc_get_timeline', { ...input }, { column: 'occurred_at', direction: 'desc' })
  const { limit, asOf, binding } = paging
  const customer = await resolveCustomer(store, input.customer)
  const [eventPage, sourcePage] = await Promise.all([
    findPage(store, paging, {
      table: events,
      where: eventFilter(customer.id, input, asOf),
      place: (row) => ({ value: row.occurred_at, id: row.event_id }),
      isCounted: false
    }),
    findPage(store, paging, {
      table: sources,
      where: sourceFilter(customer.id, input, asOf),
      columns: sourceColumns,
      place: (row) => ({ value: row.occurred_at, id: row.id }),
      isCounted: false
    })
  ])
  const merged = newestFirst([
    ...eventPage.rows.map((event) => ({ at: event.occurred_at, id: event.event_id, event })),
    ...sourcePage.rows.map((source) => ({ at: source.occurred_at, id: source.id, source }))
  ])
  const page = merged.slice(0, limit)
  const last = page.at(-1)
  const hasMore = merged.length > limit || eventPage.hasMore || sourcePage.hasMore
  const nextCursor = hasMore && last ? writeCursor({ asOf, total: null, value: last.at, id: last.id }, binding) : null
  return { events: await describe(store, page, asOf), pagination: { hasMore, nextCursor } }
}

function newestFirst(happenings: Happening[]): Happening[] {
  return happenings.sort((a, b) => b.at - a.at || compareText(b.id, a.id))
}

async function describe(store: OrganizationStore, page: readonly Happening[], asOf: number): Promise<TimelineEntry[]> {
  const [contacts, entries] = await Promise.all([
    loadContacts(
      store,
      page.map((each) => ('event' in each ? each.event.user_id : null))
    ),
    sourceEntries(
      store,
      page.flatMap((each) => ('source' in each ? [each.source] : [])),
      asOf
    )
  ])
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return page.flatMap((each) => {
    if ('event' in each) return [timelineEntry(each.event, contacts.get(each.event.user_id ?? ''))]
    return byId.get(each.source.id) ?? []
  })
}
