/** The fifteen providers, in the specification's order. */
export const providerIds = [
  'salesforce',
  'hubspot',
  'attio',
  'slack',
  'google-calendar',
  'google-mail',
  'granola',
  'gong',
  'fireflies',
  'pylon',
  'stripe',
  'mixpanel',
  'posthog',
  'supabase',
  'clerk'
] as const

/** The id of a provider. */
export type ProviderId = (typeof providerIds)[number]

/** Whether a text is the id of a provider. */
export function isProviderId(text: string): text is ProviderId {
  return providerIds.some((id) => id === text)
}
