import { Type } from 'typebox'
import { rotation, verificationStatus } from '../../../auth/identity-verification.js'
import { strictObject } from '../../../domain/strict-object.js'
import { defineRoute } from '../../define-route.js'

const path = '/api/settings/identity-verification'

const status = {
  tag: 'settings',
  input: strictObject({}),
  output: verificationStatus,
  answer: 'How it stands.',
  names: { output: 'IdentityVerification' },
  example: {}
} as const

const secret = {
  tag: 'settings',
  grants: ['workspace_settings:manage'],
  output: strictObject({ secret: Type.String({ description: 'It never leaves your servers.' }) }),
  answer: 'The secret that proofs are made with.',
  example: {}
} as const

export const getIdentityVerificationRoute = defineRoute({
  ...status,
  method: 'GET',
  path,
  operationId: 'getIdentityVerification',
  client: { name: 'identityVerification.status' },
  grants: ['workspace_settings:read'],
  summary: 'Tells whether pages have to prove whom they identify.',
  handle: (_, { organizationId, services }) => services.publicKeys.identityVerification.status(organizationId)
})

export const enableIdentityVerificationRoute = defineRoute({
  ...status,
  method: 'POST',
  path: `${path}/enable`,
  operationId: 'enableIdentityVerification',
  client: { name: 'identityVerification.enable' },
  grants: ['workspace_settings:manage'],
  summary: 'Asks pages for the proof from now on; let them send it first.',
  handle: (_, { organizationId, services }) => services.publicKeys.identityVerification.require(organizationId, true)
})

export const disableIdentityVerificationRoute = defineRoute({
  ...status,
  method: 'POST',
  path: `${path}/disable`,
  operationId: 'disableIdentityVerification',
  client: { name: 'identityVerification.disable' },
  grants: ['workspace_settings:manage'],
  summary: 'Asks pages for the proof no more. The secret stays.',
  handle: (_, { organizationId, services }) => services.publicKeys.identityVerification.require(organizationId, false)
})

export const getIdentitySecretRoute = defineRoute({
  ...secret,
  method: 'GET',
  path: `${path}/secret`,
  operationId: 'getIdentitySecret',
  client: { name: 'identityVerification.secret', answer: 'secret' },
  summary: 'Tells what `userHash` makes the proofs with; it is made when it is first asked for.',
  input: strictObject({}),
  names: { output: 'IdentitySecret' },
  handle: async (_, { organizationId, services }) => ({ secret: await services.publicKeys.identityVerification.secret(organizationId) })
})

export const rotateIdentitySecretRoute = defineRoute({
  ...secret,
  method: 'POST',
  path: `${path}/rotate`,
  operationId: 'rotateIdentitySecret',
  client: { name: 'identityVerification.rotate', answer: 'secret', once: true },
  summary: 'Makes another secret; proofs with the present one hold beside it for a while.',
  input: rotation,
  names: { input: 'SecretRotation', output: 'IdentitySecret' },
  fails: ['CONFLICT'],
  handle: async (options, { organizationId, services }) => ({
    secret: await services.publicKeys.identityVerification.rotate(organizationId, options)
  })
})
