import { definePattern, setting } from './define-built-in.js'

export const championQuiet = definePattern({
  name: 'Champion gone quiet',
  description: 'The most active person of an account is silent, while others there are not.',
  severity: 'MEDIUM',
  settings: {
    days: setting(3, 60, 8, 'How many days without activity of this person.'),
    workingDays: setting(1, 60, 5, 'How many of these days must be working days, at least.'),
    minimumActiveDays: setting(1, 28, 13, 'Only people who were active on at least this many of the 28 days before.')
  },
  pattern: { detection: 'related_user_inactivity', mostActiveOnly: true, beyondChance: true }
})
