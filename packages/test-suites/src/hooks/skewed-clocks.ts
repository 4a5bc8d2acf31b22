import type { Store } from '@rapport/core/src/storage/contract.js'
import { TestClock } from '@rapport/core/src/testing/test-clock.js'
import { describe, expect, it } from 'vitest'
import { deferred } from '../jobs/job-world.js'
import { skews } from '../jobs/skewed-clocks.js'
import { hookWorld } from './hook-world.js'

/** Processes whose clocks differ: one of them delivers at a time nevertheless. */
export function testSkewedClocks(context: { readonly store: Store }): void {
  describe('hooks of processes whose clocks differ', () => {
    it.each(skews)('each delivery is made once, and of a customer one at a time, where a process is %s', async (_, skew) => {
      const { process, clock, putFact, hookId, status } = await hookWorld(context.store)
      const processes = [await process(), await process(new TestClock(clock.now() + skew))] as const
      const told: string[] = []
      const running = new Map<string, number>()
      const overlap = deferred()
      let overlapping = 0
      let called = deferred()
      let gate = deferred()
      for (const each of processes) {
        each.on(
          'fact.detected',
          async ({ data: { customerId, factId } }) => {
            const before = running.get(customerId) ?? 0
            if (before > 0) overlapping++
            if (before > 0) overlap.resolve()
            running.set(customerId, before + 1)
            called.resolve()
            await gate.promise
            running.set(customerId, (running.get(customerId) ?? 1) - 1)
            told.push(factId)
          },
          { id: hookId() }
        )
        // Both know of the hook before anything is told.
        await each.runDue()
      }
      clock.advance(5_000)
      const wanted: string[] = []
      for (const [holding, beside] of [processes, [processes[1], processes[0]] as const]) {
        called = deferred()
        gate = deferred()
        for (let fact = 0; fact < 4; fact++) wanted.push(await putFact({ customerId: `c${fact % 2}` }, holding))
        const held = holding.runDue()
        await called.promise
        const meanwhile = beside.runDue()
        // It ends while the handler still runs, because there is nothing for it.
        await Promise.race([meanwhile, overlap.promise])
        gate.resolve()
        await Promise.all([held, meanwhile])
      }
      expect(overlapping).toBe(0)
      expect(told.sort()).toEqual(wanted.sort())
      expect(await status()).toEqual([{ name: 'fact.detected', pending: 0, dead: 0 }])
    })
  })
}
