import { findCustomer, loadCustomerNames } from '../customers/index.js'
import { events } from '../identity/index.js'
import { findPage, foreignCursor, type Paging, readPaging } from '../paging/index.js'
import { findPersonKeys, type PersonKeys } from '../people/index.js'
import { teamEmails } from '../sources/index.js'
import { sourceParticipants, sources } from '../sources/tables/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { isUuid } from '../values/index.js'
import { eventFilter, type TimelineFilters } from './event-filter.js'
import { describe, mergePages } from './list-timeline.js'
import { sourceColumns } from './source-entries.js'
import { sourceFilter } from './source-filter.js'
import { eventColumns } from './timeline-entry.js'
import { timelineWindow } from './timeline-window.js'

/** Whose timeline, what of it, and which page. */
export interface PersonTimelineInput extends TimelineFilters {
  id: string
  /** Only what happened at this customer. */
  customer?: string
  limit?: number
  cursor?: string
}

/**
 * A page of what a person did on all devices and by all merged records, and of the mails, calls and tickets that the person took part in, newest first. Each
 * entry names its customer. Throws NOT_FOUND, and INVALID_TOOL_INPUT for dates and cursors.
 */
export async function listPersonTimeline(store: OrganizationStore, now: number, input: PersonTimelineInput) {
  const paging = readPaging({ store, now }, 'people.timeline', { ...input }, { column: 'occurred_at', direction: 'desc' })
  const [person, customer] = await Promise.all([
    findPersonKeys(store, input.id),
    input.customer === undefined ? undefined : findCustomer(store, input.customer)
  ])
  // A customer that nobody has gives an empty page, as in lists of people.
  const at = input.customer === undefined ? {} : { customer_id: { in: customer ? [customer.id] : [] } }
  const [eventPage, sourcePage, team] = await Promise.all([
    findPage(store, paging, {
      table: events,
      where: eventFilter({ ...at, user_id: { in: person.ids } }, input, paging.asOf),
      columns: [...eventColumns, 'customer_id'],
      place: (row) => ({ value: row.occurred_at, id: row.event_id }),
      isCounted: false
    }),
    findSources(store, paging, person, input, at),
    teamEmails(store)
  ])
  const { page, pagination } = mergePages(paging, eventPage, sourcePage)
  const customerOf = new Map<string, string | null>([
    ...eventPage.rows.map(({ event_id, customer_id }) => [event_id, customer_id] as const),
    ...sourcePage.rows.map(({ id, customer_id }) => [id, customer_id] as const)
  ])
  const contacts = person.ids.map((id) => ({ id, name: person.user.name, email: person.user.email }))
  const [entries, names] = await Promise.all([
    describe(store, page, paging.asOf, { contacts, team }),
    loadCustomerNames(store, [...customerOf.values()])
  ])
  return {
    items: entries.map((entry) => {
      const customerId = customerOf.get(entry.id) ?? null
      const { name = null, domain = null } = names.get(customerId ?? '') ?? {}
      return { ...entry, customerId, customerName: name, customerDomain: domain }
    }),
    pagination
  }
}

/** So many participations are read at once. */
const batch = 500

/** The sources that one of the person's emails took part in. What does not pass the filters is passed over, so that a page is full. */
async function findSources(
  store: OrganizationStore,
  { limit, cursor, asOf }: Paging<'occurred_at'>,
  { emails }: PersonKeys,
  filters: TimelineFilters,
  at: { customer_id?: { in: string[] } }
) {
  const columns = [...sourceColumns, 'customer_id'] as const
  const read = (ids: string[]) => store.find(sources, { where: sourceFilter({ ...at, id: { in: ids } }, filters, asOf), columns })
  const found: Awaited<ReturnType<typeof read>> = []
  if (cursor && !(typeof cursor.value === 'number' && isUuid(cursor.id))) throw foreignCursor()
  let after = cursor && { value: cursor.value, key: [cursor.id, ''] }
  while (found.length <= limit && emails.length > 0) {
    const took = await store.find(sourceParticipants, {
      where: { email: { in: emails }, occurred_at: timelineWindow(filters, asOf) },
      orderBy: { column: 'occurred_at', direction: 'desc' },
      limit: batch,
      ...(after && { after })
    })
    const order = [...new Set(took.map(({ source_id }) => source_id))]
    const known = new Set(found.map(({ id }) => id))
    const rows = new Map((await read(order.filter((id) => !known.has(id)))).map((row) => [row.id, row]))
    found.push(...order.flatMap((id) => rows.get(id) ?? []))
    const last = took.at(-1)
    if (took.length < batch || !last) break
    after = { value: last.occurred_at, key: [last.source_id, last.email] }
  }
  return { rows: found.slice(0, limit), hasMore: found.length > limit }
}
