import { defineJob } from '../../jobs/index.js'
import { rotateSecretOnce, secretRotationKind, secretRotationPayload } from '../rewrap.js'

/** Asked for at the start of a process whose secret has a previous one. */
export const secretRotation = defineJob({
  kind: secretRotationKind,
  summary: 'Encrypts credentials again after the secret was changed.',
  lane: 'maintenance',
  payload: secretRotationPayload,
  async run(_, { save, integrations, ids, clock }) {
    const now = clock.now()
    const origin = { tool: 'rotateSecret', actorId: null, apiKeyId: null, requestId: ids.uuid(now) }
    while (await save((transaction, progress) => rotateSecretOnce(transaction, progress, integrations, { now, ids, origin })));
  }
})
