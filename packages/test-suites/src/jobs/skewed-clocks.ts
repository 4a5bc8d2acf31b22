import type { Store } from '@rapport/core/src/storage/contract.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { describe, expect, it } from 'vitest'
import { deferred, jobWorld } from './job-world.js'

const second = 1_000
const hour = 3_600_000

/** By how much the clock of one process is ahead of the other's. */
export const skews: readonly (readonly [string, number])[] = [
  ['30 seconds ahead', 30 * second],
  ['30 seconds behind', -30 * second],
  ['2 hours ahead', 2 * hour],
  ['2 hours behind', -2 * hour]
]

/** Processes whose clocks differ: a job belongs to one of them nevertheless. */
export function testSkewedClocks(context: { readonly store: Store }): void {
  describe('jobs of processes whose clocks differ', () => {
    it.each(skews)('a job that one process runs is left alone by one that is %s', async (_, skew) => {
      const { clock, runner, enqueue, rows } = jobWorld(context.store)
      const other = new TestClock(clock.now() + skew)
      const started = deferred()
      const end = deferred()
      const holding = runner({
        async run() {
          started.resolve()
          await end.promise
        }
      })
      // Due for both of them.
      await enqueue({ runAt: Math.min(clock.now(), other.now()) })
      const held = holding.runDue()
      await started.promise
      const ran: number[] = []
      const beside = runner({ run: async ({ n }) => void ran.push(n) }, { clock: other })
      await beside.runDue()
      expect(ran).toEqual([])
      end.resolve()
      await held
      expect([ran, await rows()]).toEqual([[], []])
    })

    it.each(skews)('of the jobs of one serial key one runs at a time, also where a process is %s', async (_, skew) => {
      const { clock, runner, enqueue, rows } = jobWorld(context.store)
      const other = new TestClock(clock.now() + skew)
      const started = deferred()
      const end = deferred()
      const holding = runner(
        {
          async run() {
            started.resolve()
            await end.promise
          }
        },
        { concurrency: 1 }
      )
      const runAt = Math.min(clock.now(), other.now())
      await enqueue({ serialKey: 'channel', runAt })
      const held = holding.runDue()
      await started.promise
      await enqueue({ serialKey: 'channel', runAt })
      const ran: number[] = []
      const beside = runner({ run: async ({ n }) => void ran.push(n) }, { clock: other })
      await beside.runDue()
      expect(ran).toEqual([])
      end.resolve()
      await held
      await beside.runDue()
      expect(await rows()).toEqual([])
    })
  })
}
