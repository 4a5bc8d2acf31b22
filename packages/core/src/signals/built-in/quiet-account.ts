import { definePattern, setting } from './define-built-in.js'

export const quietAccount = definePattern({
  name: 'Quiet account',
  description: 'An account that was active on most days has gone silent.',
  severity: 'HIGH',
  settings: {
    days: setting(3, 60, 8, 'How many days without any activity.'),
    workingDays: setting(1, 60, 5, 'How many of these days must be working days, at least.'),
    minimumActiveDays: setting(1, 28, 10, 'Only customers that were active on at least this many of the 28 days before.')
  },
  pattern: { detection: 'event_absence', beyondChance: true }
})
