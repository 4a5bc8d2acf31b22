import { describe, expect, it } from 'vitest'
import { day, type NewWorld, noon } from './billing-world.js'

const today = noon - day / 2

/** What a change leaves behind: one snapshot a customer and day. */
export function testSnapshots(newWorld: NewWorld): void {
  describe('snapshots of revenue', () => {
    it('are written on change, the last of a day standing', async () => {
      const world = newWorld()
      await world.put({ externalId: 'a', plan: 'Team' })
      const { id } = await world.customer()
      await world.put({ externalId: 'a', plan: 'Scale', status: 'past_due' })
      world.now += day
      await world.put({ externalId: 'a', plan: 'Scale', status: 'canceled' })
      expect(await world.snapshots()).toEqual([
        { customer_id: id, day: today, mrr_cents: 1000, currency: 'USD', plan: 'Scale', billing_status: 'PAST_DUE' },
        { customer_id: id, day: today + day, mrr_cents: 0, currency: 'USD', plan: 'Scale', billing_status: 'CHURNED' }
      ])
    })

    it('tell what a billing event changed', async () => {
      const world = newWorld()
      await world.billed('paid', noon)
      const unknown = { mrr_cents: null, currency: null, plan: null }
      expect(await world.snapshots()).toMatchObject([{ day: today, ...unknown, billing_status: 'PAYING' }])
      await world.billed('churned', noon + 1)
      expect(await world.snapshots()).toMatchObject([{ day: today, ...unknown, billing_status: 'CHURNED' }])
    })

    it('are written of both customers when a subscription changes hands', async () => {
      const world = newWorld()
      await world.put({ externalId: 'a' })
      world.now += day
      await world.put({ externalId: 'a', customer: { customerId: 'globex' } })
      expect(await world.snapshots('acme')).toMatchObject([{ mrr_cents: 1000 }, { mrr_cents: null, billing_status: 'NONE' }])
      expect(await world.snapshots('globex')).toMatchObject([{ day: today + day, mrr_cents: 1000 }])
    })
  })
}
