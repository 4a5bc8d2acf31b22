import { Type } from 'typebox'
import { code, defineTable, time } from '../../storage/index.js'

/** The hooks of all processes: each tells that it still has them, and deliveries are written for those that somebody has. */
export const hookRegistrations = defineTable({
  name: 'hook_registrations',
  scope: 'directory',
  row: Type.Object({ name: code(), id: code(), last_seen_at: time() }),
  key: ['name', 'id'],
  merge: { last_seen_at: 'max' }
})
