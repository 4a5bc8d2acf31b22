import { definePattern, setting } from './define-built-in.js'

export const usageDrop = definePattern({
  name: 'Usage drop',
  description: "An account's activity has fallen far below its usual level for such days, at once or slowly.",
  severity: 'HIGH',
  settings: {
    dropPercent: setting(20, 95, 40, 'By at least so many percent.'),
    windowDays: setting(3, 30, 7, 'Over the last so many days.'),
    baselineDays: setting(14, 60, 28, 'Compared with so many days before them.'),
    minimumBaseline: setting(1, 100_000, 1, 'Only accounts that ordinarily have so many events in such a window.'),
    fadeDays: setting(42, 84, 63, 'A slow fall over so many days counts too, in whole weeks.')
  },
  pattern: { detection: 'customer_activity_drop' }
})
