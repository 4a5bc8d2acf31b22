import type { ProviderId } from '../provider-ids.js'

export const categories = ['crm', 'communication', 'storage', 'calls', 'calendar', 'analytics', 'billing', 'support'] as const
export const authTypes = ['oauth', 'api_key', 'basic_auth'] as const
export const setupModes = ['browser_handoff', 'human_controlled'] as const
export const fieldTypes = ['string', 'enum', 'boolean'] as const

/** One field of a credential, as the connect page asks for it. */
export interface CredentialField {
  name: string
  label: string
  type: (typeof fieldTypes)[number]
  required: boolean
  /** Whether its text must never be shown. */
  secret: boolean
  /** A regular expression that the whole text fits. */
  pattern?: string
  minLength?: number
  maxLength?: number
  /** Of an enum; the first is what counts where nothing is chosen, unless it is required. */
  options?: readonly string[]
  help: string
}

/** What is known of a provider without its connector: enough for its capabilities, the checks of what is set up, and the connect page. */
export interface Descriptor {
  id: ProviderId
  name: string
  category: (typeof categories)[number]
  authType: (typeof authTypes)[number]
  /** `browser_handoff`: the page is the way. `human_controlled`: the caller can pass the credentials itself, and the page is the other way. */
  setupMode: (typeof setupModes)[number]
  /** Whether there is no page without a client of the vendor's. */
  needsClient: boolean
  /** What a person gives on the page, where they don't sign in at the vendor. */
  fields: readonly CredentialField[]
  configuration: 'crm_mapping' | 'mixpanel_mapping' | null
  /** Whether somebody connects it for themselves: then `integrations:connect_own` is enough. */
  isPersonal: boolean
  /** What is read, for people. */
  reads: string
  /** What is not, for people. */
  leaves: string
}
