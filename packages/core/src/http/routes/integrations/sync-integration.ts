import { strictObject } from '../../../domain/strict-object.js'
import { syncNow } from '../../../integrations/connections/sync-now.js'
import { requireDescriptor } from '../../../integrations/setup/begin-setup.js'
import { providerName } from '../../../tool-shape/integration.js'
import { uuid } from '../../../tool-shape/uuid.js'
import { defineRoute } from '../../define-route.js'

export const syncIntegrationRoute = defineRoute({
  method: 'POST',
  path: '/api/integrations/sync',
  operationId: 'syncIntegration',
  client: { name: 'integrations.sync', first: ['provider'] },
  tag: 'integrations',
  grants: ['integrations:connect_own'],
  summary: 'Has a provider read now.',
  input: strictObject({ provider: providerName }),
  status: 202,
  output: strictObject({ runId: uuid() }),
  answer: 'It will be read.',
  example: { provider: 'stripe' },
  fails: ['NOT_FOUND', 'CONFLICT'],
  handle: ({ provider }, context) => syncNow(context, requireDescriptor(context.services.settings, provider))
})
