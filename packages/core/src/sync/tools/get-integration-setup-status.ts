import { Type } from 'typebox'
import { defineTool, orNull, uuid } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { setupStatus } from '../setup/integration-status.js'
import { providerName } from './integration-shape.js'

export const getIntegrationSetupStatus = defineTool({
  name: 'svc_get_integration_setup_status',
  title: 'Read the progress of a setup',
  description: 'Shows whether a setup is pending, connected, failed or expired. svc_begin_integration_setup starts one.',
  effect: 'read',
  toolset: 'integrations',
  grants: ['customer_intelligence:read'],
  reads: 'settings',
  summary: 'Shows the progress of a setup on the connect page.',
  input: strictObject({ sessionId: uuid('The id of the setup, from svc_begin_integration_setup.') }),
  output: strictObject({
    provider: orNull(providerName),
    status: Type.Enum(['expired', 'pending', 'connected', 'failed'], { description: 'An unknown session counts as expired.' })
  }),
  example: { sessionId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' },

  async handle({ sessionId }, { store, now }) {
    const session = await setupStatus(store, now, sessionId)
    return session ? { provider: session.provider, status: session.status } : { provider: null, status: 'expired' as const }
  }
})
