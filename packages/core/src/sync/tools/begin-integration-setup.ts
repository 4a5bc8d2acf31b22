import { Type } from 'typebox'
import { defineTool, instant, orNull, uuid } from '../../runtime/index.js'
import { strictObject } from '../../validation/index.js'
import { isoTime } from '../../values/index.js'
import { beginSetup, requireDescriptor } from '../setup/begin-setup.js'
import { providerName } from './integration-shape.js'

export const beginIntegrationSetup = defineTool({
  name: 'svc_begin_integration_setup',
  title: 'Begin to connect an integration',
  description:
    'Returns a link to a page where a person connects a provider. The link works once, for 15 minutes. Give it only to the person who asked. Next: svc_get_integration_setup_status.',
  effect: 'write',
  toolset: 'integrations',
  grants: ['integrations:connect_own'],
  reads: 'settings',
  summary: 'Returns a link to a page where a person connects a provider. The link works once, for 15 minutes.',
  input: strictObject({ provider: providerName }),
  output: strictObject({
    provider: providerName,
    state: Type.Enum(['handoff_ready', 'already_connected']),
    sessionId: orNull(uuid('The id of the setup. svc_get_integration_setup_status takes it.')),
    connectUrl: orNull(Type.String({ format: 'uri', description: 'For the person. Everybody with the link can connect.' })),
    expiresAt: orNull(instant())
  }),
  example: { provider: 'google-mail' },

  async handle({ provider }, context) {
    const descriptor = requireDescriptor(context.process, provider)
    const handoff = await beginSetup(context, descriptor)
    if (!handoff)
      return { provider: descriptor.id, state: 'already_connected' as const, sessionId: null, connectUrl: null, expiresAt: null }
    const { sessionId, url: connectUrl, expiresAt } = handoff
    return { provider: descriptor.id, state: 'handoff_ready' as const, sessionId, connectUrl, expiresAt: isoTime(expiresAt) }
  }
})
