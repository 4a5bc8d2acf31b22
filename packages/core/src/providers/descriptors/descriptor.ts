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
  /** What a boolean confirms: it must be true if another field has this value. `fault` is the message for people. */
  confirms?: { field: string; value: string; fault: string }
  help: string
}

/** How a person names a channel of the provider, where messages can be sent to its channels. */
export interface ChannelForm {
  /** For people: where to find the id of a channel. */
  help: string
  /** An id of a channel, to show what one looks like. */
  example: string
}

/**
 * What people and callers are shown of a provider: its capabilities, the form of its setup, and where its word ranks among others.
 *
 * @example
 * const descriptor: ProviderDescriptor = { name: 'Acme CRM', category: 'crm', authType: 'api_key', setupMode: 'human_controlled', needsClient: false,
 *   fields: [secretField('apiKey', 'API key', 'Find it in Acme under Settings.')], configuration: null, isPersonal: false,
 *   reads: 'Companies.', leaves: 'Nothing is written there.' }
 */
export interface ProviderDescriptor {
  /** The name of the vendor. */
  name: string
  /** `crm`, `communication`, `storage`, `calls`, `calendar`, `analytics`, `billing` or `support`. */
  category: (typeof categories)[number]
  /** `oauth`, `api_key` or `basic_auth`. */
  authType: (typeof authTypes)[number]
  /** `browser_handoff`: a person connects the vendor on the connect page. `human_controlled`: a caller can also pass the credential to `connect`. */
  setupMode: (typeof setupModes)[number]
  /** Whether the connect page needs `clientId` and `clientSecret` of an OAuth app. */
  needsClient: boolean
  /** The fields of the form. `secretField`, `openField` and `choiceField` make them. */
  fields: readonly CredentialField[]
  /** The decision that a person makes after connecting, or `null`. */
  configuration: 'crm_mapping' | 'mixpanel_mapping' | null
  /** Whether people connect the vendor for themselves. The grant `integrations:connect_own` is then enough. */
  isPersonal: boolean
  /** The data that is read, in words for people. */
  reads: string
  /** The data that is not read, in words for people. */
  leaves: string
  /**
   * If several providers know the same person or customer, the record of the provider with the lowest number counts. The providers of Rapport have 10
   * (Salesforce) to 90. Records of a provider without a number come last.
   */
  precedence?: number
  /** How a channel is named, for a provider with `channel`. */
  channel?: ChannelForm
}

/** How a provider is connected that has a sign-in and takes a key too. */
export const connectionModes = ['oauth', 'restricted_key'] as const

/** Whether a caller chooses between signing in and a key. */
export function hasConnectionModes({ authType, fields }: Pick<ProviderDescriptor, 'authType' | 'fields'>): boolean {
  return authType === 'oauth' && fields.length > 0
}

/** A descriptor with the id of its provider. */
export interface Descriptor extends ProviderDescriptor {
  id: string
}
