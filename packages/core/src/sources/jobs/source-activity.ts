import { Type } from 'typebox'
import { defineJob } from '../../jobs/index.js'
import { countSource } from '../count-source.js'
import { activityKind } from '../source-activity.js'

/** Runs when the time of a planned meeting has come. A meeting that was moved counts at its new time, one that was removed does not count. */
export const sourceActivity = defineJob({
  kind: activityKind,
  summary: 'Counts a scheduled meeting as activity of its customer and participants at its time.',
  lane: 'identity',
  payload: Type.Object({ sourceId: Type.String() }),
  async run(_, { step, ids, clock }) {
    await step(async (transaction, { sourceId }) => {
      await countSource(transaction, sourceId, ids, clock.now())
      return undefined
    })
  }
})
