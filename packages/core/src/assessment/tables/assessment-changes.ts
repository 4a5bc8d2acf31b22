import { Type } from 'typebox'
import { defineTable, nullable, text, time, uuid } from '../../storage/index.js'

/** How the states of customers changed, and the headline of each new state. Never changed. */
export const assessmentChanges = defineTable({
  name: 'assessment_changes',
  scope: 'organization',
  row: Type.Object({
    id: uuid(),
    customer_id: uuid(),
    at: time(),
    from_state: nullable(text()),
    to_state: text(),
    headline: text()
  }),
  key: ['id'],
  indexes: [{ columns: ['customer_id', 'at'] }]
})
