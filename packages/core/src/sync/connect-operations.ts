import { Type } from 'typebox'
import { RapportError } from '../errors.js'
import {
  type ActorOptions,
  defineInProcessOperation,
  defineOperation,
  hostType,
  instant,
  type OperationContext,
  orNull,
  requireKnownNames,
  uuid
} from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { isNameText, isoTime } from '../values/index.js'
import { disconnect as endConnection } from './connections/disconnect.js'
import { setWebhook as giveWebhook } from './connections/own-webhook.js'
import { requireOwner, syncNow } from './connections/sync-now.js'
import { connectAnswer, namedProvider } from './operation-shapes.js'
import { beginSetup, requireDescriptor } from './setup/begin-setup.js'
import { connectCall } from './setup/connect-call.js'
import { readConnectConfig } from './tools/read-connect-config.js'

/** What setting up needs: the call, and the process. The signal is read anew at each look, as the context makes it late. */
const setupContext = (context: OperationContext) => ({ ...context, signal: context.signal, process: context.services.settings })

const begin = defineInProcessOperation({
  method: 'integrations.begin',
  effect: 'write',
  summary: 'Returns a link to the page where a person connects a provider; null if it is connected.',
  throws:
    'NOT_FOUND for a value that is not a provider, UNPROCESSABLE naming the settings that are missing, and TOOL_CALL_FORBIDDEN when the plan allows no more.',
  example: "const { connectUrl } = (await workspace.integrations.begin('hubspot')) ?? {}",
  input: Type.Object({ provider: namedProvider, options: Type.Optional(hostType<ActorOptions>('ActorOptions')) }),
  output: orNull(strictObject({ sessionId: uuid(), connectUrl: Type.String({ format: 'uri' }), expiresAt: instant() })),
  actorOf: 'options',
  async handle({ provider, options = {} }, context) {
    requireKnownNames(options, ['actor'])
    const handoff = await beginSetup(setupContext(context), requireDescriptor(context.services.settings, provider))
    return handoff ? { sessionId: handoff.sessionId, connectUrl: handoff.url, expiresAt: isoTime(handoff.expiresAt) } : null
  }
})

const connect = defineOperation({
  operationId: 'connectIntegration',
  method: {
    name: 'integrations.connect',
    doc: 'Connects with credentials, or returns a link. `config` is what `svc_setup_integration` takes beside `provider`.',
    example: "await workspace.integrations.connect('stripe', { config: { connectionMode: 'restricted_key', credentials: { apiKey } } })",
    first: ['provider'],
    actor: true,
    auditName: 'integrations.connect',
    async inProcess(context, provider: string, input: { config?: Record<string, unknown> } = {}) {
      requireKnownNames(input, ['config'])
      return connectCall(setupContext(context), readConnectConfig(requireDescriptor(context.services.settings, provider), input.config))
    }
  },
  http: 'POST /api/integrations/connect',
  tag: 'integrations',
  grants: ['integrations:connect_own'],
  reads: 'none',
  summary: 'Connects a provider with credentials, or returns a link to the page where a person does it.',
  input: strictObject({
    provider: namedProvider,
    config: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), {
        description:
          'The fields that the provider needs, as in `svc_setup_integration`, without `provider`. GET /api/integrations/capabilities names them. Without `config`, the answer has a link, unless the provider is connected already.'
      })
    )
  }),
  output: connectAnswer,
  answer: 'The connection, or the link.',
  example: { provider: 'hubspot' },
  errors: [
    'NOT_FOUND',
    'UNPROCESSABLE',
    'plan_connection_limit_exceeded',
    'CONNECTION_CONFLICT',
    'CREDENTIAL_REJECTED',
    'HANDOFF_UNAVAILABLE',
    'TRANSIENT_FAILURE'
  ],
  handle: ({ provider, config }, context) =>
    connectCall(setupContext(context), readConnectConfig(requireDescriptor(context.services.settings, provider), config))
})

/** The route keeps what was read, and ends only the asker's own connection. The workspace's method can also remove what was read. */
const disconnect = defineOperation({
  operationId: 'disconnectIntegration',
  method: { name: 'integrations.disconnect', first: ['provider'], only: 'client' },
  http: 'POST /api/integrations/disconnect',
  tag: 'integrations',
  grants: ['integrations:connect_own'],
  reads: 'none',
  effect: 'destructive',
  summary: 'Ends a connection and deletes its credential. The data stays.',
  input: strictObject({ provider: namedProvider }),
  output: strictObject({ success: Type.Literal(true) }),
  answer: 'The provider is disconnected.',
  example: { provider: 'hubspot' },
  errors: ['NOT_FOUND'],
  async handle({ provider }, context) {
    const descriptor = requireDescriptor(context.services.settings, provider)
    await endConnection(context.services.settings, context, descriptor, (connection) => requireOwner(context, descriptor, connection))
    return { success: true as const }
  }
})

