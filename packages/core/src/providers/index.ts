/** What a connector is written with: its descriptor, its streams, its channel. */

export { CredentialRevoked, type CredentialSource, CredentialUnavailable } from './credential-source.js'
export type { ChannelState, DeliveryChannel } from './delivery-channel.js'
export { catalogue, providerIds } from './descriptors/catalogue.js'
export {
  authTypes,
  type CredentialField,
  categories,
  connectionModes,
  type Descriptor,
  fieldTypes,
  hasConnectionModes,
  type ProviderDescriptor,
  setupModes
} from './descriptors/descriptor.js'
export {
  availabilities,
  availabilityOf,
  type PageWays,
  pageWayNames,
  pageWays,
  signInOf
} from './descriptors/page-ways.js'
export { type FieldError, readFields } from './descriptors/read-fields.js'
export type { Operation, RecordedKind, SourceOperation } from './operations.js'
export {
  type ApiRequest,
  type ApiResponse,
  type ConnectedAccount,
  type Credential,
  CredentialRefused,
  type CrmPipeline,
  type CrmStage,
  type EventSample,
  type GoneRecord,
  type Pages,
  type Provider,
  type ProviderAuth,
  type ResponseKind,
  type SendRequest,
  type Site,
  type Stream,
  type StreamContext
} from './provider.js'
export type { ReportedAccount, ReportedPerson } from './reported.js'
export { holdsUser, isSafeAddress } from './safe-address.js'
export { changeSecret, type IntegrationOptions, type IntegrationSettings, readIntegrations } from './settings.js'
export type { StoredMessage, StoredMessageItem } from './stored-message.js'
