import { Type } from 'typebox'
import { code, defineTable, integer, type JsonObject, json, nullable, text, time } from '../../storage/index.js'

/**
 * Why events and requests were refused or events changed, one row a reason with how often and when; `sample` shows the last one without what it carried.
 * Kept for a day, and the newest 500 of an organization at most.
 */
export const ingestIssues = defineTable({
  name: 'ingest_issues',
  scope: 'organization',
  row: Type.Object({
    reason: code(),
    kind: code(),
    event_type: nullable(text()),
    field: text(),
    message: text(),
    count: integer(),
    first_at: time(),
    last_at: time(),
    sample: json<JsonObject>()
  }),
  personal: { event_type: 'none', field: 'none', message: 'content', sample: 'content' },
  key: ['reason'],
  indexes: [{ columns: ['last_at'] }],
  merge: { count: 'sum', first_at: 'min', last_at: 'max' }
})
