import { Type } from 'typebox'
import { type Rotation, rotation, verificationStatus } from '../auth/index.js'
import { defineOperation } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'

const statusAnswer = 'How it stands.'
const secretOutput = strictObject({ secret: Type.String({ description: 'It never leaves your servers.' }) })
const secretAnswer = 'The secret that proofs are made with.'

const status = defineOperation({
  operationId: 'getIdentityVerification',
  method: {
    name: 'identityVerification.status',
    doc: 'Tells whether it is enabled, and until when proofs with the secret before the last rotation hold.'
  },
  http: 'GET /api/settings/identity-verification',
  tag: 'settings',
  grants: ['workspace_settings:read'],
  reads: 'settings',
  summary: 'Tells whether pages have to prove whom they identify.',
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
    doc: 'Asks for the proof: at once on one Postgres, else within `limits.keyCacheSeconds` in other processes. Let your pages send it first.'
  },
  http: 'POST /api/settings/identity-verification/enable',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Asks pages for the proof from now on; let them send it first.',
  input: strictObject({}),
  output: verificationStatus,
  answer: statusAnswer,
  shapes: { output: 'IdentityVerification' },
  example: {},
  handle: (_, context) => context.services.publicKeys.identityVerification.require(context.organizationId, true, context)
})

const disable = defineOperation({
  operationId: 'disableIdentityVerification',
  method: { name: 'identityVerification.disable', doc: 'Asks for it no more. The secret stays.' },
  http: 'POST /api/settings/identity-verification/disable',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  summary: 'Asks pages for the proof no more. The secret stays.',
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
    doc: 'What `userHash` makes the proofs with; made when it is first asked for. It never leaves your servers.',
    example: 'const hash = userHash(await workspace.identityVerification.secret(), user.id)',
    answer: 'secret'
  },
  http: 'GET /api/settings/identity-verification/secret',
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  reads: 'settings',
  effect: 'write',
  summary: 'Tells what `userHash` makes the proofs with; it is made when it is first asked for.',
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
    doc: 'Makes another secret and answers it. Proofs with the one before hold for a day more, or `keepPreviousSeconds`: 0 when others know it.',
    throws: 'CONFLICT when somebody else rotates it at the same time.',
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
  summary: 'Makes another secret; proofs with the present one hold beside it for a while.',
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
