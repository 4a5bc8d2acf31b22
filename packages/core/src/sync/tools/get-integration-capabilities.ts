import { Type } from 'typebox'
import { defineTool } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { capabilities } from '../setup/integration-status.js'
import { capability, providerName } from './integration-shape.js'

export const getIntegrationCapabilities = defineTool({
  name: 'svc_get_integration_capabilities',
  title: 'List what can be connected',
  description:
    'Lists providers (billing, CRM, calls, mail, support, product analytics) and how each is connected. Next: svc_begin_integration_setup.',
  effect: 'read',
  narrow: 'Ask for one provider.',
  toolset: 'integrations',
  grants: ['customer_intelligence:read'],
  reads: 'settings',
  summary: 'Lists which providers can be connected and how: all of them, or one.',
  input: strictObject({ provider: Type.Optional(providerName) }),
  output: strictObject({ providers: Type.Array(strictObject(capability)), preferredSetupVersion: Type.Optional(Type.Literal(1)) }),
  example: { provider: 'stripe' },

  async handle({ provider }, { process }) {
    const providers = capabilities(process, provider).map(({ descriptor: _, availability: __, ...shown }) => shown)
    return { providers, preferredSetupVersion: 1 as const }
  }
})
