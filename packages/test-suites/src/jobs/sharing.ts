import type { Store } from '@rapport/core/src/storage/contract.js'
import { describe, expect, it } from 'vitest'
import { deferred, jobWorld } from './job-world.js'

/** Several processes, and several askers, of the same jobs. */
export function testSharing(context: { readonly store: Store }): void {
  describe('sharing jobs', () => {
    it('several runners share the jobs: each runs once', async () => {
      const { runner, enqueue, rows } = jobWorld(context.store)
      const ran: number[] = []
      const runners = [1, 2, 3].map(() => runner({ run: async ({ n }) => void ran.push(n) }))
      await Promise.all(Array.from({ length: 20 }, (_, n) => enqueue({ payload: { n } })))
      await Promise.all(runners.map((jobs) => jobs.runDue()))
      await runners[0]?.runDue()
      expect(ran.sort((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n))
      expect(await rows()).toEqual([])
    })

    it('runs for a bounded time share the jobs, stop what takes longer, and leave it to the next', async () => {
      const { runner, enqueue, rows } = jobWorld(context.store)
      const ran: number[] = []
      const run = async ({ n }: { n: number }) => void ran.push(n)
      for (let n = 0; n < 6; n++) await enqueue({ payload: { n } })
      const shared = await Promise.all([1, 2].map(() => runner({ run }).runFor(600_000)))
      expect(shared.reduce((sum, each) => sum + each.ran, 0)).toBe(6)
      expect(ran.sort()).toEqual([0, 1, 2, 3, 4, 5])

      await enqueue()
      // It takes as long as it may.
      const takesAll = async (_: object, { signal }: { signal: AbortSignal }) => {
        if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
        signal.throwIfAborted()
      }
      expect(await runner({ run: takesAll }).runFor(20)).toMatchObject({ more: true })
      expect(await runner({ run }).runFor(600_000)).toEqual({ ran: 1, more: false })
      expect(await rows()).toEqual([])
    })

    it('one runner runs only so many at the same time', async () => {
      const { runner, enqueue } = jobWorld(context.store)
      let running = 0
      let most = 0
      let full = deferred()
      const jobs = runner(
        {
          // Goes on when three of them run.
          async run() {
            most = Math.max(most, ++running)
            const three = full
            if (running === 3) {
              full = deferred()
              three.resolve()
            }
            await three.promise
            running--
          }
        },
        { concurrency: 3 }
      )
      for (let n = 0; n < 6; n++) await enqueue()
      await Promise.all([jobs.runDue(), jobs.runDue()])
      expect(most).toBe(3)
    })

    it('the job of a process that has died runs again once its lease is over, and not before', async () => {
      const { clock, runner, enqueue, rows } = jobWorld(context.store)
      const started = deferred()
      const forever = deferred()
      const run = () => {
        started.resolve()
        return forever.promise
      }
      const dead = runner({ run }, { concurrency: 1 })
      await enqueue()
      const dying = dead.runDue()
      await started.promise
      const ran: number[] = []
      const other = runner({ run: async ({ n }) => void ran.push(n) })
      clock.advance(29_999)
      await other.runDue()
      expect([ran, await rows()]).toMatchObject([[], [{ attempts: 1 }]])
      clock.advance(1)
      await other.runDue()
      expect([ran, await rows()]).toEqual([[0], []])
      forever.resolve()
      await dying
    })

    it('a job that ends its process each time is given up like one that fails', async () => {
      const { clock, log, runner, enqueue, rows } = jobWorld(context.store)
      const forever = deferred()
      await enqueue()
      const dying: Promise<void>[] = []
      for (let process = 0; process < 2; process++) {
        const started = deferred()
        const run = () => {
          started.resolve()
          return forever.promise
        }
        dying.push(runner({ attempts: 2, run }, { concurrency: 1 }).runDue())
        await started.promise
        clock.advance(30_000)
      }
      await runner({ attempts: 2, run: () => Promise.reject(new Error('ran')) }).runDue()
      expect(await rows()).toMatchObject([{ run_at: null, leased_by: null, last_error: expect.stringContaining('process ended') }])
      expect(log).toContainEqual(expect.objectContaining({ level: 'error' }))
      forever.resolve()
      await Promise.all(dying)
    })

    it('the job of a process that died while the clock was far ahead is not held until then', async () => {
      const { clock, runner, enqueue, rows } = jobWorld(context.store)
      const started = deferred()
      const forever = deferred()
      const run = () => {
        started.resolve()
        return forever.promise
      }
      await enqueue()
      clock.advance(31_536_000_000)
      const dying = runner({ run }, { concurrency: 1 }).runDue()
      await started.promise
      clock.advance(-31_536_000_000)
      await runner({}).runDue()
      expect(await rows()).toEqual([])
      forever.resolve()
      await dying
    })

    it('a job that is held is renewed, so that a long one stays with its process', async () => {
      const { clock, runner, enqueue, rows } = jobWorld(context.store)
      const started = deferred()
      const end = deferred()
      const run = () => {
        started.resolve()
        return end.promise
      }
      const jobs = runner({ run }, { leaseMs: 30 })
      await enqueue()
      const running = jobs.runDue()
      await started.promise
      clock.advance(29)
      await expect.poll(async () => (await rows())[0]?.leased_until).toBe(clock.now() + 30)
      end.resolve()
      await running
      expect(await rows()).toEqual([])
    })

    it('what a process saves after its lease is over is not saved, and the other one is not disturbed', async () => {
      const { clock, log, runner, enqueue, rows } = jobWorld(context.store)
      const started = deferred()
      const goOn = deferred()
      const taken = deferred()
      const end = deferred()
      const slow = runner(
        {
          async run(_, { step }) {
            started.resolve()
            await goOn.promise
            await step(async () => ({ n: 99 }))
          }
        },
        { concurrency: 1 }
      )
      await enqueue()
      const losing = slow.runDue()
      await started.promise
      clock.advance(30_000)
      const other = runner({
        async run(_, { step }) {
          taken.resolve()
          await end.promise
          await step(async (_, { n }) => {
            expect(n).toBe(0)
            return undefined
          })
        }
      })
      const winning = other.runDue()
      await taken.promise
      goOn.resolve()
      await losing
      expect(await rows()).toMatchObject([{ payload: { n: 0 }, attempts: 2 }])
      expect(log).toContainEqual(expect.objectContaining({ message: expect.stringContaining('another process has it now') }))
      end.resolve()
      await winning
      expect(await rows()).toEqual([])
    })

    it('there is one live job of a key, however often and by however many it is asked for', async () => {
      const { runner, enqueue, rows } = jobWorld(context.store)
      let ran = 0
      await Promise.all(Array.from({ length: 5 }, () => enqueue({ uniqueKey: 'one' })))
      await enqueue({ uniqueKey: 'two' })
      expect((await rows()).map((row) => [row.unique_key, row.trigger_count]).sort()).toEqual([
        ['one', 5],
        ['two', 1]
      ])
      await runner({ run: async () => void ran++ }).runDue()
      expect([ran, await rows()]).toEqual([2, []])
    })

    it('a job that is asked for while it runs will run once more', async () => {
      const { runner, enqueue, rows } = jobWorld(context.store)
      let ran = 0
      const jobs = runner({
        async run(_, { step }) {
          if (++ran <= 2) await enqueue({ uniqueKey: 'one' })
          if (ran === 2) await step(async () => undefined)
        }
      })
      await enqueue({ uniqueKey: 'one' })
      await jobs.runDue()
      expect([ran, await rows()]).toEqual([3, []])
    })
  })
}
