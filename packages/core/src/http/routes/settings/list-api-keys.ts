import { Type } from 'typebox'
import { apiKeyShape } from '../../../auth/api-key.js'
import { strictObject } from '../../../domain/strict-object.js'
import { defineRoute } from '../../define-route.js'

export const listApiKeysRoute = defineRoute({
  method: 'GET',
  path: '/api/settings/api-keys',
  operationId: 'listApiKeys',
  client: { name: 'apiKeys.list', answer: 'items' },
  tag: 'settings',
  grants: ['workspace_settings:read'],
  summary: 'Lists the API keys, the oldest first, revoked ones included.',
  input: strictObject({}),
  output: strictObject({ items: Type.Array(apiKeyShape) }),
  answer: 'The keys without their secrets.',
  names: { output: 'ApiKeys' },
  example: {},
  handle: async (_, { organizationId, services }) => ({ items: await services.apiKeys.list(organizationId) })
})
