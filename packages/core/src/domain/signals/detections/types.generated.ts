// Made by scripts/generate.ts from the schemas: change those, then run `npm run generate`.

/** What is watched over time: the kind of a detection, with its settings. */
export type EventPattern =
  | {
      detection: 'event_count_threshold'
      /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
      eventNames?: string[]
      /** 1 to 9 elements. */
      channels?: ('PRODUCT' | 'COMMUNICATION' | 'MEETING' | 'CRM' | 'BILLING' | 'SUPPORT' | 'IDENTITY' | 'DOCUMENT' | 'SYSTEM')[]
      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
      /** How many events. 0 to 1000000. */
      count: number
      /** The last so many times 24 hours. 1 to 90. */
      windowDays: number
    }
  | {
      detection: 'event_absence'
      /** Names of events, exactly as they are sent; those of page views and the like are `pageview`, `form` and so on. 1 to 50 elements. Each 1 to 191 characters. */
      eventNames?: string[]
      /** So many times 24 hours without any. 1 to 90. */
      days: number
      /** At least so many working days are among them: weekends, and days on which many accounts were silent, are none. 1 to 60. */
      workingDays?: number
      /** Only accounts that were active on so many of the 28 days before. 1 to 28. */
      minimumActiveDays?: number
    }
  | {
      detection: 'customer_activity_threshold'
      operator: 'gt' | 'gte' | 'lt' | 'lte' | 'eq'
      /** How many events. 0 to 1000000. */
      count: number
      /** The last so many times 24 hours. 1 to 90. */
      windowDays: number
    }
  | {
      detection: 'customer_activity_drop'
      /** Activity is down by at least so many percent of what the account ordinarily does on such days. 1 to 100. */
      dropPercent: number
      /** The last whole days of the calendar. 1 to 30. */
      windowDays: number
      /** The days before them, which tell what is ordinary. 7 to 60. */
      baselineDays: number
      /** Only accounts that ordinarily have so many events in such a window. 1 to 1000000. */
      minimumBaseline: number
    }
  | {
      detection: 'related_user_inactivity'
      /** So many times 24 hours without activity. 1 to 90. */
      days: number
      /** At least so many working days are among them: weekends, and days on which many accounts were silent, are none. 1 to 60. */
      workingDays?: number
      /** Only people who were active on so many of the 28 days before. 1 to 28. */
      minimumActiveDays: number
      /** Only people whose trait `role` or `title` holds this text, whatever its case. 1 to 255 characters. */
      role?: string
      /** Only whoever was the most active of the account. */
      mostActiveOnly?: boolean
    }
