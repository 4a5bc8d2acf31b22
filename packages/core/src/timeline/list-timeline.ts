import { customerNotFound, readOfCustomer } from '../customers/index.js'
import { events } from '../identity/index.js'
import { findPage, type Paging, readPaging, writeCursor } from '../paging/index.js'
import { type KnownUser, likelyContacts, loadContacts } from '../people/index.js'
import { teamEmails } from '../sources/index.js'
import { sources } from '../sources/tables/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { compareText } from '../values/index.js'
import { eventFilter, type TimelineFilters } from './event-filter.js'
import { sourceColumns, sourceEntries, type TimelineSource } from './source-entries.js'
import { sourceFilter } from './source-filter.js'
import { eventColumns, type TimelineEntry, type TimelineEvent, timelineEntry } from './timeline-entry.js'

/** Whose timeline, what of it, and which page. */
export interface ListTimelineInput extends TimelineFilters {
  customer: string
  limit?: number
  cursor?: string
}

/** Something that happened, and where it stands in the order of the timeline. */
export type Happening = { at: number; id: string } & ({ event: TimelineEvent } | { source: TimelineSource })

/**
 * A page of what a customer's people did and of its sources, newest first, then by id. Throws NOT_FOUND, and INVALID_TOOL_INPUT for dates
 * and cursors.
 */
export async function listTimeline(store: OrganizationStore, now: number, input: ListTimelineInput) {
  const paging = readPaging({ store, now }, 'svc_get_timeline', { ...input }, { column: 'occurred_at', direction: 'desc' })
  const found = await readOfCustomer(store, input.customer, (id) => findPages(store, paging, id, input))
  if (!found) throw customerNotFound(input.customer)
  const [eventPage, sourcePage, contacts, team] = found.answer
  const { page, pagination } = mergePages(paging, eventPage, sourcePage)
  return { events: await describe(store, page, paging.asOf, { contacts, team }), pagination }
}

/** The rows of a page, and whether there are more. */
interface Part<Row> {
  rows: Row[]
  hasMore: boolean
}

/** One page of a timeline out of a page of its events and one of its sources. */
export function mergePages(
  { limit, asOf, binding }: Paging<'occurred_at'>,
  eventPage: Part<TimelineEvent>,
  sourcePage: Part<TimelineSource>
) {
  const merged = newestFirst([
    ...eventPage.rows.map((event) => ({ at: event.occurred_at, id: event.event_id, event })),
    ...sourcePage.rows.map((source) => ({ at: source.occurred_at, id: source.id, source }))
  ])
  const page = merged.slice(0, limit)
  const last = page.at(-1)
  const hasMore = merged.length > limit || eventPage.hasMore || sourcePage.hasMore
  const nextCursor = hasMore && last ? writeCursor({ asOf, total: null, value: last.at, id: last.id }, binding) : null
  return { page, pagination: { hasMore, nextCursor } }
}

/** Whom entries most likely name: read with the page, as another question would take as long again. */
interface Ahead {
  contacts: readonly KnownUser[]
  team: ReadonlySet<string> | undefined
}

/** The page of a customer's events, that of its sources, and whom they most likely name. */
async function findPages(store: OrganizationStore, paging: Paging<'occurred_at'>, customerId: string, filters: TimelineFilters) {
  return Promise.all([
    findPage(store, paging, {
      table: events,
      where: eventFilter(customerId, filters, paging.asOf),
      columns: eventColumns,
      place: (row) => ({ value: row.occurred_at, id: row.event_id }),
      isCounted: false
    }),
    findPage(store, paging, {
      table: sources,
      where: sourceFilter(customerId, filters, paging.asOf),
      columns: sourceColumns,
      place: (row) => ({ value: row.occurred_at, id: row.id }),
      isCounted: false
    }),
    paging.cursor ? [] : likelyContacts(store, customerId),
    teamEmails(store)
  ])
}

function newestFirst(happenings: Happening[]): Happening[] {
  return happenings.sort((a, b) => b.at - a.at || compareText(b.id, a.id))
}

/** Tells of what happened as timelines show it, in the same order. */
export async function describe(
  store: OrganizationStore,
  page: readonly Happening[],
  asOf: number,
  { contacts: known, team }: Ahead
): Promise<TimelineEntry[]> {
  const userIds = page.map((each) => ('event' in each ? each.event.user_id : null))
  const sourcesOfPage = page.flatMap((each) => ('source' in each ? [each.source] : []))
  const [contacts, entries] = await Promise.all([loadContacts(store, userIds, known), sourceEntries(store, sourcesOfPage, asOf, team)])
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return page.flatMap((each) => {
    if ('event' in each) return [timelineEntry(each.event, contacts.get(each.event.user_id ?? ''))]
    return byId.get(each.source.id) ?? []
  })
}
