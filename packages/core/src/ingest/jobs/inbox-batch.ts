import { Type } from 'typebox'
import { acceptedEventSchema } from '../../identity/index.js'
import { defineJob } from '../../jobs/index.js'
import { applyEvents } from '../apply-events.js'

/** Applies an inbox batch that failed at its first try. As a job it is tried again later, and shows as failed when it is given up. */
export const inboxBatch = defineJob({
  kind: 'inbox_batch',
  summary: "Applies a batch of a host's transaction that failed at the first try.",
  lane: 'identity',
  payload: Type.Object({ events: Type.Array(acceptedEventSchema) }),
  async run(_, { step, ids, clock }) {
    await step(async (transaction, { events }) => {
      await applyEvents(transaction, events, ids, clock.now())
      return undefined
    })
  }
})
