import { Type } from 'typebox'
import { boolean, defineTable, nullable, time, uuid } from '../../storage/index.js'

/** Who entered or left a segment, and when that was seen: a customer or a user. */
export const segmentChanges = defineTable({
  name: 'segment_changes',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    segment_id: uuid(),
    customer_id: nullable(uuid()),
    user_id: nullable(uuid()),
    entered: boolean(),
    at: time()
  }),
  personal: { user_id: 'person', customer_id: 'company' },
  key: ['id'],
  indexes: [{ columns: ['segment_id', 'at'] }, { columns: ['customer_id'] }, { columns: ['user_id'] }]
})
