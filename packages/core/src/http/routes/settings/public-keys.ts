import { Type } from 'typebox'
import { publicKeyShape } from '../../../auth/public-keys.js'
import { trustChange } from '../../../auth/trust.js'
import { strictObject } from '../../../domain/strict-object.js'
import { defineRoute } from '../../define-route.js'
import { keyEnd } from './key-end.js'
import { withInputPath } from './with-input-path.js'

const publicKey = Type.String({ minLength: 1, maxLength: 100, description: 'The public key, which begins with pk_.' })
const onePath = '/api/settings/public-keys/{publicKey}'
const shared = {
  tag: 'settings',
  output: publicKeyShape,
  names: { output: 'PublicKey' },
  grants: ['workspace_settings:manage']
} as const

export const listPublicKeysRoute = defineRoute({
  method: 'GET',
  path: '/api/settings/public-keys',
  operationId: 'listPublicKeys',
  client: { name: 'publicKeys.list', answer: 'items' },
  tag: 'settings',
  grants: ['workspace_settings:read'],
  summary: 'Lists the public keys, the oldest first, revoked ones included.',
  input: strictObject({}),
  output: strictObject({ items: Type.Array(publicKeyShape) }),
  answer: 'The keys, with what their events may change.',
  names: { output: 'PublicKeys' },
  example: {},
  handle: async (_, { organizationId, services }) => ({ items: await services.publicKeys.list(organizationId) })
})

export const createPublicKeyRoute = defineRoute({
  ...shared,
  method: 'POST',
  path: '/api/settings/public-keys',
  operationId: 'createPublicKey',
  client: { name: 'publicKeys.create', once: true },
  summary:
    "Makes a public key, and adds its domains to the workspace's. Its events may change everything unless `trust` says otherwise; nothing without data:write.",
  input: strictObject({
    domains: Type.Optional(Type.Array(Type.String(), { maxItems: 1000, description: 'Such as https://app.example.com.' })),
    trust: Type.Optional(trustChange),
    expiresAt: keyEnd
  }),
  answer: 'The key. It is no secret.',
  names: { input: 'NewPublicKey', output: 'PublicKey' },
  example: { domains: ['https://app.example.com'], trust: { billing: 'record' } },
  async handle(input, { organizationId, principal, services: { apiKeys, publicKeys } }) {
    const maker = await apiKeys.makerNow(principal)
    return withInputPath(() => publicKeys.create(organizationId, input, maker))
  }
})

export const setPublicKeyTrustRoute = defineRoute({
  ...shared,
  method: 'PATCH',
  path: `${onePath}/trust`,
  operationId: 'setPublicKeyTrust',
  client: { name: 'publicKeys.setTrust', first: ['publicKey'] },
  summary: 'Changes what the events of a public key may change; what is left out stays. Letting them change more needs data:write.',
  input: strictObject({ publicKey, ...trustChange.properties }),
  answer: 'The key as it now is.',
  names: { input: 'TrustChange', output: 'PublicKey' },
  example: { publicKey: 'pk_0198c0de', billing: 'record' },
  fails: ['NOT_FOUND'],
  handle: async ({ publicKey: key, ...trust }, { organizationId, principal, services: { apiKeys, publicKeys } }) =>
    publicKeys.setTrust(organizationId, key, trust, await apiKeys.makerNow(principal))
})

export const revokePublicKeyRoute = defineRoute({
  ...shared,
  method: 'DELETE',
  path: onePath,
  operationId: 'revokePublicKey',
  client: { name: 'publicKeys.revoke', first: ['publicKey'] },
  summary: 'Ends a public key at once; doing it again changes nothing.',
  input: strictObject({ publicKey }),
  answer: 'The revoked key.',
  example: { publicKey: 'pk_0198c0de' },
  fails: ['NOT_FOUND'],
  handle: ({ publicKey: key }, { organizationId, services }) => services.publicKeys.revoke(organizationId, key)
})
