import { Type } from 'typebox'
import { text, time } from '../columns.js'
import { defineTable } from '../define-table.js'

/** The hooks of all processes: each tells that it still has them, and deliveries are written for those that somebody has. */
export const hookRegistrations = defineTable({
  name: 'hook_registrations',
  scope: 'directory',
  row: Type.Object({ name: text(), id: text(), last_seen_at: time() }),
  key: ['name', 'id'],
  merge: { last_seen_at: 'max' }
})
