import { Type } from 'typebox'
import { code, defineTable, type JsonObject, json, nullable, text, time, uuid } from '../../storage/index.js'

/** One row for every change through the gateway: by whom, with which tool, of what, and how it was before and after. Never changed. */
export const auditEntries = defineTable({
  name: 'audit_entries',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    at: time(),
    tool: code(),
    actor_id: nullable(text()),
    api_key_id: nullable(uuid()),
    request_id: code(),
    subject_id: nullable(text()),
    before: nullable(json<JsonObject>()),
    after: nullable(json<JsonObject>())
  }),
  personal: { actor_id: 'person', subject_id: 'person', before: 'content', after: 'content' },
  key: ['id'],
  indexes: [{ columns: ['at'] }]
})
