import { customers } from '@rapport/core/src/registry/tables.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { customer, id } from '@rapport/core/src/testing/store-suite/sample-rows.js'
import { describe, expect, it } from 'vitest'
import { deferred, jobWorld } from './job-world.js'

/** Jobs that work in steps, and what is left when they are interrupted. */
export function testSteps(context: { readonly store: Store }): void {
  describe('jobs in steps', () => {
    /** Writes one customer a step, up to this many. */
    const counting = (limit: number, before: (n: number) => Promise<void> | void = () => undefined) => ({
      async run(_: unknown, { step }: Parameters<Parameters<ReturnType<typeof jobWorld>['runner']>[0]['run'] & {}>[1]) {
        for (;;) {
          const goesOn = await step(async (transaction, { n }) => {
            await before(n)
            await transaction.insert(customers, [customer({ id: id(n), external_id: String(n) })])
            return n + 1 < limit ? { n: n + 1 } : undefined
          })
          if (!goesOn) return
        }
      }
    })

    it('save what they did together with where they are, and end with their last step', async () => {
      const { organization, runner, enqueue, rows } = jobWorld(context.store)
      await enqueue()
      await runner(counting(3)).runDue()
      expect([await organization.count(customers), await rows()]).toEqual([3, []])
    })

    it('keep nothing of a step that fails, go on with it later, and count attempts anew after each step', async () => {
      const { clock, organization, runner, enqueue, rows } = jobWorld(context.store)
      let failures = 0
      const jobs = runner({
        attempts: 3,
        ...counting(4, (n) => {
          if (failures < 2 * n) {
            failures++
            throw new Error(`step ${n}`)
          }
        })
      })
      await enqueue()
      for (let turn = 0; turn < 10; turn++) {
        await jobs.runDue()
        expect(await organization.count(customers)).toBe((await rows())[0]?.payload.n ?? 4)
        clock.advance(4_000)
      }
      expect([failures, await organization.count(customers), await rows()]).toEqual([6, 4, []])
    })

    it('stop after a step when their process closes, which is no failed attempt; the next process goes on from there', async () => {
      const { organization, runner, enqueue, rows } = jobWorld(context.store)
      const inside = deferred()
      const goOn = deferred()
      const closing = runner(
        counting(100, (n) => {
          if (n !== 2) return undefined
          inside.resolve()
          return goOn.promise
        })
      )
      await enqueue()
      const running = closing.runDue()
      await inside.promise
      const closed = closing.close()
      goOn.resolve()
      await Promise.all([running, closed])
      expect(await rows()).toMatchObject([{ payload: { n: 3 }, attempts: 0, leased_by: null, last_error: null }])
      await runner(counting(5)).runDue()
      expect([await organization.count(customers), await rows()]).toEqual([5, []])
    })
  })
}
