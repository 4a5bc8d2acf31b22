import { defineJob, RescheduleAt } from '../../jobs/index.js'
import { keepSignalDay, look, readLooking, writePass } from '../passes.js'
import { signalChangesKind, signalChangesPayload, takeQueued } from '../queue.js'

/** While changes go on coming: after so much time, they gather for so long. */
const busyMs = 1_000
const restMs = 10_000

/** Exists while customers wait to be looked at. It takes some of them at a time; which ones stands in the job, so that none is lost with the process. */
export const signalChanges = defineJob({
  kind: signalChangesKind,
  summary: 'Judges signals and attention items of changed customers.',
  lane: 'maintenance',
  payload: signalChangesPayload,
  attempts: Number.POSITIVE_INFINITY,
  async run({ customerIds: left }, { store, step, save, ids, clock }) {
    let customerIds = left
    const began = clock.now()
    for (;;) {
      if (customerIds.length > 0) {
        const now = clock.now()
        const pass = await look(store, await readLooking(store, now), customerIds, now)
        const goesOn = await save(async (transaction) => {
          await writePass(transaction, pass, ids, now)
          await keepSignalDay(transaction, ids, now)
          return { customerIds: [] }
        })
        if (!goesOn) return
      }
      const took: { ids: string[] } = { ids: [] }
      const goesOn = await step(async (transaction) => {
        took.ids = await takeQueued(transaction)
        if (took.ids.length === 0) return undefined
        const isResting = clock.now() - began > busyMs
        return isResting ? new RescheduleAt(clock.now() + restMs, { customerIds: took.ids }) : { customerIds: took.ids }
      })
      if (!goesOn) return
      customerIds = took.ids
    }
  }
})
