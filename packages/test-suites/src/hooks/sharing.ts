import type { Store } from '@rapport/core/src/storage/contract.js'
import { describe, expect, it } from 'vitest'
import { deferred } from '../jobs/job-world.js'
import { hookWorld } from './hook-world.js'

/** Several processes on one store: some that only take events in, some that have the handlers. */
export function testSharing(context: { readonly store: Store }): void {
  const start = () => hookWorld(context.store)

  describe('hooks of several processes', () => {
    it('a process without the hook writes for it within 5 seconds, and takes none of its deliveries', async () => {
      const { rapport, process, clock, putFact, listen, rows, hookId, status } = await start()
      await putFact()
      const serving = await process()
      const heard = listen('fact.detected', serving)
      await serving.runDue()
      clock.advance(4_999)
      await putFact()
      expect((await rows()).filter(({ hook }) => hook.endsWith(hookId()))).toEqual([])
      clock.advance(1)
      const factId = await putFact()
      await rapport.runDue()
      expect(await status()).toEqual([{ name: 'fact.detected', pending: 1, dead: 0 }])
      await serving.runDue()
      expect(heard).toMatchObject([{ data: { factId } }])
      expect(await status()).toEqual([{ name: 'fact.detected', pending: 0, dead: 0 }])
    })

    it('what was written while no process had the hook is delivered after the restart, in its order', async () => {
      const { process, clock, putFact, listen } = await start()
      const before = await process()
      listen('fact.detected', before)
      await before.runDue()
      await before.close()
      clock.advance(5_000)
      const facts = [await putFact(), await putFact(), await putFact()]
      const after = await process()
      const heard = listen('fact.detected', after)
      await after.runDue()
      expect(heard.map(({ data }) => data.factId)).toEqual(facts)
    })

    it('two processes share the work: each delivery once, of a customer one at a time and in order', async () => {
      const { rapport, process, putFact, hookId, status } = await start()
      const processes = [rapport, await process(), await process()]
      const told = new Map<string, string[]>()
      const running = new Set<string>()
      let overlapping = 0
      for (const each of processes) {
        each.on(
          'fact.detected',
          async ({ data: { customerId, factId } }) => {
            if (running.has(customerId)) overlapping++
            running.add(customerId)
            await new Promise(setImmediate)
            running.delete(customerId)
            told.set(customerId, [...(told.get(customerId) ?? []), factId])
          },
          { id: hookId() }
        )
      }
      await rapport.runDue()
      const wanted = new Map<string, string[]>()
      for (let index = 0; index < 24; index++) {
        const customer = `c${index % 3}`
        const factId = await putFact({ customerId: customer }, processes[index % 3])
        wanted.set(customer, [...(wanted.get(customer) ?? []), factId])
        if (index % 8 === 7) await Promise.all(processes.map((one) => one.runDue()))
      }
      expect(await status()).toEqual([{ name: 'fact.detected', pending: 0, dead: 0 }])
      expect([...told.values()].sort()).toEqual([...wanted.values()].sort())
      expect(overlapping).toBe(0)
    })

    it('what a process that died was delivering is delivered again once its lease is over, and not before', async () => {
      const { rapport, process, clock, putFact, hookId } = await start()
      const called = deferred()
      const forever = deferred()
      const dead = await process()
      const end = dead.on(
        'fact.detected',
        () => {
          called.resolve()
          return forever.promise
        },
        { id: hookId() }
      )
      await putFact({ customerId: 'acme' }, dead)
      const dying = dead.runDue()
      await called.promise
      // While the handler hangs its process looks for more to do, and might take the job again itself.
      end()
      const attempts: number[] = []
      rapport.on('fact.detected', (_, { attempt }) => attempts.push(attempt), { id: hookId() })
      clock.advance(29_999)
      await rapport.runDue()
      expect(attempts).toEqual([])
      clock.advance(1)
      await rapport.runDue()
      expect(attempts).toEqual([2])
      forever.resolve()
      await dying
    })

    it('a hook that is ended is served no more, and what is written waits for the next that begins it', async () => {
      const { rapport, putFact, hookId } = await start()
      const heard: string[] = []
      const end = rapport.on('fact.detected', ({ data }) => heard.push(data.factId), { id: hookId() })
      const first = await putFact()
      await rapport.runDue()
      end()
      end()
      const second = await putFact()
      await rapport.runDue()
      expect(heard).toEqual([first])
      rapport.on('fact.detected', ({ data }) => heard.push(data.factId), { id: hookId() })
      await rapport.runDue()
      expect(heard).toEqual([first, second])
    })

    it('a started process delivers without being asked', async () => {
      const { process, putFact, hookId } = await start()
      const serving = await process()
      const told = deferred()
      serving.start()
      serving.on('fact.detected', () => told.resolve(), { id: hookId() })
      await putFact({ customerId: 'acme' }, serving)
      await told.promise
      await serving.close()
    })
  })
}
