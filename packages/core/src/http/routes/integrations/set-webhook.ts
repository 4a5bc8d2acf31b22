import { Type } from 'typebox'
import { strictObject } from '../../../domain/strict-object.js'
import { setWebhook } from '../../../integrations/connections/own-webhook.js'
import { requireDescriptor } from '../../../integrations/setup/begin-setup.js'
import { providerName } from '../../../tool-shape/integration.js'
import { defineRoute } from '../../define-route.js'

export const setWebhookRoute = defineRoute({
  method: 'POST',
  path: '/api/integrations/webhook',
  operationId: 'setIntegrationWebhook',
  client: { name: 'integrations.webhook', first: ['provider'] },
  tag: 'integrations',
  grants: ['integrations:connect_own'],
  summary: 'Gives a connection a webhook address of its own, and keeps the secret that the vendor signs with. The address is told once.',
  input: strictObject({
    provider: providerName,
    secret: Type.String({ minLength: 8, maxLength: 500, description: "The vendor's signing secret." })
  }),
  output: strictObject({ url: Type.String({ description: 'What to enter at the vendor. The former address ends.' }) }),
  answer: 'The address.',
  example: { provider: 'fireflies', secret: 'a-signing-secret' },
  fails: ['NOT_FOUND', 'UNPROCESSABLE'],
  handle: ({ provider, secret }, context) =>
    setWebhook(context.services.settings, context, requireDescriptor(context.services.settings, provider), secret)
})
