import { Type } from 'typebox'
import { allGrants, apiKeyShape, type Grant, type NewApiKey } from '../auth/index.js'
import { defineHostOperation, defineOperation, withInputPath } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { keyEnd } from './key-end.js'

const list = defineOperation({
  operationId: 'listApiKeys',
  method: { name: 'apiKeys.list', answer: 'items' },
  http: 'GET /api/settings/api-keys',
  tag: 'settings',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: 'Lists the API keys, the oldest first, revoked ones included.',
  input: strictObject({}),
  output: strictObject({ items: Type.Array(apiKeyShape) }),
  answer: 'The keys without their secrets.',
  shapes: { output: 'ApiKeys' },
  example: {},
  handle: async (_, { organizationId, services }) => ({ items: await services.apiKeys.list(organizationId) })
})

const create = defineOperation({
  operationId: 'createApiKey',
  method: {
    name: 'apiKeys.create',
    once: true,
    inProcess: ({ organizationId, services }, input: NewApiKey) => services.apiKeys.create(organizationId, input)
  },
  http: 'POST /api/settings/api-keys',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Makes an API key with no more grants than the asking key has, and no later end.',
  input: strictObject({
    name: Type.String({ minLength: 1, maxLength: 255 }),
    grants: Type.Array(Type.Enum(allGrants), { description: 'Only grants that the asking key has itself.' }),
    expiresAt: keyEnd
  }),
  output: strictObject({ key: Type.String({ description: 'The secret, shown this once.' }), apiKey: apiKeyShape }),
  answer: 'The key, its secret shown this once.',
  shapes: { input: 'NewApiKeyInput', output: 'NewApiKey' },
  example: { name: 'agent', grants: ['customer_intelligence:read'] },
  async handle(input, { organizationId, principal, origin, services: { apiKeys } }) {
    const maker = await apiKeys.makerNow(principal)
    return withInputPath(() => apiKeys.create(organizationId, { ...input, createdById: origin.actorId }, maker))
  }
})

const revoke = defineOperation({
  operationId: 'revokeApiKey',
  method: {
    name: 'apiKeys.revoke',
    first: ['id'],
    answer: 'apiKey',
    inProcess: ({ organizationId, services }, id: string) => services.apiKeys.revoke(organizationId, id)
  },
  http: 'DELETE /api/settings/api-keys/{id}',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  effect: 'destructive',
  summary: 'Ends an API key at once; doing it again changes nothing.',
  input: strictObject({ id: Type.String({ description: "The key's id." }) }),
  output: strictObject({ apiKey: apiKeyShape }),
  answer: 'The revoked key.',
  shapes: { output: 'RevokedApiKey' },
  example: { id: '0198c0de-0000-7000-8000-000000000001' },
  errors: ['NOT_FOUND'],
  handle: async ({ id }, { organizationId, services }) => ({ apiKey: await services.apiKeys.revoke(organizationId, id) })
})

const setGrants = defineHostOperation({
  method: 'apiKeys.setGrants',
  effect: 'write',
  handle: ({ organizationId, services }, id: string, grants: readonly Grant[]) => services.apiKeys.setGrants(organizationId, id, grants)
})

/** What can be asked of API keys. */
export const apiKeyOperations = [list, create, revoke]

/** What only the host's own code can ask of API keys. */
export const apiKeyHostOperations = [setGrants]
