import { Type } from 'typebox'
import { apiKeyShape } from '../../../auth/api-key.js'
import { strictObject } from '../../../domain/strict-object.js'
import { defineRoute } from '../../define-route.js'

export const revokeApiKeyRoute = defineRoute({
  method: 'DELETE',
  path: '/api/settings/api-keys/{id}',
  operationId: 'revokeApiKey',
  client: { name: 'apiKeys.revoke', first: ['id'], answer: 'apiKey' },
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  summary: 'Ends an API key at once; doing it again changes nothing.',
  input: strictObject({ id: Type.String({ description: "The key's id." }) }),
  output: strictObject({ apiKey: apiKeyShape }),
  answer: 'The revoked key.',
  names: { output: 'RevokedApiKey' },
  example: { id: '0198c0de-0000-7000-8000-000000000001' },
  fails: ['NOT_FOUND'],
  handle: async ({ id }, { organizationId, services }) => ({ apiKey: await services.apiKeys.revoke(organizationId, id) })
})
