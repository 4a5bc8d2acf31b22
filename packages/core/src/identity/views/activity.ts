import { defineView } from '../../storage/index.js'
import { eventChannels, eventTypes } from './event-values.generated.js'

/** `A, B or C`. */
const inWords = (values: readonly string[]): string => `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`

/** Every accepted event, one row each. */
export const activityView = defineView({
  name: 'activity',
  description:
    'Tracked events, one row each: page views, custom events, forms, bookings, stages, billing. Emails, calls, tickets and CRM records are not in it: svc_list_sources and svc_get_timeline show them.',
  from: '{events} e',
  where: 'e.organization_id = {organization} and e.counted',
  joins: {
    customer: 'left join {customers} c on c.organization_id = {organization} and c.id = e.customer_id',
    user: 'left join {users} u on u.organization_id = {organization} and u.id = e.user_id'
  },
  columns: {
    event_id: { type: 'uuid', description: "The event's uuid, unique.", sql: 'e.event_id' },
    event_type: {
      type: 'text',
      description: `${inWords(eventTypes)}; STAGE_RECORDED and BILLING_STATUS_RECORDED come from pages that may not change these values.`,
      sql: 'e.type'
    },
    event_name: { type: 'text', description: 'The name of a custom event; for other events, the name of their kind.', sql: 'e.event_name' },
    channel: { type: 'text', description: `${inWords(eventChannels)}.`, sql: 'e.channel' },
    customer_id: { type: 'uuid', description: 'The customer it belongs to; null when unknown.', sql: 'e.customer_id' },
    customer_domain: { type: 'text', description: "That customer's domain.", sql: 'c.domain', join: 'customer' },
    user_id: { type: 'uuid', description: 'The user who did it; null for anonymous visitors.', sql: 'e.user_id' },
    user_email: { type: 'text', description: "That user's email.", sql: 'u.email', join: 'user' },
    visitor_id: { type: 'uuid', description: 'The browser it came from.', sql: 'e.visitor_id' },
    session_id: { type: 'uuid', description: "The browser's session.", sql: 'e.session_id' },
    source: { type: 'text', description: 'client, server or integration.', sql: 'e.source' },
    title: { type: 'text', description: "The page's title, or the name of the event.", sql: 'e.title' },
    url: { type: 'text', description: "The page's full address.", sql: 'e.url' },
    path: { type: 'text', description: "The address's path.", sql: 'e.path' },
    referrer: { type: 'text', description: 'The page that led here.', sql: 'e.referrer' },
    utm: { type: 'jsonb', description: "Campaign tags: utm ->> 'source', 'medium', 'campaign', 'term', 'content'.", sql: 'e.utm' },
    properties: { type: 'jsonb', description: "Other properties of the event: properties ->> 'plan'.", sql: 'e.properties' },
    occurred_at: { type: 'timestamptz', description: 'When it happened.', sql: 'e.occurred_at' },
    received_at: { type: 'timestamptz', description: 'When it was received.', sql: 'e.received_at' }
  },
  exampleQueries: [
    "SELECT date_trunc('day', occurred_at) AS day, count(*) AS events, count(DISTINCT user_id) AS users FROM activity WHERE occurred_at >= now() - interval '30 days' GROUP BY 1 ORDER BY 1",
    "SELECT event_name, count(*) AS times, count(DISTINCT customer_id) AS customers FROM activity WHERE event_type = 'CUSTOM' GROUP BY event_name ORDER BY times DESC LIMIT 20",
    "SELECT path, count(*) AS views FROM activity WHERE event_type = 'PAGE_VIEW' AND utm ->> 'source' IS NOT NULL GROUP BY path ORDER BY views DESC LIMIT 10"
  ]
})
