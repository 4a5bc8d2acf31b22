import { definePattern, setting } from './define-built-in.js'

export const usageDrop = definePattern({
  name: 'Usage drop',
  description: "An account's activity has fallen far below its usual level for such days, at once or slowly.",
  severity: 'HIGH',
  settings: {
    dropPercent: setting(20, 95, 40, 'By how many percent activity must be down, at least.'),
    windowDays: setting(3, 30, 7, 'How many days are compared, up to yesterday.'),
    baselineDays: setting(14, 60, 28, 'With how many days before them they are compared.'),
    minimumBaseline: setting(1, 100_000, 1, 'Only customers that usually have at least this many events in such a window.'),
    fadeDays: setting(42, 84, 63, 'A slow fall over this many days counts, too. Whole weeks only.')
  },
  pattern: { detection: 'customer_activity_drop' }
})
