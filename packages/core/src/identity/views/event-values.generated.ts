// Made by `npm run generate` from the variants of events (packages/core/src/ingest/events/).

/** The types that variants of events have in the timeline. */
export const eventTypes: readonly string[] = [
  'PAGE_VIEW',
  'CUSTOM',
  'IDENTIFY',
  'FORM_SUBMITTED',
  'ENGAGEMENT',
  'MEETING_REQUESTED',
  'STAGE_CHANGED',
  'BILLING_STATUS_CHANGED'
]

/** The channels of variants of events. */
export const eventChannels: readonly string[] = ['PRODUCT', 'IDENTITY', 'MEETING', 'BILLING']
