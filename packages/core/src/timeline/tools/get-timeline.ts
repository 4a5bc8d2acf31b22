import { Type } from 'typebox'
import { defineTool, orNull, pageInput, pageOutput } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { channels, windows } from '../../values/index.js'
import { listTimeline } from '../list-timeline.js'

const utcDate = (description: string) => Type.Optional(Type.String({ format: 'date-time', description }))

/** The fields of an entry. */
export const timelineItem = {
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
  sourceRef: Type.Optional(strictObject({ sourceType: Type.String(), sourceId: Type.String() })),
  metadata: Type.Record(Type.String(), Type.Unknown())
}

/** The part of a timeline that is asked for. */
export const timelineDates = {
  timeframe: Type.Optional(
    Type.Enum([...windows, 'all'], {
      default: '30d',
      description: 'A window that ends now. It cannot be combined with startDate or endDate.'
    })
  ),
  startDate: utcDate('The first instant, in UTC and ending in Z. Without endDate, the window ends now.'),
  endDate: utcDate('The last instant, in UTC and ending in Z. It is included to the millisecond.')
}

export const getTimeline = defineTool({
  name: 'svc_get_timeline',
  title: "Read a customer's timeline",
  description:
    'Reads what happened at one account, newest first: product events, emails, calls, meetings, tickets, billing. Use it for "what changed this week" (timeframe 7d) or "last contact" (channels COMMUNICATION, MEETING). Returns time, type, title, person, and sourceRef of written texts. Next: svc_get_source with sourceRef for the text.',
  effect: 'read',
  remedy: 'It takes an id or a domain, not a name. Find the account with svc_list_customers (search).',
  toolset: 'evidence',
  grants: ['customer_intelligence:read'],
  reads: 'customers',
  summary: "Reads a customer's timeline, newest first: what its people did, where and when, and its emails, meetings, tickets and records.",
  input: Type.Object({
    customer: Type.String({ minLength: 1, maxLength: 200, description: "Rapport's id of the customer, your customerId, or the domain." }),
    channels: Type.Optional(Type.Array(Type.Enum([...channels]))),
    eventTypes: Type.Optional(Type.Array(Type.String(), { description: 'Event types such as PAGE_VIEW, or names of custom events.' })),
    ...timelineDates,
    ...pageInput
  }),
  output: strictObject({ events: Type.Array(strictObject(timelineItem)), pagination: pageOutput }),
  example: { customer: 'acme.example', channels: ['PRODUCT'], timeframe: '7d', limit: 20 },

  handle(input, { store, now }) {
    return listTimeline(store, now, input)
  }
})
