import { Type } from 'typebox'
import { apiKeyShape } from '../../../auth/api-key.js'
import { allGrants } from '../../../auth/grants.js'
import { closed } from '../../../tool-shape/closed.js'
import { defineRoute } from '../../define-route.js'

export const createApiKeyRoute = defineRoute({
  method: 'POST',
  path: '/api/settings/api-keys',
  operationId: 'createApiKey',
  tag: 'settings',
  grant: 'workspace_settings:manage',
  summary: 'Makes an API key with no more grants than the asking key has, and no later end.',
  input: closed({
    name: Type.String({ minLength: 1, maxLength: 255 }),
    grants: Type.Array(Type.Enum(allGrants), { description: 'Only grants that the asking key has itself.' }),
    expiresAt: Type.Optional(
      Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
        description: "Not later than the asking key's own end, which is taken where none is given."
      })
    )
  }),
  output: closed({ key: Type.String({ description: 'The secret, shown this once.' }), apiKey: apiKeyShape }),
  answer: 'The key, its secret shown this once.',
  names: { input: 'NewApiKeyInput', output: 'NewApiKey' },
  example: { name: 'agent', grants: ['customer_intelligence:read'] },
  handle({ name, grants, expiresAt = null }, { organizationId, caller, origin, services }) {
    return services.apiKeys.create(organizationId, { name, grants, expiresAt, createdById: origin.actorId }, caller.principal)
  }
})
