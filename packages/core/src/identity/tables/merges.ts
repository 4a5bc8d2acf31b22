import { Type } from 'typebox'
import { code, defineTable, time, uuid } from '../../storage/index.js'

/** Ids that became part of another: `from_id` keeps resolving to `into_id`. `entity` is `user` or `customer`. */
export const merges = defineTable({
  name: 'merges',
  scope: 'organization',
  row: Type.Object({ from_id: uuid(), into_id: uuid(), entity: code(), reason: code(), at: time() }),
  key: ['from_id'],
  indexes: [{ columns: ['into_id'] }, { columns: ['at'] }]
})
