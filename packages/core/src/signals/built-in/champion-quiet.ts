import { definePattern, setting } from './define-built-in.js'

export const championQuiet = definePattern({
  name: 'Champion gone quiet',
  description: 'The most active person of an account is silent, while others there are not.',
  severity: 'MEDIUM',
  settings: {
    days: setting(3, 60, 8, 'So many days without activity of this person.'),
    workingDays: setting(1, 60, 5, 'At least so many working days are among them.'),
    minimumActiveDays: setting(1, 28, 13, 'Only people who were active on so many of the 28 days before.')
  },
  pattern: { detection: 'related_user_inactivity', mostActiveOnly: true, beyondChance: true }
})
