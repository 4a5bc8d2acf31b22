import { Type } from 'typebox'
import { strictObject } from '../../domain/strict-object.js'
import { capabilities } from '../../integrations/setup/integration-status.js'
import { defineTool } from '../../tool-shape/define-tool.js'
import { capability, providerName } from '../../tool-shape/integration.js'

export const getIntegrationCapabilities = defineTool({
  name: 'svc_get_integration_capabilities',
  summary: 'Lists what can be connected and how: all providers, or one.',
  grant: 'customer_intelligence:read',
  input: strictObject({ provider: Type.Optional(providerName) }),
  output: strictObject({ providers: Type.Array(strictObject(capability)), preferredSetupVersion: Type.Optional(Type.Literal(1)) }),
  example: { provider: 'stripe' },

  async handle({ provider }, { process }) {
    const providers = capabilities(process, provider).map(({ descriptor: _, availability: __, ...shown }) => shown)
    return { providers, preferredSetupVersion: 1 as const }
  }
})
