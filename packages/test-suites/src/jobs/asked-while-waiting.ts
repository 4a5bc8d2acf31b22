import { RescheduleAt } from '@rapport/core/src/jobs/reschedule-at.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { openedStore } from '@rapport/core/src/testing/opened-store.js'
import { describe, expect, it } from 'vitest'
import { jobWorld } from './job-world.js'

const day = 86_400_000

/**
 * Registers a test with vitest for stores whose transactions run side by side: what is committed between a step's look and its end is not forgotten.
 *
 * @example askedWhileWaitingSuite('my store', async () => myStore({ connectionString }))
 */
export function askedWhileWaitingSuite(name: string, createStore: () => Promise<Store>): void {
  describe(`jobs on ${name}`, () => {
    const store = openedStore(createStore)

    it('a job that is asked for while it decides to wait runs again at once, and then waits', async () => {
      const { runner, enqueue, rows, clock } = jobWorld(store())
      const until = clock.now() + day
      let looks = 0
      const jobs = runner({
        async run(_, { save }) {
          await save(async (_, payload) => {
            if (++looks === 1) await enqueue({ uniqueKey: 'one' })
            return new RescheduleAt(until, payload)
          })
        }
      })
      await enqueue({ uniqueKey: 'one' })
      await jobs.runDue()
      expect(looks).toBe(2)
      expect(await rows()).toMatchObject([{ run_at: until, running: false }])
    })
  })
}