const disconnectAsHost = defineInProcessOperation({
  method: 'integrations.disconnect',
  effect: 'write',
  summary:
    "Ends a connection and deletes its credential. The data stays, or with `data: 'remove'` a job removes data that came only from it.",
  throws: 'NOT_FOUND if the customer does not exist.',
  example: "await workspace.integrations.disconnect('hubspot', { data: 'remove', actor: memberId })",
  input: Type.Object({
    provider: namedProvider,
    options: Type.Optional(
      Type.Intersect([hostType<ActorOptions>('ActorOptions'), strictObject({ data: Type.Optional(Type.Enum(['keep', 'remove'])) })])
    )
  }),
  output: strictObject({ success: Type.Literal(true) }),
  actorOf: 'options',
  async handle({ provider, options = {} }, context) {
    requireKnownNames(options, ['actor', 'data'])
    const { data = 'keep' } = options
    if (data !== 'keep' && data !== 'remove') throw new RapportError('INVALID_TOOL_INPUT', 'data must be "keep" or "remove"')
    const { settings } = context.services
    await endConnection(settings, context, requireDescriptor(settings, provider), () => undefined, data)
    return { success: true as const }
  }
})

const sync = defineOperation({
  operationId: 'syncIntegration',
  method: {
    name: 'integrations.sync',
    throws: 'NOT_FOUND when it is not connected.',
    first: ['provider'],
    actor: true,
    auditName: 'integrations.sync',
    inProcess: async (context, provider: string) => syncNow(context, requireDescriptor(context.services.settings, provider))
  },
  http: 'POST /api/integrations/sync',
  tag: 'integrations',
  grants: ['integrations:connect_own'],
  reads: 'none',
  summary: 'Starts a sync of a provider now.',
  input: strictObject({ provider: namedProvider }),
  status: 202,
  output: strictObject({ runId: uuid() }),
  answer: 'The sync is queued.',
  example: { provider: 'stripe' },
  errors: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ provider }, context) => syncNow(context, requireDescriptor(context.services.settings, provider))
})

const setWebhook = defineOperation({
  operationId: 'setIntegrationWebhook',
  method: {
    name: 'integrations.webhook',
    doc: 'Makes a webhook address for one connection. Enter it at the vendor, with the `secret` that the vendor signs with. The address is shown once. A repeated call makes a new one.',
    throws:
      'NOT_FOUND when it is not connected, and UNPROCESSABLE for a provider without webhooks, and if `publicUrl` or `secret` are not set.',
    example: "const { url } = await workspace.integrations.webhook('fireflies', { secret })",
    first: ['provider'],
    actor: true,
    auditName: 'integrations.webhook',
    async inProcess(context, provider: string, input: { secret: string }) {
      requireKnownNames(input, ['secret'])
      if (!isNameText(input.secret, 500))
        throw new RapportError('INVALID_TOOL_INPUT', 'secret must be a text: the signing secret that the vendor shows')
      const { settings } = context.services
      return giveWebhook(settings, context, requireDescriptor(settings, provider), input.secret)
    }
  },
  http: 'POST /api/integrations/webhook',
  tag: 'integrations',
  grants: ['integrations:connect_own'],
  reads: 'none',
  summary: 'Makes a webhook address for one connection, and stores the secret that the vendor signs with. The address is shown once.',
  input: strictObject({
    provider: namedProvider,
    secret: Type.String({ minLength: 8, maxLength: 500, description: "The vendor's signing secret." })
  }),
  output: strictObject({ url: Type.String({ description: 'The address to enter at the vendor. The old address ends.' }) }),
  answer: 'The address.',
  example: { provider: 'fireflies', secret: 'a-signing-secret' },
  errors: ['NOT_FOUND', 'UNPROCESSABLE'],
  handle: ({ provider, secret }, context) =>
    giveWebhook(context.services.settings, context, requireDescriptor(context.services.settings, provider), secret)
})

/** What connects providers, has them read, and ends connections. */
export const integrationChanges = { connect, disconnect, sync, setWebhook }

/** The same, for the host's own code alone. */
export const integrationInProcessOperations = [begin, disconnectAsHost]
