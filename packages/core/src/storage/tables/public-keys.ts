import { Type } from 'typebox'
import { nullable, text, time, uuid } from '../columns.js'
import { defineTable } from '../define-table.js'

/** Public keys: they name the organization that an event belongs to, and are no secret. */
export const publicKeys = defineTable({
  name: 'public_keys',
  scope: 'directory',
  row: Type.Object({ public_key: text(), organization_id: uuid(), created_at: time(), revoked_at: nullable(time()) }),
  key: ['public_key'],
  indexes: [{ columns: ['organization_id', 'created_at'] }],
  merge: { created_at: 'keep' }
})
