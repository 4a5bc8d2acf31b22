import { Type } from 'typebox'
import { code, defineTable, integer, type Json, type JsonObject, json, uuid } from '../../storage/index.js'

/**
 * Checked puts that came in transactions of the host's own: once these are committed, each put is applied and its row removed. `position` is when it was
 * put, in microseconds of the database's clock: of puts that wait, the earlier is applied first. `origin` is what the audit log tells of the call.
 */
export const putInbox = defineTable({
  name: 'put_inbox',
  scope: 'organization',
  row: Type.Object({ id: uuid(), position: integer(), noun: code(), items: json<Json[]>(), origin: json<JsonObject>() }),
  personal: { items: 'content', origin: 'none' },
  key: ['id'],
  indexes: [{ columns: ['position'] }]
})
