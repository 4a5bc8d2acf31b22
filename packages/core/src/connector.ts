/** What connectors are written with: `defineProvider` in a host's own code is all that a provider needs. */

export { defineProvider, defineStream } from './integrations/define-provider.js'
export type { ChannelState, DeliveryChannel, FoundMessage, PostOutcome, SentMessage } from './integrations/delivery-channel.js'
export { catalogue } from './integrations/descriptors/catalogue.js'
export type { ProviderDescriptor } from './integrations/descriptors/descriptor.js'
export { choiceField, openField, secretField } from './integrations/descriptors/fields.js'
export type { ActivityOperation, Operation, SubscriptionOperation } from './integrations/operations.js'
export {
  type Answer,
  type ApiRequest,
  type ChangeWindow,
  type ConnectedAccount,
  type Credential,
  CredentialRefused,
  type CrmPipeline,
  type CrmStage,
  type FullSyncStart,
  type Pages,
  type Provider,
  type ProviderAuth,
  type ProviderOptions,
  type Request,
  type ResponseKind,
  type Stream,
  type StreamContext,
  type WebhookRules
} from './integrations/provider.js'
export { requireKnownOptions } from './nearest-name.js'
export type { StoredMessage, StoredMessageItem } from './storage/tables/deliveries.js'
