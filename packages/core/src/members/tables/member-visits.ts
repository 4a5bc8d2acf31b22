import { Type } from 'typebox'
import { defineTable, nullable, text, time } from '../../storage/index.js'

/**
 * When each member last looked at the console. `seen_at` is the last look, and `since` the end of the visit before the one that goes on, null in a first
 * visit: what changed after it is new to the member.
 */
export const memberVisits = defineTable({
  name: 'member_visits',
  scope: 'organization',
  row: Type.Object({ member_id: text(), since: nullable(time()), seen_at: time() }),
  personal: { member_id: 'person' },
  key: ['member_id'],
  indexes: []
})
