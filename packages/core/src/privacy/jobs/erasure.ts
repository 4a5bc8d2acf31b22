import { Type } from 'typebox'
import { defineJob } from '../../jobs/index.js'
import { erasureKind } from '../erase/begin-erasure.js'
import { type ErasureWork, eraseOnce } from '../erase/erasure-steps.js'

/** Runs for people and customers with many events, and where a process ended in the middle of an erasure. */
export const erasure = defineJob({
  kind: erasureKind,
  summary: 'Erases what is stored about a person or a customer.',
  lane: 'identity',
  payload: Type.Object({ id: Type.String() }),
  attempts: Number.POSITIVE_INFINITY,
  async run({ id }, { store, step, ids, clock, signal }) {
    const commit: ErasureWork['commit'] = async (work) => {
      await step(async (transaction, payload) => {
        await work(transaction)
        return payload
      })
    }
    while (!signal.aborted && (await eraseOnce({ rows: store, commit, ids, now: () => clock.now() }, id)));
    await step(async () => undefined)
  }
})
