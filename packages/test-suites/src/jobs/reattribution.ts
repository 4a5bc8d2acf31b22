import { customers, events } from '@rapport/core/src/registry/tables.js'
import type { Store } from '@rapport/core/src/storage/contract.js'
import { overlay } from '@rapport/core/src/storage/overlay.js'
import { createTestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import { describe, expect, it } from 'vitest'

/** Claims that move more events than fit their own commit. */
export function testReattribution(context: { readonly store: Store }): void {
  describe('a claim that moves many events', () => {
    const visitorId = '00000000-0000-4000-8000-00000000000a'
    const pageview = { type: 'pageview' as const, url: 'https://x.test/', path: '/' }

    /** A visitor with this many anonymous events, then identified. */
    const identified = async (count: number, inlineMoves: number) => {
      // The rapport is closed with its tests' store, so it gets one that it cannot close.
      const store = overlay(context.store, { close: async () => undefined })
      const world = await createTestRapport({ store, limits: { inlineMoves } })
      const start = world.clock.now() - 1_000_000
      for (let from = 0; from < count; from += 100) {
        const batch = Array.from({ length: Math.min(100, count - from) }, (_, n) => ({ ...pageview, timestamp: start + from + n }))
        await world.workspace.ingest({ visitorId, events: batch })
      }
      await world.workspace.ingest({
        visitorId,
        events: [{ type: 'identify', email: 'ann@acme.test', userId: 'ann', timestamp: start + 10 }]
      })
      const rows = store.organization(world.organizationId)
      /** How many events the customer of this domain or id owns. */
      const owned = async (customer = 'acme.test') => {
        const where = { any: [{ external_id: { eq: customer } }, { domain: { eq: customer } }] }
        const [row] = await rows.find(customers, { where, columns: ['id'] })
        return rows.count(events, { customer_id: { eq: row?.id ?? visitorId } })
      }
      return { ...world, start, owned }
    }

    it('moves all of them in its commit up to the bound', async () => {
      const { workspace, rapport, owned } = await identified(250, 250)
      expect(await owned()).toBe(251)
      expect(await workspace.identity.pending()).toEqual({ jobs: 0, events: 0 })
      expect((await rapport.status()).jobs?.pendingByKind.reattribution).toBeUndefined()
    })

    it('beyond the bound moves the rest by a job, and tells how much is pending', async () => {
      const { workspace, rapport, send, owned, clock } = await identified(1_250, 100)
      expect(await owned()).toBe(101)
      expect(await workspace.identity.pending()).toEqual({ jobs: 1, events: 1_150 })
      clock.advance(5_000)
      expect(await rapport.status()).toMatchObject({ jobs: { pendingByKind: { reattribution: 1 } } })
      const { body } = await send({ method: 'GET', url: '/readyz' })
      expect(body).toMatchObject({ status: 'ready', jobs: { pending: 1, failed: 0, lagMs: 5_000 } })
      await rapport.runDue()
      expect(await owned()).toBe(1_251)
      expect(await workspace.identity.pending()).toEqual({ jobs: 0, events: 0 })
      expect((await rapport.status()).jobs?.pendingByKind).toEqual({})
    })

    it('puts of customers and users leave moves to jobs as well', async () => {
      const { workspace, rapport, owned } = await identified(30, 10)
      await rapport.runDue()
      await workspace.users.put([{ userId: 'ann', customer: { customerId: 'globex' } }])
      expect((await workspace.identity.pending()).jobs).toBeGreaterThan(0)
      await rapport.runDue()
      expect(await owned('globex')).toBe(31)
    })

    it('gives a customer back its row when its domain returns before its events have left', async () => {
      const { workspace, rapport, owned, start } = await identified(0, 1)
      const bills = Array.from({ length: 9 }, (_, n) => ({
        type: 'billing' as const,
        status: 'paid' as const,
        domain: 'beta.test',
        timestamp: start + n
      }))
      await workspace.ingest({ events: bills })
      expect(await owned('beta.test')).toBe(9)
      // That Ann is of beta moves an event of hers, which leaves the bills to a job.
      const beta = { customerId: 'beta', customerTraits: { domain: 'beta.test' } }
      await workspace.ingest({ userIdentity: { userId: 'ann' }, events: [{ ...pageview, ...beta }] })
      expect(await owned('beta')).toBe(2)
      await workspace.customers.put([{ customerId: 'beta', domain: 'gamma.test' }])
      await rapport.runDue()
      expect(await owned('beta.test')).toBe(9)
      expect(await owned('beta')).toBe(2)
    })

    it('is left for later when the rapport closes, also where runDue() was to see to it', async () => {
      const { workspace, rapport } = await identified(1_250, 100)
      const running = rapport.runDue()
      await rapport.close()
      await running
      expect(await workspace.identity.pending()).toMatchObject({ jobs: 1 })
    })

    it('is finished by a started rapport without being asked', async () => {
      const { workspace, rapport, owned } = await identified(0, 10)
      rapport.start()
      await workspace.ingest({ visitorId: visitorId.replace('a', 'b'), events: Array.from({ length: 50 }, () => pageview) })
      await workspace.ingest({
        visitorId: visitorId.replace('a', 'b'),
        events: [{ type: 'identify', userId: 'bob', email: 'bob@beta.test' }]
      })
      await expect.poll(() => workspace.identity.pending()).toEqual({ jobs: 0, events: 0 })
      expect(await owned('beta.test')).toBe(51)
      await rapport.close()
    })
  })
}
