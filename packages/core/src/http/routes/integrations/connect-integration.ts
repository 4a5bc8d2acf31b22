import { Type } from 'typebox'
import { strictObject } from '../../../domain/strict-object.js'
import { requireDescriptor } from '../../../integrations/setup/begin-setup.js'
import { connectCall } from '../../../integrations/setup/connect-call.js'
import { providerName } from '../../../tool-shape/integration.js'
import { readConnectConfig } from '../../../tool-shape/read-connect-config.js'
import { uuid } from '../../../tool-shape/uuid.js'
import { defineRoute } from '../../define-route.js'

const alreadyConnected = Type.Boolean()

export const connectIntegrationRoute = defineRoute({
  method: 'POST',
  path: '/api/integrations/connect',
  operationId: 'connectIntegration',
  client: { name: 'integrations.connect', first: ['provider'] },
  tag: 'integrations',
  grants: ['integrations:connect_own'],
  summary: 'Connects a provider with credentials, or answers a link to the page on which a person does.',
  input: strictObject({
    provider: providerName,
    config: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: 'As svc_setup_integration takes it, without provider.' })
    )
  }),
  output: Type.Union([
    strictObject({ connected: Type.Literal(true), connectionId: uuid(), alreadyConnected }),
    strictObject({ sessionId: uuid(), connectUrl: Type.String({ format: 'uri' }), alreadyConnected })
  ]),
  answer: 'The connection, or the link.',
  example: { provider: 'hubspot' },
  fails: [
    'NOT_FOUND',
    'UNPROCESSABLE',
    'plan_connection_limit_exceeded',
    'CONNECTION_CONFLICT',
    'CREDENTIAL_REJECTED',
    'HANDOFF_UNAVAILABLE',
    'TRANSIENT_FAILURE'
  ],
  handle({ provider, config }, context) {
    const input = readConnectConfig(requireDescriptor(context.services.settings, provider), config)
    return connectCall({ ...context, signal: context.signal, process: context.services.settings }, input)
  }
})
