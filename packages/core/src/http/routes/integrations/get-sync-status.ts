import { Type } from 'typebox'
import { strictObject } from '../../../domain/strict-object.js'
import { syncStatus } from '../../../integrations/connections/sync-report.js'
import { requireDescriptor } from '../../../integrations/setup/begin-setup.js'
import { instant } from '../../../tool-shape/instant.js'
import { integrationStatus, providerHead, providerId, providerName } from '../../../tool-shape/integration.js'
import { defineRoute } from '../../define-route.js'
import { skippedFor } from './skipped-for.js'

const count = () => Type.Integer({ minimum: 0 })
const skipped = Type.Integer({ minimum: 0, description: 'Records that were left out on purpose since everything was read last.' })

export const getSyncStatusRoute = defineRoute({
  method: 'GET',
  path: '/api/integrations/sync-status',
  operationId: 'getSyncStatus',
  client: { name: 'integrations.status', first: ['provider'] },
  tag: 'integrations',
  grants: ['customer_intelligence:read'],
  summary: 'Tells how each stream of a provider is read, and what is wrong with it.',
  input: strictObject({ provider: providerName }),
  output: strictObject({
    provider: providerId,
    ...providerHead,
    status: integrationStatus,
    syncs: Type.Array(
      strictObject({
        model: Type.String({ description: 'The stream.' }),
        status: Type.String({ description: 'idle, running, waiting, failing, skipped or stopped.' }),
        lastSyncedAt: Type.Optional(instant()),
        errorMessage: Type.Optional(Type.String()),
        counts: Type.Optional(strictObject({ added: count(), updated: count(), removed: count(), unchanged: count(), skipped, skippedFor }))
      })
    )
  }),
  answer: 'The streams; none when it is not connected.',
  example: { provider: 'stripe' },
  fails: ['NOT_FOUND'],
  handle: ({ provider: named }, { store, services }) => syncStatus(store, requireDescriptor(services.settings, named))
})
