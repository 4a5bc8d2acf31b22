import { Type } from 'typebox'
import { defineTable, type Json, json, time, uuid } from '../../storage/index.js'

/** Checked batches that came in transactions of the host's own: once these are committed, the job runner applies their events and removes the row. */
export const ingestInbox = defineTable({
  name: 'ingest_inbox',
  scope: 'organization',
  row: Type.Object({ id: uuid(), events: json<Json[]>(), received_at: time() }),
  personal: { events: 'content' },
  key: ['id'],
  indexes: [{ columns: ['received_at'] }]
})
