import { Type } from 'typebox'
import { defineTable, time, uuid } from '../../storage/index.js'

/** When an automation last told of a customer: its cooldown counts from then. */
export const automationCooldowns = defineTable({
  name: 'automation_cooldowns',
  scope: 'organization',
  row: Type.Object({ automation_id: uuid(), customer_id: uuid(), at: time() }),
  key: ['automation_id', 'customer_id'],
  indexes: []
})
