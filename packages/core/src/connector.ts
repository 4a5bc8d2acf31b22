/** What connectors are written with: `defineProvider` in a host's own code is all that a provider needs. */

export { defineProvider, defineStream } from './providers/define-provider.js'
export type { ChannelState, DeliveryChannel, FoundMessage, PostOutcome, SentMessage } from './providers/delivery-channel.js'
export { catalogue } from './providers/descriptors/catalogue.js'
export type { ProviderDescriptor } from './providers/descriptors/descriptor.js'
export { choiceField, openField, secretField } from './providers/descriptors/fields.js'
export type { ActivityOperation, Operation, SourceOperation, SubscriptionOperation } from './providers/operations.js'
export {
  type ApiRequest,
  type ApiResponse,
  type ChangeWindow,
  type ConnectedAccount,
  type Credential,
  CredentialRefused,
  type CrmPipeline,
  type CrmStage,
  type FullSyncStart,
  type GoneRecord,
  type Pages,
  type Provider,
  type ProviderAuth,
  type ProviderOptions,
  type ResponseKind,
  type SendRequest,
  type Site,
  type Stream,
  type StreamContext,
  type WebhookRules
} from './providers/provider.js'
export type { StoredMessage, StoredMessageItem } from './providers/stored-message.js'
export { requireKnownOptions } from './validation/nearest-name.js'
