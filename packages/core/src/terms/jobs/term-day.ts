import { Type } from 'typebox'
import { defineJob } from '../../jobs/index.js'
import { termDayKind } from '../plan-term-day.js'
import { settleTerms } from '../settle-terms.js'

/** Exists as long as an organization has terms whose end is to come. Each step settles a page of those that have ended; between two days the job rests. */
export const termDay = defineJob({
  kind: termDayKind,
  summary: 'Decides once a UTC day how terms ended whose end has passed.',
  lane: 'maintenance',
  payload: Type.Object({}),
  attempts: Number.POSITIVE_INFINITY,
  async run(_, { step, clock, ids }) {
    while (await step((transaction) => settleTerms(transaction, ids, clock.now())));
  }
})
