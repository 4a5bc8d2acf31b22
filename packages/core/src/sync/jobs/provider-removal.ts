import { Type } from 'typebox'
import { defineJob } from '../../jobs/index.js'
import { removalKind, removeDataOnce } from '../remove-data.js'

/** Asked for when a connection ends and its data is to go with it. Each step removes a page; a process that dies leaves the rest to the next. */
export const providerRemoval = defineJob({
  kind: removalKind,
  summary: 'Removes what came from a connection that was ended with its data.',
  lane: 'identity',
  payload: Type.Object({ provider: Type.String(), account: Type.String() }),
  attempts: Number.POSITIVE_INFINITY,
  async run({ provider, account }, { step, ids, clock, limits }) {
    const from = { provider, account, stream: '', walk: 0 }
    const once = (transaction: Parameters<Parameters<typeof step>[0]>[0]) =>
      removeDataOnce({ transaction, ids, now: clock.now(), inlineMoves: limits.inlineMoves, from })
    while (await step(async (transaction, payload) => ((await once(transaction)) ? payload : undefined)));
  }
})
