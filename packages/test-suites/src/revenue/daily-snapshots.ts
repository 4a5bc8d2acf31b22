import { customers, revenueSnapshots } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import { type BillingWorld, day, type NewWorld, noon } from './billing-world.js'

const today = noon - day / 2

/** What snapshots say of a customer: the day after the world's first, and the MRR. */
const told = async (world: BillingWorld, named?: string) =>
  (await world.snapshots(named)).map((row) => [(row.day - today) / day, row.mrr_cents])

/** The job that takes each organization's snapshots once a UTC day. */
export function testDailySnapshots(newWorld: NewWorld): void {
  describe('daily snapshots', () => {
    it('begin with the first billing that is known, once, for the next day', async () => {
      const world = newWorld()
      await world.putCustomers({ customerId: 'nothing known' })
      expect(await world.waiting()).toEqual([])
      const job = { kind: 'revenue_snapshots', run_at: today + day, last_error: null }
      await world.put({ externalId: 'a' })
      expect(await world.waiting()).toEqual([job])
      await world.put({ externalId: 'a', plan: 'Team' }, { externalId: 'b', customer: { customerId: 'globex' } })
      await world.billed('paid', noon, { customerId: 'initech' })
      expect(await world.waiting()).toEqual([job])
    })

    it('are taken each day of whoever has billing, and leave what a change has written', async () => {
      const world = newWorld()
      await world.putCustomers({ customerId: 'nothing known' })
      await world.put({ externalId: 'a' }, { externalId: 'b', customer: { customerId: 'mixed' } })
      await world.put({ externalId: 'c', customer: { customerId: 'mixed' }, currency: 'eur' })
      await world.billed('trialing', noon, { customerId: 'events only' })
      const process = world.process()
      await process.runDue()
      expect(await world.rows.count(revenueSnapshots)).toBe(3)
      world.now = today + day
      await process.runDue()
      await process.runDue()
      expect(await world.rows.count(revenueSnapshots)).toBe(6)
      expect(await world.snapshots('mixed')).toMatchObject([
        { day: today, mrr_cents: null, currency: null, billing_status: 'PAYING' },
        { day: today + day, mrr_cents: null, currency: null, billing_status: 'PAYING' }
      ])
      world.now += day
      await world.put({ externalId: 'a', status: 'canceled' })
      await process.runDue()
      expect(await told(world)).toEqual([
        [0, 1000],
        [1, 1000],
        [2, 0]
      ])
      expect(await told(world, 'events only')).toHaveLength(3)
      expect(await world.waiting()).toMatchObject([{ run_at: today + 3 * day }])
    })

    it('are there for days that were taken already, of whoever is heard of late', async () => {
      const world = newWorld()
      await world.put({ externalId: 'a' })
      world.now += 3 * day
      await world.process().runDue()
      // A commit that began before those days were taken, of a customer that they did not know.
      world.now = noon + day
      await world.put({ externalId: 'b', customer: { customerId: 'late' } })
      expect((await told(world, 'late')).map(([when]) => when)).toEqual([1, 2, 3])
      expect(await told(world)).toHaveLength(4)
    })

    it('of days without a process are as it stood then, not as it stands now', async () => {
      const world = newWorld()
      await world.put({ externalId: 'a' }, { externalId: 'b', customer: { customerId: 'globex' } })
      world.now += 2 * day
      await world.put({ externalId: 'a', items: [{ amountCents: 3000, interval: 'month' }] })
      world.now += 2 * day
      await world.put({ externalId: 'a', status: 'canceled' }, { externalId: 'b', customer: { customerId: 'umbrella' } })
      await world.process().runDue()
      expect(await told(world)).toEqual([
        [0, 1000],
        [1, 1000],
        [2, 3000],
        [3, 3000],
        [4, 0]
      ])
      expect(await told(world, 'globex')).toEqual([
        [0, 1000],
        [1, 1000],
        [2, 1000],
        [3, 1000],
        [4, null]
      ])
      expect(await told(world, 'umbrella')).toEqual([[4, 1000]])
    })

    it('count a subscription from its beginning on, at once where a process runs then', async () => {
      const world = newWorld()
      const begins = noon + day
      const upcoming = { mrr_cents: 0, mrr_status: 'calculated', billing_status: 'NONE', active_subscription_count: 0, plan: null }
      const begun = { mrr_cents: 1000, billing_status: 'PAYING', active_subscription_count: 1, plan: 'Team' }
      const globex = { externalId: 'b', customer: { customerId: 'globex' }, startedAt: new Date(begins + 2 * day) }
      await world.put({ externalId: 'a', plan: 'Team', startedAt: new Date(begins) }, globex)
      expect(await world.customer()).toMatchObject(upcoming)
      const process = world.process()
      for (const at of [today + day, begins - 1]) {
        world.now = at
        await process.runDue()
        expect(await world.customer()).toMatchObject(upcoming)
      }
      world.now = begins
      await process.runDue()
      expect(await world.customer()).toMatchObject(begun)
      expect(await told(world)).toEqual([
        [0, 0],
        [1, 1000]
      ])
      world.now = begins + 5 * day
      await process.runDue()
      expect(await world.customer('globex')).toMatchObject({ mrr_cents: 1000, billing_status: 'PAYING' })
      expect((await told(world)).at(-1)).toEqual([6, 1000])
    })

    it('count a subscription that begins later the same day, also when it was put after the day’s were taken', async () => {
      const world = newWorld()
      await world.put({ externalId: 'a' })
      await world.process().runDue()
      await world.put({ externalId: 'b', status: 'past_due', customer: { customerId: 'globex' }, startedAt: new Date(noon + 60_000) })
      expect(await world.customer('globex')).toMatchObject({ billing_status: 'NONE' })
      expect(await world.waiting()).toMatchObject([{ run_at: noon + 60_000 }])
      world.now = noon + 60_000
      await world.process().runDue()
      expect(await world.customer('globex')).toMatchObject({ billing_status: 'PAST_DUE', mrr_cents: 1000 })
      expect(await world.waiting()).toMatchObject([{ run_at: today + day }])
    })

    it('of more than a year without a process stay empty', async () => {
      const world = newWorld()
      await world.put({ externalId: 'a' })
      world.now += 400 * day
      await world.process().runDue()
      expect(await told(world)).toEqual([
        [0, 1000],
        [400, 1000]
      ])
    })

    it('come after a restart where it was left, and once from several processes', async () => {
      const world = newWorld()
      const batch = Array.from({ length: 1001 }, (_, index) => ({ externalId: `${index}`, customer: { customerId: `customer ${index}` } }))
      await world.put(...batch)
      world.now += 2 * day
      const first = world.process()
      const interrupted = first.runDue()
      await first.close()
      await interrupted
      await Promise.all([world.process().runDue(), world.process().runDue()])
      expect(await world.rows.count(revenueSnapshots)).toBe(3 * batch.length)
      expect(await world.waiting()).toEqual([{ kind: 'revenue_snapshots', run_at: today + 3 * day, last_error: null }])
    })

    it('tell of a change that began before midnight and came after they were taken', async () => {
      const world = newWorld()
      await world.put({ externalId: 'a' })
      world.now = today + day
      await world.process().runDue()
      world.now -= 1
      await world.put({ externalId: 'a', status: 'canceled' })
      expect(await told(world)).toEqual([
        [0, 0],
        [1, 0]
      ])
    })

    it('end for a customer that goes into another one, whose they then are', async () => {
      const world = newWorld()
      await world.billed('paid', noon, { domain: 'acme.test' })
      const { id } = await world.customer('acme.test')
      world.now += day
      await world.process().runDue()
      await world.putCustomers({ customerId: 'acme', domain: 'acme.test' })
      world.now += 2 * day
      await world.process().runDue()
      const former = await world.rows.find(revenueSnapshots, { where: { customer_id: { eq: id } } })
      expect(former.map((row) => [(row.day - today) / day, row.billing_status])).toEqual([
        [0, 'PAYING'],
        [1, 'NONE']
      ])
      expect((await world.snapshots('acme')).map((row) => [(row.day - today) / day, row.billing_status])).toEqual([
        [1, 'PAYING'],
        [2, 'PAYING'],
        [3, 'PAYING']
      ])
    })

    it('end when nobody has billing any more, and begin again with the next who has', async () => {
      const world = newWorld()
      await world.put({ externalId: 'a' })
      await world.rows.remove(customers, {})
      world.now += day
      await world.process().runDue()
      expect(await world.waiting()).toEqual([])
      expect(await world.rows.count(revenueSnapshots)).toBe(1)
      await world.put({ externalId: 'b', customer: { customerId: 'globex' } })
      expect(await world.waiting()).toMatchObject([{ run_at: today + 2 * day }])
    })
  })
}
