/** A batch as the load client sends it. */
export interface SentBatch {
  source: string
  visitorId: string
  sessionId: string
  events: Record<string, unknown>[]
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

/** The columns of an event's row, each with what is written there: nothing is checked, and the owners are made up, so that every index has its entry. */
const columns: Record<string, (event: Record<string, unknown>, batch: SentBatch, organizationId: string) => unknown> = {
  organization_id: (_event, _batch, organizationId) => organizationId,
  event_id: ({ uuid }) => uuid,
  type: ({ type }) => (type === 'pageview' ? 'PAGE_VIEW' : type === 'identify' ? 'IDENTIFY' : 'CUSTOM'),
  channel: () => 'PRODUCT',
  event_name: ({ eventName = 'page_view' }) => eventName,
  occurred_at: ({ timestamp }) => new Date(Number(timestamp)).toISOString(),
  received_at: () => new Date().toISOString(),
  clamped: () => 'false',
  activating: () => 'false',
  visitor_id: (_event, { visitorId }) => visitorId,
  session_id: (_event, { sessionId }) => sessionId,
  identity: ({ userId = null }) => userId,
  customer_key: () => null,
  user_id: (_event, { visitorId }) => visitorId,
  customer_id: (_event, { visitorId }) => visitorId,
  source: (_event, { source }) => source,
  counted: () => 'true',
  url: ({ url = null }) => url,
  path: ({ path = null }) => path,
  title: ({ title = null }) => title,
  referrer: ({ referrer = null }) => referrer,
  utm: ({ utm }) => json(utm),
  properties: ({ properties = {} }) => json(properties)
}

export const eventColumns = Object.keys(columns)

const writers = Object.values(columns)

/** The values of a batch's rows, row by row in the order of `eventColumns`. */
export function eventValues(batch: SentBatch, organizationId: string): unknown[] {
  return batch.events.flatMap((event) => writers.map((write) => write(event, batch, organizationId)))
}
