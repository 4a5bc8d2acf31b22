import { Type } from 'typebox'
import { countSource } from '../domain/sources/count-source.js'
import { activityKind } from '../domain/sources/source-activity.js'
import { defineJob } from './define-job.js'

/** Runs when a meeting that lay ahead is past. One that was moved or taken away meanwhile counts where it stands then, or not at all. */
export const sourceActivity = defineJob({
  kind: activityKind,
  summary: "Counts a scheduled meeting as its customer's activity when its time has come.",
  payload: Type.Object({ sourceId: Type.String() }),
  async run(_, { step, ids, clock }) {
    await step(async (transaction, { sourceId }) => {
      await countSource(transaction, sourceId, ids, clock.now())
      return undefined
    })
  }
})
