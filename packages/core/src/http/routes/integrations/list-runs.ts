import { Type } from 'typebox'
import { strictObject } from '../../../domain/strict-object.js'
import { listRuns, maxRuns } from '../../../integrations/connections/sync-report.js'
import { requireDescriptor } from '../../../integrations/setup/begin-setup.js'
import { instant } from '../../../tool-shape/instant.js'
import { providerName } from '../../../tool-shape/integration.js'
import { uuid } from '../../../tool-shape/uuid.js'
import { defineRoute } from '../../define-route.js'
import { skippedFor } from './skipped-for.js'

const count = (description?: string) => Type.Integer({ minimum: 0, ...(description && { description }) })
const orNull = <T extends Parameters<typeof Type.Optional>[0]>(schema: T) => Type.Union([schema, Type.Null()])

const stream = strictObject({
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

export const listIntegrationRunsRoute = defineRoute({
  method: 'GET',
  path: '/api/integrations/runs',
  operationId: 'listIntegrationRuns',
  client: { name: 'integrations.runs', first: ['provider'], answer: 'items' },
  tag: 'integrations',
  grants: ['customer_intelligence:read'],
  summary: 'Lists the runs of a provider that is connected, the newest first, with what came of each of its streams.',
  input: strictObject({
    provider: providerName,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxRuns, description: '20 by default.' }))
  }),
  output: strictObject({
    items: Type.Array(
      strictObject({
        id: uuid(),
        cause: Type.String({ description: 'schedule, asked, webhook or connected.' }),
        status: Type.String({
          description: 'running, succeeded, partial or failed. It has succeeded only if every stream was read to its end.'
        }),
        streams: Type.Array(stream),
        requests: count(),
        startedAt: instant(),
        endedAt: orNull(instant()),
        nextRunAt: orNull(instant())
      })
    )
  }),
  answer: 'The runs.',
  example: { provider: 'stripe', limit: 10 },
  fails: ['NOT_FOUND'],
  handle: async ({ provider, limit = 20 }, { store, services }) => ({
    items: await listRuns(store, requireDescriptor(services.settings, provider), limit)
  })
})
