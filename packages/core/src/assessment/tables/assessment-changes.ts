import { Type } from 'typebox'
import { code, defineTable, nullable, text, time, uuid } from '../../storage/index.js'

/** How the states of customers changed, and the headline of each new state. Never changed. */
export const assessmentChanges = defineTable({
  name: 'assessment_changes',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    customer_id: uuid(),
    at: time(),
    from_state: nullable(code()),
    to_state: code(),
    headline: text()
  }),
  personal: { headline: 'content' },
  key: ['id'],
  indexes: [{ columns: ['customer_id', 'at'] }, { columns: ['at'] }]
})
