import { customers } from '@rapport/core/src/registry/tables.js'
import { revenueOf } from '@rapport/core/src/revenue/revenue-of.js'
import { mrrVectors } from '@rapport/core/src/testing/revenue/mrr-vectors.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { NewWorld } from './billing-world.js'

/** What a customer's row says of its subscriptions; `orders` is how many random orders of puts are tried. */
export function testCustomerRevenue(newWorld: NewWorld, orders: number): void {
  describe('the revenue of a customer', () => {
    it('is what the vectors say', async () => {
      const world = newWorld()
      const vectors = mrrVectors.map((vector, index) => ({ ...vector, customerId: `customer ${index}` }))
      await world.putCustomers(...vectors.map(({ customerId, name }) => ({ customerId, name })))
      const batch = vectors.flatMap(({ customerId, subscriptions }) =>
        subscriptions.map((said, index) => ({ ...said, externalId: `${customerId} ${index}`, customer: { customerId } }))
      )
      await world.put(...batch)
      const rows = await world.rows.find(customers)
      const found = new Map(rows.map((row) => [row.name, row.mrr_status === 'calculated' ? row.mrr_cents : row.mrr_status]))
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(vectors.map(({ name, mrr }) => [name, mrr])))
    })

    it('is told as svc_get_customer shows it', async () => {
      const world = newWorld()
      await world.putCustomers({ customerId: 'acme' }, { customerId: 'globex' })
      await world.put({ externalId: 'a' }, { externalId: 'b', status: 'past_due' }, { externalId: 'c', status: 'trialing' })
      const acme = await world.customer('acme')
      const globex = await world.customer('globex')
      expect(await revenueOf(world.rows, acme.id)).toEqual({
        currentMrr: 2000,
        mrrCalculationStatus: 'calculated',
        lifetimeRevenue: 0,
        activeSubscriptions: 2
      })
      const unknown = { currentMrr: null, mrrCalculationStatus: 'unavailable', lifetimeRevenue: 0, activeSubscriptions: 0 }
      expect(await revenueOf(world.rows, globex.id)).toEqual(unknown)
      await expect(revenueOf(world.rows, '00000000-0000-4000-8000-000000000001')).rejects.toMatchObject({ code: 'NOT_FOUND' })
    })

    it('has the plan of the subscription that started last, and of two at once the one of the greater external id', async () => {
      const world = newWorld()
      const early = { startedAt: '2026-01-01T00:00:00Z' }
      await world.put({ externalId: 'b', plan: 'Team', ...early }, { externalId: 'a', plan: 'Solo', ...early })
      expect(await world.customer()).toMatchObject({ plan: 'Team' })
      await world.put({ externalId: '0', plan: 'Scale', startedAt: '2026-01-02T00:00:00Z', status: 'canceled' })
      expect(await world.customer()).toMatchObject({ plan: 'Scale' })
    })

    it('does not depend on the order of the puts, nor on how they are cut into batches', async () => {
      const one = fc.record({
        externalId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        customer: fc.constantFrom({ customerId: 'acme' }, { customerId: 'globex' }, { domain: 'acme.test' }),
        status: fc.constantFrom('active', 'past_due', 'trialing', 'canceled', 'incomplete'),
        currency: fc.constantFrom('usd', 'usd', 'usd', 'eur'),
        items: fc.array(fc.record({ amountCents: fc.nat(1000), interval: fc.constantFrom('week', 'month', 'year') }), { maxLength: 2 }),
        plan: fc.constantFrom('Solo', 'Team', null),
        startedAt: fc.nat(3)
      })
      const order = fc
        .uniqueArray(one, { minLength: 1, maxLength: 5, selector: ({ externalId }) => externalId })
        .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }), fc.nat(all.length)))
      await fc.assert(
        fc.asyncProperty(order, async ([all, other, cut]) => {
          const together = newWorld()
          const apart = newWorld()
          await together.put(...all)
          for (const batch of [other.slice(0, cut), other.slice(cut), other.slice(0, 1)]) await apart.put(...batch)
          expect(await billing(apart)).toEqual(await billing(together))
        }),
        { numRuns: orders }
      )
    })
  })
}

async function billing(world: ReturnType<NewWorld>) {
  const rows = await world.rows.find(customers)
  const told = rows.map(({ id, created_at, ...row }) => row)
  return told.sort((a, b) => ((a.external_id ?? '') < (b.external_id ?? '') ? -1 : 1))
}
