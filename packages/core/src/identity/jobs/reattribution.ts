import { defineJob } from '../../jobs/index.js'
import { continueReattribution, reattributionKind } from '../events/pending-reattribution.js'
import { reattributionSchema } from '../events/reattribution.js'

/**
 * Moves the stored events that a claim's own transaction left over. Each step checks one page of events, updates rollups, and saves where to go on.
 */
export const reattribution = defineJob({
  kind: reattributionKind,
  summary: 'Moves stored events to their owners, if a claim concerned more than its own transaction could move.',
  lane: 'identity',
  payload: reattributionSchema,
  attempts: Number.POSITIVE_INFINITY,
  async run(_, { step, ids, clock }) {
    while (await step((transaction, rest) => continueReattribution(transaction, rest, ids, clock.now())));
  }
})
