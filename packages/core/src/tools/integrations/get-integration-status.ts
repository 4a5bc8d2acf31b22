import { Type } from 'typebox'
import { closed } from '../../domain/closed.js'
import { integrationStatuses } from '../../integrations/setup/integration-status.js'
import { defineTool } from '../../tool-shape/define-tool.js'
import { integrationStatus, provider, providerHead, providerName } from '../../tool-shape/integration.js'

export const getIntegrationStatus = defineTool({
  name: 'svc_get_integration_status',
  summary: 'Tells which providers are connected, and what is missing: all of them, or one.',
  grant: 'customer_intelligence:read',
  input: closed({ provider: Type.Optional(provider) }),
  output: closed({ integrations: Type.Array(closed({ provider: providerName, ...providerHead, status: integrationStatus })) }),
  example: { provider: 'stripe' },

  async handle({ provider: wanted }, { store, now }) {
    return { integrations: await integrationStatuses(store, now, wanted) }
  }
})
