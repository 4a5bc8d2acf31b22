import { reconcileRecordsAgain, recordsAgain, recordsAgainKind } from '../../identity/index.js'
import { defineJob } from '../../jobs/index.js'

/** Runs when a member has an email that nobody had. Each step is a page of the records. */
export const providerRecords = defineJob({
  kind: recordsAgainKind,
  summary: 'Checks accounts and people of providers again, which may be internal or have another owner because members changed.',
  lane: 'identity',
  payload: recordsAgain,
  async run(_, { step, ids, clock }) {
    while (await step((transaction, progress) => reconcileRecordsAgain(transaction, progress, ids, clock.now())));
  }
})
