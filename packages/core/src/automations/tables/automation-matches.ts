import { Type } from 'typebox'
import { defineTable, time, uuid } from '../../storage/index.js'

/**
 * Occurrences that an enabled automation is still to tell of, written in the commit of the occurrence, so that none is lost and none from before it was
 * enabled counts. A run takes those that it used. `at` is when we saw the occurrence.
 */
export const automationMatches = defineTable({
  name: 'automation_matches',
  scope: 'organization',
  row: Type.Object({ automation_id: uuid(), occurrence_id: uuid(), signal_id: uuid(), customer_id: uuid(), at: time() }),
  key: ['automation_id', 'occurrence_id'],
  indexes: [{ columns: ['automation_id', 'at'] }]
})
