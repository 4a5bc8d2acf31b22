import { Type } from 'typebox'
import { strictObject } from '../../../domain/strict-object.js'
import { listIntegrations, syncStates } from '../../../integrations/connections/sync-report.js'
import { instant } from '../../../tool-shape/instant.js'
import { providerHead, providerId } from '../../../tool-shape/integration.js'
import { uuid } from '../../../tool-shape/uuid.js'
import { defineRoute } from '../../define-route.js'

export const listIntegrationsRoute = defineRoute({
  method: 'GET',
  path: '/api/integrations',
  operationId: 'listIntegrations',
  client: { name: 'integrations.list', answer: 'items' },
  tag: 'integrations',
  grants: ['customer_intelligence:read'],
  summary: 'Lists the providers, and how those that are connected are read.',
  input: strictObject({ connectedOnly: Type.Optional(Type.Boolean({ description: 'Leaves out what is not connected.' })) }),
  output: strictObject({
    items: Type.Array(
      strictObject({
        id: providerId,
        ...providerHead,
        status: Type.Enum(['connected', 'not_connected']),
        connectionId: Type.Optional(uuid()),
        lastDataReceivedAt: Type.Optional(instant()),
        syncStatus: Type.Optional(Type.Enum([...syncStates])),
        errorMessage: Type.Optional(Type.String())
      })
    )
  }),
  answer: "The providers, in the specification's order, then those of the host.",
  example: { connectedOnly: true },
  handle: async ({ connectedOnly }, { store, services }) => ({
    items: await listIntegrations(services.settings.integrations, store, connectedOnly)
  })
})
