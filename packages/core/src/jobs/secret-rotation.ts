import { rotateSecretOnce, secretRotationKind, secretRotationPayload } from '../integrations/vault/rewrap.js'
import { defineJob } from './define-job.js'

/** Asked for at the start of a process whose secret has a previous one. */
export const secretRotation = defineJob({
  kind: secretRotationKind,
  summary: 'Encrypts credentials anew after the secret was changed.',
  lane: 'maintenance',
  payload: secretRotationPayload,
  async run(_, { save, integrations }) {
    while (await save((transaction, progress) => rotateSecretOnce(transaction, progress, integrations)));
  }
})
