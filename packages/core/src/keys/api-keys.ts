import { Type } from 'typebox'
import { allGrants, apiKeyShape, type Grant, maxOverlap, type NewApiKey } from '../auth/index.js'
import { defineInProcessOperation, defineOperation, hostType, withInputPath } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { keyEnd } from './key-end.js'

const createdKey = strictObject({ key: Type.String({ description: 'The secret, shown only once.' }), apiKey: apiKeyShape })

const keyId = Type.String({ description: "The key's id." })

const list = defineOperation({
  operationId: 'listApiKeys',
  method: { name: 'apiKeys.list', answer: 'items', doc: 'All keys, oldest first, including revoked ones.' },
  http: 'GET /api/settings/api-keys',
  tag: 'settings',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: 'Lists the API keys, oldest first, including revoked ones.',
  input: strictObject({}),
  output: strictObject({ items: Type.Array(apiKeyShape) }),
  answer: 'The keys without their secrets.',
  shapes: { output: 'ApiKeys' },
  example: {},
  handle: async (_, { organizationId, services }) => ({ items: await services.apiKeys.list(organizationId) })
})

const find = defineOperation({
  operationId: 'findApiKeys',
  method: {
    name: 'apiKeys.find',
    doc: 'The keys that begin with this prefix, including revoked ones. Use it to find a key that has leaked.',
    first: ['prefix'],
    answer: 'items',
    example: "const [leaked] = await workspace.apiKeys.find('ok_AbCdEf12')"
  },
  http: 'GET /api/settings/api-keys/find',
  tag: 'settings',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: 'Finds API keys by their first 11 characters, such as a key that has leaked.',
  input: strictObject({ prefix: Type.String({ pattern: '^ok_.{8}$', description: "`ok_` and the key's first 8 characters." }) }),
  output: strictObject({ items: Type.Array(apiKeyShape) }),
  answer: 'The keys without their secrets.',
  shapes: { output: 'ApiKeys' },
  example: { prefix: 'ok_AbCdEf12' },
  handle: async ({ prefix }, { organizationId, services }) => ({ items: await services.apiKeys.list(organizationId, prefix) })
})

const create = defineOperation({
  operationId: 'createApiKey',
  method: { name: 'apiKeys.create', once: true, only: 'client' },
  http: 'POST /api/settings/api-keys',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Creates an API key. It cannot have more grants or a later end than the calling key.',
  input: strictObject({
    name: Type.String({ minLength: 1, maxLength: 255, description: 'What the key is for, in your own words.' }),
    grants: Type.Array(Type.Enum(allGrants), { description: 'Only grants that the calling key has.' }),
    expiresAt: keyEnd
  }),
  output: createdKey,
  answer: 'The key, its secret shown only once.',
  shapes: { input: 'NewApiKeyInput', output: 'NewApiKey' },
  example: { name: 'agent', grants: ['customer_intelligence:read'] },
  async handle(input, context) {
    const { organizationId, principal, origin, services } = context
    const maker = await services.apiKeys.makerNow(principal)
    return withInputPath(() => services.apiKeys.create(organizationId, { ...input, createdById: origin.actorId }, context, maker))
  }
})

const revoke = defineOperation({
  operationId: 'revokeApiKey',
  method: {
    name: 'apiKeys.revoke',
    doc: 'Ends a key: at once on one Postgres, otherwise within `limits.keyCacheSeconds` in other processes.',
    throws: 'NOT_FOUND when there is no such key.',
    first: ['id'],
    answer: 'apiKey',
    inProcess: (context, id: string) => context.services.apiKeys.revoke(context.organizationId, id, context)
  },
  http: 'DELETE /api/settings/api-keys/{id}',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  effect: 'destructive',
  summary: 'Ends an API key at once. Repeating it changes nothing.',
  input: strictObject({ id: keyId }),
  output: strictObject({ apiKey: apiKeyShape }),
  answer: 'The revoked key.',
  shapes: { output: 'RevokedApiKey' },
  example: { id: '0198c0de-0000-7000-8000-000000000001' },
  errors: ['NOT_FOUND'],
  handle: async ({ id }, context) => ({ apiKey: await context.services.apiKeys.revoke(context.organizationId, id, context) })
})

