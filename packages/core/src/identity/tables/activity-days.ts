import { Type } from 'typebox'
import { defineTable, integer, time } from '../../storage/index.js'

/**
 * What all accounts together did on a day of the workspace's calendar, named by its start: what holidays and quiet seasons are told from when an account
 * is compared with its own past. Counted once a day.
 */
export const activityDays = defineTable({
  name: 'activity_days',
  scope: 'organization',
  row: Type.Object({ day: time(), events: integer(), accounts: integer() }),
  key: ['day']
})
