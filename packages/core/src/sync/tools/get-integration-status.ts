import { Type } from 'typebox'
import { defineTool } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { requireNamed } from '../setup/begin-setup.js'
import { integrationStatuses } from '../setup/integration-status.js'
import { integrationStatus, providerHead, providerId, providerName } from './integration-shape.js'

export const getIntegrationStatus = defineTool({
  name: 'svc_get_integration_status',
  title: 'Read which integrations are connected',
  description:
    'Shows which providers are connected, and what is missing. Use it when data seems missing or old. Next: svc_get_integration_capabilities.',
  effect: 'read',
  narrow: 'Ask for one provider.',
  toolset: 'integrations',
  grants: ['customer_intelligence:read'],
  reads: 'settings',
  summary: 'Shows which providers are connected, and what is missing: all of them, or one.',
  input: strictObject({ provider: Type.Optional(providerId) }),
  output: strictObject({ integrations: Type.Array(strictObject({ provider: providerName, ...providerHead, status: integrationStatus })) }),
  example: { provider: 'stripe' },

  async handle({ provider }, { store, now, process }) {
    const wanted = provider === undefined ? undefined : requireNamed(process, provider).id
    return { integrations: await integrationStatuses(process, store, now, wanted) }
  }
})
