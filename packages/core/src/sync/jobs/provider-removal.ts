import { defineJob } from '../../jobs/index.js'
import { removalKind, removalProgress, removeDataOnce } from '../remove-data.js'

/** Asked for when a connection ends and its data is to go with it. Each step removes a page; a process that dies leaves the rest to the next. */
export const providerRemoval = defineJob({
  kind: removalKind,
  summary: 'Removes the data of an ended connection.',
  lane: 'identity',
  payload: removalProgress,
  attempts: Number.POSITIVE_INFINITY,
  async run({ provider, account }, { step, ids, clock, limits }) {
    const from = { provider, account, stream: '', walk: 0 }
    const context = { ids, inlineMoves: limits.inlineMoves, from }
    while (await step((transaction, progress) => removeDataOnce({ ...context, transaction, now: clock.now() }, progress)));
  }
})
