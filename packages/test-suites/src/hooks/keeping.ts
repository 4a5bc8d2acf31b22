import { dropOverdue } from '@rapport/core/src/hooks/retention.js'
import { hookDeliveries, hookRegistrations, jobs } from '@rapport/core/src/registry/tables.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { describe, expect, it } from 'vitest'
import { hookWorld } from './hook-world.js'

const day = 86_400_000

/** What is kept for hooks, for how long, and who knows of them. */
export function testKeeping(context: { readonly store: Store }): void {
  const start = () => hookWorld(context.store)

  describe('what is kept for hooks', () => {
    it('a hook that nobody serves any more is kept for 7 days, then nothing is written for it, and nothing is left', async () => {
      const { rapport, process, clock, putFact, hookId, rows, store, organizationId } = await start()
      const serving = await process()
      serving.on('fact.detected', () => undefined, { id: hookId() })
      await serving.runDue()
      await serving.close()
      clock.advance(5_000)
      const count = async () => (await rows()).filter(({ hook }) => hook.endsWith(hookId())).length
      await putFact()
      expect(await count()).toBe(1)
      for (let days = 0; days < 6; days++) {
        clock.advance(day)
        await rapport.runDue()
        await putFact()
      }
      expect(await count()).toBe(7)
      clock.advance(2 * day)
      await putFact()
      await rapport.runDue()
      expect(await count()).toBe(6)
      for (let days = 0; days < 8; days++) {
        clock.advance(day)
        await rapport.runDue()
      }
      expect(await count()).toBe(0)
      // The jobs of hooks that other tests of this store have are theirs.
      const left = await store.organization(organizationId).find(jobs, { columns: ['kind'] })
      expect(left.filter(({ kind }) => kind.endsWith(hookId()))).toEqual([])
      rapport.on('fact.detected', () => undefined, { id: hookId('new') })
      await rapport.runDue()
      expect(await store.directory.find(hookRegistrations, { where: { id: { eq: hookId() } } })).toEqual([])
    })

    it('a hook that is served is known for ever', async () => {
      const { rapport, clock, putFact, listen } = await start()
      const heard = listen('fact.detected')
      for (let days = 0; days < 20; days += 4) {
        await rapport.runDue()
        clock.advance(4 * day)
      }
      await putFact()
      await rapport.runDue()
      expect(heard).toHaveLength(1)
    })

    it('of too many the oldest are dropped, of the hook that has most of them', async () => {
      const { rapport, clock, putFact, hookId, rows, store, organizationId } = await start()
      rapport.on('fact.detected', () => undefined, { id: hookId('some') })
      const facts: string[] = []
      for (let index = 0; index < 8; index++) facts.push(await putFact())
      const own = store.organization(organizationId)
      // Hooks of other tests of this store have as many.
      await own.remove(hookDeliveries, { hook: { ne: `fact.detected ${hookId('some')}` } })
      const dropped = await own.transaction((transaction) => dropOverdue(transaction, clock.now(), 5))
      expect(dropped).toEqual({ expired: 0, overflowing: 3, left: 'more' })
      const left = (await rows()).toSorted((a, b) => a.position - b.position)
      expect(left.map(({ event: told }) => told.data.factId)).toEqual(facts.slice(3))
    })
  })
}
