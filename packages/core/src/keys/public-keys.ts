import { Type } from 'typebox'
import { type NewPublicKey, publicKeyShape, type TrustChange, trustChange } from '../auth/index.js'
import { defineInProcessOperation, defineOperation, hostType, requireKnownNames, withInputPath } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { keyEnd } from './key-end.js'

const publicKey = Type.String({ minLength: 1, maxLength: 100, description: 'The public key, which begins with pk_.' })

const list = defineOperation({
  operationId: 'listPublicKeys',
  method: { name: 'publicKeys.list', answer: 'items', doc: 'All public keys, oldest first, including revoked ones.' },
  http: 'GET /api/settings/public-keys',
  tag: 'settings',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: 'Lists the public keys, oldest first, including revoked ones.',
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
    "Creates a public key, and adds its domains to the workspace's. By default, its events may change everything if the calling key has data:write, else nothing. `trust` restricts them.",
  input: strictObject({
    domains: Type.Optional(
      Type.Array(Type.String(), {
        maxItems: 1000,
        description: 'The origins of pages that may send events, such as https://app.example.com.'
      })
    ),
    trust: Type.Optional(trustChange),
    expiresAt: keyEnd
  }),
  output: publicKeyShape,
  answer: 'The key. It is not secret.',
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
    "Creates a public key, and adds `domains` to those of the workspace. A domain looks like `https://app.example.com`, `https://*.example.com` or `http://localhost`. `trust` sets what the key's events may change, by default everything. `expiresAt` sets when the key ends, by default never.",
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
    doc: "Changes what a key's events may change; omitted fields keep their values. At once on one Postgres, otherwise within `limits.keyCacheSeconds` in other processes.",
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
  summary:
    'Changes what the events of a public key may change; omitted fields keep their values. To let them change more, the caller needs data:write.',
  input: strictObject({ publicKey, ...trustChange.properties }),
  output: publicKeyShape,
  answer: 'The key as it is now.',
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
  summary: 'Ends a public key at once. Repeating it changes nothing.',
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
