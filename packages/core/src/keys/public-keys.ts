import { Type } from 'typebox'
import { type NewPublicKey, publicKeyShape, type TrustChange, trustChange } from '../auth/index.js'
import { defineInProcessOperation, defineOperation, hostType, requireKnownNames, withInputPath } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { keyEnd } from './key-end.js'

const publicKey = Type.String({ minLength: 1, maxLength: 100, description: 'The public key, which begins with pk_.' })

const list = defineOperation({
  operationId: 'listPublicKeys',
  method: { name: 'publicKeys.list', answer: 'items', doc: 'All public keys, oldest first, revoked ones included.' },
  http: 'GET /api/settings/public-keys',
  tag: 'settings',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: 'Lists the public keys, the oldest first, revoked ones included.',
  input: strictObject({}),
  output: strictObject({ items: Type.Array(publicKeyShape) }),
  answer: 'The keys, with what their events may change.',
  shapes: { output: 'PublicKeys' },
  example: {},
  handle: async (_, { organizationId, services }) => ({ items: await services.publicKeys.list(organizationId) })
})

const create = defineOperation({
  operationId: 'createPublicKey',
  method: { name: 'publicKeys.create', once: true, only: 'client' },
  http: 'POST /api/settings/public-keys',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary:
    "Makes a public key, and adds its domains to the workspace's. Its events may change everything unless `trust` says otherwise; nothing without data:write.",
  input: strictObject({
    domains: Type.Optional(Type.Array(Type.String(), { maxItems: 1000, description: 'Such as https://app.example.com.' })),
    trust: Type.Optional(trustChange),
    expiresAt: keyEnd
  }),
  output: publicKeyShape,
  answer: 'The key. It is no secret.',
  shapes: { input: 'NewPublicKey', output: 'PublicKey' },
  example: { domains: ['https://app.example.com'], trust: { billing: 'record' } },
  async handle(input, context) {
    const { organizationId, principal, services } = context
    const maker = await services.apiKeys.makerNow(principal)
    return withInputPath(() => services.publicKeys.create(organizationId, input, context, maker))
  }
})

/** In process a key may be trusted with everything, and have any end. */
const createAsHost = defineInProcessOperation({
  method: 'publicKeys.create',
  auditName: 'createPublicKey',
  effect: 'write',
  summary:
    "Makes a public key, and adds `domains` to those of the workspace. A domain looks like `https://app.example.com`, `https://*.example.com` or `http://localhost`. `trust` says what the key's events may change: everything, unless told otherwise. `expiresAt` says when the key ends: never, unless told otherwise.",
  throws: 'INVALID_TOOL_INPUT naming the field.',
  example:
    "const { publicKey } = await workspace.publicKeys.create({ domains: ['https://app.example.com'], trust: { billing: 'record' } })",
  input: Type.Object({ input: Type.Optional(hostType<NewPublicKey>('NewPublicKey')) }),
  output: publicKeyShape,
  async handle({ input = {} }, context) {
    requireKnownNames(input, ['domains', 'trust', 'expiresAt'])
    return context.services.publicKeys.create(context.organizationId, input, context)
  }
})

const setTrust = defineOperation({
  operationId: 'setPublicKeyTrust',
  method: {
    name: 'publicKeys.setTrust',
    doc: "Changes what a key's events may change; what is left out stays. At once on one Postgres, else within `limits.keyCacheSeconds` in other processes.",
    throws: 'NOT_FOUND when there is no such key.',
    example: "await workspace.publicKeys.setTrust(publicKey, { billing: 'record' })",
    first: ['publicKey'],
    takes: trustChange,
    argument: 'trust',
    inProcess: (context, key: string, trust: TrustChange) =>
      context.services.publicKeys.setTrust(context.organizationId, key, trust, context)
  },
  http: 'PATCH /api/settings/public-keys/{publicKey}/trust',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Changes what the events of a public key may change; what is left out stays. Letting them change more needs data:write.',
  input: strictObject({ publicKey, ...trustChange.properties }),
  output: publicKeyShape,
  answer: 'The key as it now is.',
  shapes: { input: 'TrustChange', output: 'PublicKey' },
  example: { publicKey: 'pk_0198c0de', billing: 'record' },
  errors: ['NOT_FOUND'],
  async handle({ publicKey: key, ...trust }, context) {
    const { organizationId, principal, services } = context
    return services.publicKeys.setTrust(organizationId, key, trust, context, await services.apiKeys.makerNow(principal))
  }
})

const revoke = defineOperation({
  operationId: 'revokePublicKey',
  method: {
    name: 'publicKeys.revoke',
    doc: 'Ends a public key: at once on one Postgres, else within `limits.keyCacheSeconds` in other processes.',
    throws: 'NOT_FOUND when there is no such key.',
    first: ['publicKey'],
    inProcess: (context, key: string) => context.services.publicKeys.revoke(context.organizationId, key, context)
  },
  http: 'DELETE /api/settings/public-keys/{publicKey}',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  effect: 'destructive',
  summary: 'Ends a public key at once; doing it again changes nothing.',
  input: strictObject({ publicKey }),
  output: publicKeyShape,
  answer: 'The revoked key.',
  shapes: { output: 'PublicKey' },
  example: { publicKey: 'pk_0198c0de' },
  errors: ['NOT_FOUND'],
  handle: ({ publicKey: key }, context) => context.services.publicKeys.revoke(context.organizationId, key, context)
})

/** What can be asked of public keys. */
export const publicKeyOperations = [list, create, setTrust, revoke]

/** What only the host's own code can ask of public keys. */
export const publicKeyInProcessOperations = [createAsHost]
