import { addColumn, addIndex, changeColumn } from './changes.js'
import type { Migration } from './migration.js'

/** Calls that were stored before name their events of a calendar; the events were not read before, so that no call stands for one yet. */
const meetingId =
  "case when source_type in ('CALL', 'CALENDAR_EVENT') and length(record ->> 'calendarEventId') between 1 and 1000 then record ->> 'calendarEventId' end"

/** A call and the event of a calendar that it tells of are one meeting: both have its id, and the event is marked while a call stands for it. */
export const meetings: Migration = {
  version: 15,
  name: 'meetings',
  fingerprint: '7a251e5f93a72e7b1840e30bdd1c1c6fad9d16f657752f075d9ec6b46743aa81',
  changes: [
    addColumn('sources', 'meeting_id', 'text null'),
    changeColumn('sources', 'meeting_id', 'text null', { using: meetingId }),
    addColumn('sources', 'replaced', 'boolean', { fill: 'false' }),
    addIndex('sources', { columns: ['meeting_id'] })
  ]
}
