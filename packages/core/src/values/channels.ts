/** The channels of timeline events. */
export const channels = ['PRODUCT', 'COMMUNICATION', 'MEETING', 'CRM', 'BILLING', 'SUPPORT', 'IDENTITY', 'DOCUMENT', 'SYSTEM'] as const

export type Channel = (typeof channels)[number]
