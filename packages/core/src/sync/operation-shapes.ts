import { Type } from 'typebox'
import { destinationType } from '../destinations/index.js'
import { fieldTypes } from '../providers/index.js'
import { instant, orNull, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'

const count = (description?: string) => Type.Integer({ minimum: 0, ...(description && { description }) })

/** A field that a person fills in to connect a provider. */
export const setupField = strictObject({
  name: Type.String(),
  label: Type.String(),
  type: Type.Enum([...fieldTypes]),
  required: Type.Boolean(),
  secret: Type.Boolean({ description: 'Whether its text must never be shown.' }),
  pattern: Type.Optional(Type.String()),
  options: Type.Optional(Type.Array(Type.String())),
  help: Type.String()
})

/** How a channel is named, where destinations can be channels of the provider. */
export const channelForm = strictObject({
  type: destinationType,
  help: Type.String({ description: 'Where to find the id of a channel.' }),
  example: Type.String({ description: 'What an id of a channel looks like.' })
})

/** Why records were left out, and how many for each reason. */
const skippedFor = Type.Array(strictObject({ reason: Type.String(), count: count() }), {
  description: 'Why records were left out: words that go on from "records", and how many for each.'
})

/** How a stream of a provider is read. */
export const streamStatus = strictObject({
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
  cause: Type.String({ description: 'schedule, asked, webhook or connected.' }),
  status: Type.String({
    description: 'running, succeeded, partial or failed. It has succeeded only if every stream was read to its end.'
  }),
  streams: Type.Array(streamOfRun),
  requests: count(),
  startedAt: instant(),
  endedAt: orNull(instant()),
  nextRunAt: orNull(instant())
})
