import { Type } from 'typebox'
import { strictObject } from '../../../domain/strict-object.js'
import { disconnect } from '../../../integrations/connections/disconnect.js'
import { requireOwner } from '../../../integrations/connections/sync-now.js'
import { requireDescriptor } from '../../../integrations/setup/begin-setup.js'
import { providerName } from '../../../tool-shape/integration.js'
import { defineRoute } from '../../define-route.js'

export const disconnectIntegrationRoute = defineRoute({
  method: 'POST',
  path: '/api/integrations/disconnect',
  operationId: 'disconnectIntegration',
  client: { name: 'integrations.disconnect', first: ['provider'] },
  tag: 'integrations',
  grants: ['integrations:connect_own'],
  summary: 'Ends a connection and deletes its credential; what was read stays.',
  input: strictObject({ provider: providerName }),
  output: strictObject({ success: Type.Literal(true) }),
  answer: 'It is disconnected.',
  example: { provider: 'hubspot' },
  fails: ['NOT_FOUND'],
  async handle({ provider }, context) {
    const descriptor = requireDescriptor(context.services.settings, provider)
    await disconnect(context.services.settings, context, descriptor, (connection) => requireOwner(context, descriptor, connection))
    return { success: true as const }
  }
})
