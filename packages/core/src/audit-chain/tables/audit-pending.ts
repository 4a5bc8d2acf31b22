import { Type } from 'typebox'
import { defineTable, integer, uuid } from '../../storage/index.js'

/** Entries of the audit log that are not in the chain yet. `number` follows the order of their commits; 0 for entries from before there was a chain. */
export const auditPending = defineTable({
  name: 'audit_pending',
  scope: 'organization',
  row: Type.Object({ entry_id: uuid(), number: integer() }),
  key: ['entry_id'],
  indexes: [{ columns: ['number'] }]
})
