import { rewrapKind, rewrapOnce, rewrapPayload } from '../integrations/vault/rewrap.js'
import { defineJob } from './define-job.js'

/** Asked for at the start of a process whose secret has a previous one. */
export const credentialRewrap = defineJob({
  kind: rewrapKind,
  summary: 'Encrypts credentials anew after the secret was changed.',
  lane: 'upkeep',
  payload: rewrapPayload,
  async run(_, { save, integrations }) {
    while (await save((transaction, progress) => rewrapOnce(transaction, progress, integrations)));
  }
})
