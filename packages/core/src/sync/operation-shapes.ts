import { type Static, Type } from 'typebox'
import { destinationType } from '../destinations/index.js'
import { fieldTypes, providerIds } from '../providers/index.js'
import { instant, orNull, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { capability, capabilityDetails, integrationStatus, providerHead, providerId, providerName } from './tools/integration-shape.js'

const count = (description?: string) => Type.Integer({ minimum: 0, ...(description && { description }) })

/** How the reading of a connection goes. */
export const syncStates = ['idle', 'running', 'waiting', 'failing', 'stopped'] as const

/** A provider as the caller of an operation names it. */
export const namedProvider = Type.String({ ...providerName, examples: [...providerIds] })

/** The id of a provider: of the catalogue, or of the host's own. Other texts throw NOT_FOUND. */
export type ProviderName = Static<typeof namedProvider>

/** A field that a person fills in to connect a provider. */
const setupField = strictObject({
  name: Type.String(),
  label: Type.String(),
  type: Type.Enum([...fieldTypes]),
  required: Type.Boolean(),
  secret: Type.Boolean({ description: 'Whether its value must never be shown.' }),
  pattern: Type.Optional(Type.String()),
  options: Type.Optional(Type.Array(Type.String())),
  help: Type.String()
})

/** How a channel is named, where destinations can be channels of the provider. */
const channelForm = strictObject({
  type: destinationType,
  help: Type.String({ description: 'Where people find the id of a channel.' }),
  example: Type.String({ description: 'What an id of a channel looks like.' })
})

/** Why records were left out, and how many for each reason. */
const skippedFor = Type.Array(strictObject({ reason: Type.String(), count: count() }), {
  description: 'Why records were left out, as a phrase that continues "records …", and how many for each.'
})

/** How a stream of a provider is read. */
const streamStatus = strictObject({
  model: Type.String({ description: 'The stream.' }),
  status: Type.String({ description: 'idle, running, waiting, failing, skipped or stopped.' }),
  lastSyncedAt: Type.Optional(instant()),
  errorMessage: Type.Optional(Type.String()),
  counts: Type.Optional(
    strictObject({
      added: count(),
      updated: count(),
      removed: count(),
      unchanged: count(),
      skipped: count('Records that were left out on purpose since everything was read last.'),
      skippedFor
    })
  )
})

const streamOfRun = strictObject({
  stream: Type.String(),
  outcome: Type.Enum(['ended', 'partial', 'failed', 'skipped'], { description: 'ended: read to its end.' }),
  added: count(),
  updated: count(),
  removed: count(),
  unchanged: count(),
  skipped: count('Records that were left out on purpose.'),
  skippedFor,
  unreadable: strictObject({
    count: count('Records that could not be read.'),
    examples: Type.Array(strictObject({ id: Type.String(), message: Type.String() }))
  }),
  requests: count(),
  waitedMs: count('How long it waited for the pace that the vendor allows, in milliseconds.'),
  rateLimited: count('How often the vendor asked it to wait.'),
  lastCursor: orNull(Type.String()),
  errorClass: orNull(Type.String()),
  errorMessage: orNull(Type.String()),
  nextRunAt: orNull(Type.Integer({ description: 'When the stream is read again, in milliseconds since the epoch.' }))
})

/** A run of a provider: what came of each of its streams. */
export const integrationRun = strictObject({
  id: uuid(),
  cause: Type.String({
    description: 'What started the run: schedule, asked (somebody asked for it), webhook or connected (a new connection).'
  }),
  status: Type.String({
    description: 'running, succeeded, partial or failed. It succeeds only if every stream was read to its end.'
  }),
  streams: Type.Array(streamOfRun),
  requests: count(),
  startedAt: instant(),
  endedAt: orNull(instant()),
  nextRunAt: orNull(instant())
})

/** A run of a provider. Times are ISO 8601 in UTC. */
export type IntegrationRun = Static<typeof integrationRun>

/** How a provider stands, connected or not. */
export const integrationItem = strictObject({
  id: providerId,
  ...providerHead,
  status: Type.Enum(['connected', 'not_connected']),
  connectionId: Type.Optional(uuid()),
  lastDataReceivedAt: Type.Optional(instant()),
  syncStatus: Type.Optional(Type.Enum([...syncStates])),
  errorMessage: Type.Optional(Type.String()),
  counts: Type.Optional(
    Type.Enum(['all', 'features'], {
      description:
        'For product analytics. features: its events may repeat those of the workspace, so only features and timelines show them.'
    })
  )
})

/** How a provider stands, connected or not. `errorMessage` says what is wrong with it. Times are ISO 8601 in UTC. */
export type IntegrationItem = Static<typeof integrationItem>

/** How each stream of a provider is read. */
export const integrationSyncs = strictObject({
  provider: providerId,
  ...providerHead,
  status: integrationStatus,
  syncs: Type.Array(streamStatus)
})

/** How each stream of a provider is read. `lastSyncedAt` is the end of the last run that read it to its end. Times are ISO 8601 in UTC. */
export type IntegrationSyncs = Static<typeof integrationSyncs>

/** What can be connected, with the fields that a person gives on the page. */
export const integrationCapability = strictObject({
  ...capability,
  ...capabilityDetails,
  fields: Type.Array(setupField),
  configuration: orNull(Type.Enum(['crm_mapping', 'mixpanel_mapping'], { description: 'The decision to make after it is connected.' })),
  channel: Type.Optional(channelForm)
})

/** What can be connected, how, and what is missing for that. `fields` are what a person gives on the page. */
export type IntegrationCapability = Static<typeof integrationCapability>

const alreadyConnected = Type.Boolean()

/** A connection, or the link to the page on which a person goes on. */
export const connectAnswer = Type.Union([
  strictObject({ connected: Type.Literal(true), connectionId: uuid(), alreadyConnected }),
  strictObject({ sessionId: uuid(), connectUrl: Type.String({ format: 'uri' }), alreadyConnected })
])

/** What a call to connect has come to: it is connected, or a person goes on with the link. */
export type ConnectAnswer = Static<typeof connectAnswer>
