import type { ApiRequest } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { type Fields, fieldsOf, textOf } from '../json-fields.js'
import { backfillMs } from '../product-events.js'
import { eventOperations, type ReadEvent, whyLeftOut } from './event.js'
import { customerGroups } from './group-type.js'
import { halfOf, nextRows, queryFor, rowsOf } from './query.js'

const hour = 3_600_000
const lookbackSeconds = 900
/** Late events are looked for so far back, once an hour. */
const lateMs = 48 * hour

const query =
  'SELECT uuid, event, timestamp, distinct_id, person_id, properties, person.properties.email AS email FROM events ' +
  'WHERE timestamp >= toDateTime({from}) AND (timestamp, uuid) > (toDateTime({at}), toUUID({uuid})) AND timestamp < toDateTime({to}) ' +
  'ORDER BY timestamp, uuid LIMIT 5000'
const firstUuid = '00000000-0000-0000-0000-000000000000'

/** The project's events in the order of their times: a moment of the timeline each. */
export const eventsStream = defineStream({
  name: 'events',
  summary: 'Events of the last 90 days, and all that come; of those of PostHog itself, page views and sign-ins',
  becomes:
    'An entry of the timeline for each event, with the name of the event and up to 100 flat properties. The person follows from the email, else from the id under which you have identified them. The customer follows from the group. A sign-in tells who the person is',
  gone: 'An event stays. Once an hour, Rapport looks for late events of the last 48 hours',
  everySeconds: 900,
  reconcileSeconds: null,
  keepsActivities: false,
  walk: {
    first: ({ startedAt }) => between(startedAt - backfillMs, startedAt),
    next: (answer, asked) => nextRows(answer, asked, placeOf),
    records: rowsOf,
    smaller: halfOf
  },
  changes: {
    kind: 'window',
    lookbackSeconds,
    settleSeconds: 0,
    first: ({ from, to }) => between(lateFrom(from, to), to),
    next: (answer, asked) => nextRows(answer, asked, placeOf),
    records: rowsOf,
    smaller: halfOf
  },
  deletes: 'said',
  async complete(records, lookup): Promise<readonly ReadEvent[]> {
    const customers = await customerGroups(lookup)
    return records.map((record) => ({ row: fieldsOf(record), customers }))
  },
  map: (record, context) => eventOperations(record as ReadEvent, context),
  leftOut: (record, { startedAt }) => whyLeftOut(record as ReadEvent, startedAt),
  recordId: (record) => textOf((record as ReadEvent).row?.uuid)
})

function between(from: number, to: number): ApiRequest {
  const at = new Date(from).toISOString()
  return queryFor(query, { from: at, at, uuid: firstUuid, to: new Date(to).toISOString() })
}

/** Where an hour has begun since the last window, it reaches back as far as late events are looked for. */
function lateFrom(from: number, to: number): number {
  const last = from + lookbackSeconds * 1_000
  return Math.floor(last / hour) < Math.floor(to / hour) ? last - lateMs : from
}

const time = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)?$/
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The time stays the text that PostHog has written: it is finer than milliseconds. */
function placeOf(row: Fields) {
  const at = textOf(row.timestamp) ?? ''
  const id = textOf(row.uuid) ?? ''
  return time.test(at) && uuid.test(id) ? { at, uuid: id } : undefined
}
