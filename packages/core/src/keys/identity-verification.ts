import { Type } from 'typebox'
import { type Rotation, rotation, verificationStatus } from '../auth/index.js'
import { defineOperation } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'

const statusAnswer = 'Whether the proof is required, and until when proofs with the previous secret are valid.'
const secretOutput = strictObject({ secret: Type.String({ description: 'The secret. Keep it on your servers: never send it to a page.' }) })
const secretAnswer = 'The secret that proofs are made with.'

const status = defineOperation({
  operationId: 'getIdentityVerification',
  method: {
    name: 'identityVerification.status',
    doc: 'Shows whether it is enabled, and until when proofs with the previous secret are valid.'
  },
  http: 'GET /api/settings/identity-verification',
  tag: 'settings',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: 'Shows whether pages must prove the identity of people.',
  input: strictObject({}),
  output: verificationStatus,
  answer: statusAnswer,
  shapes: { output: 'IdentityVerification' },
  example: {},
  handle: (_, { organizationId, services }) => services.publicKeys.identityVerification.status(organizationId)
})

const enable = defineOperation({
  operationId: 'enableIdentityVerification',
  method: {
    name: 'identityVerification.enable',
    doc: 'Requires the proof: at once on one Postgres, otherwise within `limits.keyCacheSeconds` in other processes. First make your pages send it.'
  },
  http: 'POST /api/settings/identity-verification/enable',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Requires the proof from pages from now on. First make your pages send it.',
  input: strictObject({}),
  output: verificationStatus,
  answer: statusAnswer,
  shapes: { output: 'IdentityVerification' },
  example: {},
  handle: (_, context) => context.services.publicKeys.identityVerification.require(context.organizationId, true, context)
})

const disable = defineOperation({
  operationId: 'disableIdentityVerification',
  method: { name: 'identityVerification.disable', doc: 'Stops requiring the proof. The secret stays.' },
  http: 'POST /api/settings/identity-verification/disable',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Stops requiring the proof from pages. The secret stays.',
  input: strictObject({}),
  output: verificationStatus,
  answer: statusAnswer,
  shapes: { output: 'IdentityVerification' },
  example: {},
  handle: (_, context) => context.services.publicKeys.identityVerification.require(context.organizationId, false, context)
})

/** It makes the secret when it is first asked for: a GET that may write. */
const secret = defineOperation({
  operationId: 'getIdentitySecret',
  method: {
    name: 'identityVerification.secret',
    doc: 'The secret with which `userHash` makes the proofs. It is made at the first call. Keep it on your servers.',
    example: 'const hash = userHash(await workspace.identityVerification.secret(), user.id)',
    answer: 'secret'
  },
  http: 'GET /api/settings/identity-verification/secret',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  effect: 'write',
  summary: 'Shows the secret with which `userHash` makes the proofs. It is made at the first call.',
  input: strictObject({}),
  output: secretOutput,
  answer: secretAnswer,
  shapes: { output: 'IdentitySecret' },
  example: {},
  handle: async (_, { organizationId, services }) => ({ secret: await services.publicKeys.identityVerification.secret(organizationId) })
})

const rotate = defineOperation({
  operationId: 'rotateIdentitySecret',
  method: {
    name: 'identityVerification.rotate',
    doc: 'Makes a new secret and returns it. Proofs with the old one stay valid for a day, or for `keepPreviousSeconds`. Use 0 if others know the secret.',
    throws: 'CONFLICT if somebody else rotates it at the same time.',
    example: 'const secret = await workspace.identityVerification.rotate({ keepPreviousSeconds: 3600 })',
    argument: 'options',
    answer: 'secret',
    once: true,
    inProcess: (context, options: Rotation = {}) =>
      context.services.publicKeys.identityVerification.rotate(context.organizationId, options, context)
  },
  http: 'POST /api/settings/identity-verification/rotate',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Makes a new secret. Proofs with the old one stay valid for a while.',
  input: rotation,
  output: secretOutput,
  answer: secretAnswer,
  shapes: { input: 'SecretRotation', output: 'IdentitySecret' },
  example: {},
  errors: ['CONFLICT'],
  handle: async (options, context) => ({
    secret: await context.services.publicKeys.identityVerification.rotate(context.organizationId, options, context)
  })
})

/** What can be asked of identity verification. */
export const identityVerificationOperations = [status, enable, disable, secret, rotate]