const update = defineOperation({
  operationId: 'updateApiKey',
  method: {
    name: 'apiKeys.update',
    doc: 'Changes the name of a key, or when it ends. Omitted fields keep their values.',
    throws: 'NOT_FOUND when there is no such key, CONFLICT when it is revoked or has expired.',
    first: ['id'],
    answer: 'apiKey',
    example: "await workspace.apiKeys.update(id, { name: 'billing server' })"
  },
  http: 'PATCH /api/settings/api-keys/{id}',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Changes the name of an API key, or when it ends.',
  input: strictObject({
    id: keyId,
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 255, description: 'What the key is for, in your own words.' })),
    expiresAt: keyEnd
  }),
  output: strictObject({ apiKey: apiKeyShape }),
  answer: 'The key as it is now.',
  shapes: { output: 'UpdatedApiKey' },
  example: { id: '0198c0de-0000-7000-8000-000000000001', name: 'billing server' },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ id, ...change }, context) {
    const { organizationId, principal, services } = context
    const maker = await services.apiKeys.makerNow(principal)
    return { apiKey: await withInputPath(() => services.apiKeys.update(organizationId, id, change, context, maker)) }
  }
})

const rotate = defineOperation({
  operationId: 'rotateApiKey',
  method: {
    name: 'apiKeys.rotate',
    doc: 'Makes a new key with the name, grants and end of this one. The old key works for one more day, or for `overlapSeconds`, so that servers can switch. `key` is the new secret, which is only shown here.',
    throws: 'NOT_FOUND when there is no such key, CONFLICT when it is revoked or has expired.',
    first: ['id'],
    once: true,
    example: 'const { key } = await workspace.apiKeys.rotate(id, { overlapSeconds: 3600 })'
  },
  http: 'POST /api/settings/api-keys/{id}/rotate',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Makes a key that replaces this one. The old key works for one more day, or as long as you set.',
  input: strictObject({
    id: keyId,
    overlapSeconds: Type.Optional(
      Type.Integer({ minimum: 0, maximum: maxOverlap, description: 'How long the old key still works; 86,400 (a day) by default.' })
    )
  }),
  output: createdKey,
  answer: 'The new key, its secret shown only once.',
  shapes: { output: 'NewApiKey' },
  example: { id: '0198c0de-0000-7000-8000-000000000001', overlapSeconds: 3600 },
  errors: ['NOT_FOUND', 'CONFLICT'],
  async handle({ id, ...rotation }, context) {
    const { organizationId, principal, services } = context
    const maker = await services.apiKeys.makerNow(principal)
    return withInputPath(() => services.apiKeys.rotate(organizationId, id, rotation, context, maker))
  }
})

/** In process the host says which member made the key, which may have any grant and any end. */
const createAsHost = defineInProcessOperation({
  method: 'apiKeys.create',
  auditName: 'createApiKey',
  effect: 'write',
  summary: 'Creates an API key. `key` is the secret itself, which is only shown here.',
  throws: 'INVALID_TOOL_INPUT naming the field.',
  example: "const { key } = await workspace.apiKeys.create({ name: 'agent', grants: ['customer_intelligence:read'] })",
  input: Type.Object({ input: hostType<NewApiKey>('NewApiKey') }),
  output: createdKey,
  handle: ({ input }, context) => context.services.apiKeys.create(context.organizationId, input, context)
})

const setGrants = defineInProcessOperation({
  method: 'apiKeys.setGrants',
  effect: 'write',
  summary: 'Replaces the grants of a key: at once on one Postgres, otherwise within `limits.keyCacheSeconds` in other processes.',
  throws: 'NOT_FOUND, and INVALID_TOOL_INPUT for a value that is not a grant.',
  example: "await workspace.apiKeys.setGrants(id, ['customer_intelligence:read', 'workspace_members:read'])",
  input: Type.Object({ id: Type.String(), grants: Type.Array(hostType<Grant>('Grant')) }),
  output: apiKeyShape,
  handle: ({ id, grants }, context) => context.services.apiKeys.setGrants(context.organizationId, id, grants, context)
})

/** What can be asked of API keys. */
export const apiKeyOperations = [list, find, create, update, rotate, revoke]

/** What only the host's own code can ask of API keys. */
export const apiKeyInProcessOperations = [createAsHost, setGrants]
