import type { ApiResponse } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { backfillMs } from '../product-events.js'
import { dayBefore, daysBack, daysOfWindow, lateDays } from './days.js'
import { eventOperations, nameOfEvent, propertiesOf, whyLeftOut } from './event.js'
import { accountProperty, type NamedRecord, withAccounts } from './mapping.js'

/** The project's events, day by day: a moment of the timeline each. Exports are streamed, so that a day may have any size. */
export const eventsStream = defineStream({
  name: 'events',
  summary: 'Events of the last 90 days, newest day first, and all that come',
  becomes:
    'An entry of the timeline for each event, with the name of the event and up to 100 flat properties. The person follows from `$user_id`, else from `$email`. The account follows from the mapping',
  gone: `An event stays. Once a day, Rapport looks for late events of the last ${lateDays} days`,
  everySeconds: 3_600,
  reconcileSeconds: null,
  keepsActivities: false,
  walk: {
    first: ({ startedAt }) => daysBack(startedAt, startedAt - backfillMs),
    next: (_, asked) => dayBefore(asked),
    records: recordsOf
  },
  changes: {
    kind: 'window',
    lookbackSeconds: 86_400,
    settleSeconds: 0,
    first: daysOfWindow,
    next: (_, asked) => dayBefore(asked),
    records: recordsOf
  },
  deletes: 'said',
  complete: async (records, _, { configuration }) => withAccounts(records, propertiesOf, accountProperty(configuration)),
  map: (record, context) => eventOperations(record as NamedRecord, context),
  leftOut: (record, context) => whyLeftOut(record as NamedRecord, context),
  recordId: (record) => nameOfEvent(record as NamedRecord)
})

/** The events of a part of a day; none of a day that has not begun in the project's time zone. */
function recordsOf({ status, body }: ApiResponse): readonly unknown[] {
  if (status === 400) return []
  if (!Array.isArray(body)) throw new Error('The export has no list of events')
  return body
}
