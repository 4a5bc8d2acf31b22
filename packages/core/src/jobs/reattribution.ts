import { continueSweep, reattributionKind } from '../domain/identity/pending-sweeps.js'
import { sweepSchema } from '../domain/identity/sweep.js'
import { defineJob } from './define-job.js'

/** Finishes what a claim left: each step is a page of events, with the rollups that follow, and the place where to go on. */
export const reattribution = defineJob({
  kind: reattributionKind,
  summary: 'Gives stored events to their owners, where a claim moved more than fit its own transaction.',
  payload: sweepSchema,
  attempts: Number.POSITIVE_INFINITY,
  async run(_, { step, ids, clock }) {
    while (await step((transaction, sweep) => continueSweep(transaction, sweep, ids, clock.now())));
  }
})
