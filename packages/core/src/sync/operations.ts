import { Type } from 'typebox'
import { RapportError } from '../errors.js'
import { defineOperation, requireKnownNames, uuid } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { listIntegrations, listRuns, maxRuns, syncStatus } from './connections/sync-report.js'
import { integrationCapability, integrationItem, integrationRun, integrationSyncs, namedProvider } from './operation-shapes.js'
import { requireDescriptor } from './setup/begin-setup.js'
import { detailedCapabilities, setupStatus } from './setup/integration-status.js'
import { providerName } from './tools/integration-shape.js'

const list = defineOperation({
  operationId: 'listIntegrations',
  method: {
    name: 'integrations.list',
    doc: 'Every provider in a fixed order, then your own; or only those that are connected.',
    argument: 'options',
    answer: 'items',
    async inProcess({ store, services }, options: { connectedOnly?: boolean } = {}) {
      requireKnownNames(options, ['connectedOnly'])
      return listIntegrations(services.settings.integrations, store, options.connectedOnly)
    }
  },
  http: 'GET /api/integrations',
  tag: 'integrations',
  grants: ['customer_intelligence:read'],
  reads: 'settings',
  summary: 'Lists the providers, and the state of the sync of connected ones.',
  input: strictObject({ connectedOnly: Type.Optional(Type.Boolean({ description: 'Only connected providers.' })) }),
  output: strictObject({ items: Type.Array(integrationItem) }),
  answer: 'The providers in a fixed order, then your own.',
  example: { connectedOnly: true },
  handle: async ({ connectedOnly }, { store, services }) => ({
    items: await listIntegrations(services.settings.integrations, store, connectedOnly)
  })
})

const capabilities = defineOperation({
  operationId: 'getIntegrationCapabilities',
  method: {
    name: 'integrations.capabilities',
    doc: 'Which providers can be connected and how: the settings that the owner of the server must set, and the fields that a person enters. Without `provider`, every provider in a fixed order, then your own.',
    example: "const [stripe] = await workspace.integrations.capabilities({ provider: 'stripe' })",
    argument: 'options',
    answer: 'providers',
    async inProcess({ services }, options: { provider?: string } = {}) {
      requireKnownNames(options, ['provider'])
      return detailedCapabilities(services.settings, options.provider)
    }
  },
  http: 'GET /api/integrations/capabilities',
  tag: 'integrations',
  grants: ['customer_intelligence:read'],
  reads: 'settings',
  summary: 'Lists which providers can be connected and how, with the fields that each needs.',
  input: strictObject({ provider: Type.Optional(providerName) }),
  output: strictObject({
    providers: Type.Array(integrationCapability),
    preferredSetupVersion: Type.Optional(Type.Literal(1))
  }),
  answer: 'The providers; none for a value that is not a provider.',
  shapes: { output: 'IntegrationCapabilitiesWithFields' },
  example: { provider: 'stripe' },
  handle: ({ provider }, { services }) => ({
    providers: detailedCapabilities(services.settings, provider),
    preferredSetupVersion: 1 as const
  })
})

const connectStatus = defineOperation({
  operationId: 'getConnectStatus',
  http: 'GET /api/integrations/connect/status',
  tag: 'integrations',
  grants: ['customer_intelligence:read'],
  reads: 'settings',
  summary: 'Shows the progress of a setup on the connect page.',
  input: strictObject({ sessionId: uuid('The id of the setup: `sessionId` in the answer of POST /api/integrations/connect.') }),
  output: strictObject({
    status: Type.Enum(['pending', 'connected', 'failed', 'expired']),
    provider: providerName,
    error: Type.Optional(Type.String({ description: 'Why it failed.' }))
  }),
  answer: 'The state of the session.',
  example: { sessionId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' },
  errors: ['NOT_FOUND'],
  async handle({ sessionId }, { store, now }) {
    const session = await setupStatus(store, now, sessionId)
    if (!session) throw new RapportError('NOT_FOUND', `No session has the id ${JSON.stringify(sessionId)}`)
    const { provider, status, error } = session
    return { provider, status, ...(error !== null && { error }) }
  }
})

const status = defineOperation({
  operationId: 'getSyncStatus',
  method: {
    name: 'integrations.status',
    doc: 'The state of each stream of a provider.',
    first: ['provider'],
    inProcess: async ({ store, services }, provider: string) => syncStatus(store, requireDescriptor(services.settings, provider))
  },
  http: 'GET /api/integrations/sync-status',
  tag: 'integrations',
  grants: ['customer_intelligence:read'],
  reads: 'settings',
  summary: 'Shows the state of each stream of a provider, and its problems.',
  input: strictObject({ provider: namedProvider }),
  output: integrationSyncs,
  answer: 'The streams; none when it is not connected.',
  example: { provider: 'stripe' },
  errors: ['NOT_FOUND'],
  handle: ({ provider }, { store, services }) => syncStatus(store, requireDescriptor(services.settings, provider))
})

const runs = defineOperation({
  operationId: 'listIntegrationRuns',
  method: {
    name: 'integrations.runs',
    doc: 'The runs of a provider, newest first, 20 by default.',
    throws: 'NOT_FOUND when it is not connected.',
    argument: 'options',
    first: ['provider'],
    answer: 'items',
    async inProcess({ store, services }, provider: string, options: { limit?: number } = {}) {
      requireKnownNames(options, ['limit'])
      const { limit = 20 } = options
      if (!Number.isInteger(limit) || limit < 1 || limit > maxRuns)
        throw new RapportError('INVALID_TOOL_INPUT', `limit must be a whole number from 1 to ${maxRuns}`)
      return listRuns(store, requireDescriptor(services.settings, provider), limit)
    }
  },
  http: 'GET /api/integrations/runs',
  tag: 'integrations',
  grants: ['customer_intelligence:read'],
  reads: 'settings',
  summary: 'Lists the runs of a connected provider, newest first, with the result of each stream.',
  input: strictObject({
    provider: namedProvider,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: maxRuns, description: '20 by default.' }))
  }),
  output: strictObject({ items: Type.Array(integrationRun) }),
  answer: 'The runs.',
  example: { provider: 'stripe', limit: 10 },
  errors: ['NOT_FOUND'],
  handle: async ({ provider, limit = 20 }, { store, services }) => ({
    items: await listRuns(store, requireDescriptor(services.settings, provider), limit)
  })
})

/** What can be asked of integrations without a change. */
export const integrationReads = { list, capabilities, connectStatus, status, runs }
