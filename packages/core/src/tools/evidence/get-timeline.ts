import { Type } from 'typebox'
import { resolveCustomer } from '../../domain/customers/resolve-customer.js'
import { findPage, readPaging } from '../../domain/page.js'
import { channels } from '../../domain/timeline/channels.js'
import { eventFilter } from '../../domain/timeline/event-filter.js'
import { timelineEntry } from '../../domain/timeline/timeline-entry.js'
import { loadContacts } from '../../domain/users/contacts.js'
import { windows } from '../../domain/window.js'
import { defineTool } from '../../gateway/define-tool.js'
import { closed } from '../../gateway/shapes/closed.js'
import { orNull } from '../../gateway/shapes/or-null.js'
import { pageInput, pageOutput } from '../../gateway/shapes/pagination.js'
import { events } from '../../storage/tables/index.js'

const utcDate = (description: string) => Type.Optional(Type.String({ format: 'date-time', description }))

const entry = closed({
  id: Type.String(),
  eventType: Type.String(),
  eventName: Type.String(),
  channel: Type.Enum([...channels]),
  title: orNull(Type.String()),
  summary: orNull(Type.String()),
  occurredAt: Type.String({ format: 'date-time' }),
  contact: orNull(Type.String()),
  sourceType: orNull(Type.String()),
  sourceId: orNull(Type.String()),
  sourceRef: Type.Optional(closed({ sourceType: Type.String(), sourceId: Type.String() })),
  metadata: Type.Record(Type.String(), Type.Unknown())
})

export const getTimeline = defineTool({
  name: 'svc_get_timeline',
  summary: "Reads a customer's timeline, newest first: what its people did, where and when.",
  grant: 'customer_intelligence:read',
  input: Type.Object({
    customer: Type.String({ minLength: 1, maxLength: 200, description: "The customer's id, the host's customerId, or the domain." }),
    channels: Type.Optional(Type.Array(Type.Enum([...channels]))),
    eventTypes: Type.Optional(Type.Array(Type.String(), { description: 'Event types such as PAGE_VIEW, or names of custom events.' })),
    timeframe: Type.Optional(
      Type.Enum([...windows, 'all'], { default: '30d', description: 'A window that ends now; not together with dates.' })
    ),
    startDate: utcDate('First instant, in UTC ending in Z; without endDate the window ends now.'),
    endDate: utcDate('Last instant, in UTC ending in Z, included to the millisecond.'),
    ...pageInput
  }),
  output: closed({ events: Type.Array(entry), pagination: pageOutput }),
  example: { customer: 'acme.example', channels: ['PRODUCT'], timeframe: '7d', limit: 20 },

  async handle(input, context) {
    const { store } = context
    const paging = readPaging(context, 'svc_get_timeline', input, { column: 'occurred_at', direction: 'desc' })
    const customer = await resolveCustomer(store, input.customer)
    const { rows, hasMore, nextCursor } = await findPage(store, paging, {
      table: events,
      where: eventFilter(customer.id, input, paging.asOf),
      place: (row) => ({ value: row.occurred_at, id: row.event_id }),
      isCounted: false
    })
    const contacts = await loadContacts(
      store,
      rows.map((row) => row.user_id)
    )
    return { events: rows.map((row) => timelineEntry(row, contacts.get(row.user_id ?? ''))), pagination: { hasMore, nextCursor } }
  }
})
