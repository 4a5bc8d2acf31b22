import { Type } from 'typebox'
import { apiKeyShape } from '../../../auth/api-key.js'
import { allGrants } from '../../../auth/grants.js'
import { strictObject } from '../../../domain/strict-object.js'
import { defineRoute } from '../../define-route.js'
import { keyEnd } from './key-end.js'
import { withInputPath } from './with-input-path.js'

export const createApiKeyRoute = defineRoute({
  method: 'POST',
  path: '/api/settings/api-keys',
  operationId: 'createApiKey',
  client: { name: 'apiKeys.create', once: true },
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  summary: 'Makes an API key with no more grants than the asking key has, and no later end.',
  input: strictObject({
    name: Type.String({ minLength: 1, maxLength: 255 }),
    grants: Type.Array(Type.Enum(allGrants), { description: 'Only grants that the asking key has itself.' }),
    expiresAt: keyEnd
  }),
  output: strictObject({ key: Type.String({ description: 'The secret, shown this once.' }), apiKey: apiKeyShape }),
  answer: 'The key, its secret shown this once.',
  names: { input: 'NewApiKeyInput', output: 'NewApiKey' },
  example: { name: 'agent', grants: ['customer_intelligence:read'] },
  async handle(input, { organizationId, principal, origin, services: { apiKeys } }) {
    const maker = await apiKeys.makerNow(principal)
    return withInputPath(() => apiKeys.create(organizationId, { ...input, createdById: origin.actorId }, maker))
  }
})
