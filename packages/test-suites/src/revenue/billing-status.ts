import { customers, subscriptions } from '@rapport/core/src/registry/tables.js'
import { describe, expect, it } from 'vitest'
import { day, type NewWorld, noon } from './billing-world.js'

/** How subscriptions and billing events make a customer's billing status together, and follow a customer that changes. */
export function testBillingStatus(newWorld: NewWorld): void {
  describe('billing status', () => {
    it.each([
      [['canceled', 'trialing', 'active', 'past_due'], 'PAST_DUE'],
      [['canceled', 'trialing', 'active'], 'PAYING'],
      [['canceled', 'trialing'], 'TRIALING'],
      [['canceled'], 'CHURNED'],
      [['unpaid'], 'CHURNED'],
      [['paused'], 'NONE'],
      [['incomplete_expired'], 'NONE'],
      [['paused', 'canceled'], 'CHURNED'],
      [['ended'], 'CHURNED'],
      [['incomplete', 'canceled'], 'CHURNED'],
      [['incomplete'], 'NONE']
    ] as const)('of subscriptions that are %j is %s', async (statuses, expected) => {
      const world = newWorld()
      await world.put(...statuses.map((status) => ({ externalId: status, status })))
      expect(await world.customer()).toMatchObject({ billing_status: expected, mrr_status: 'calculated' })
    })

    it('is not that of a subscription whose items all cost nothing', async () => {
      const world = newWorld()
      const free = { amountCents: 0, interval: 'month' as const }
      const none = { ...free, amountCents: '9.5', quantity: 0 }
      const metered = { ...free, amountCents: 5, metered: true }
      for (const status of ['active', 'past_due', 'trialing', 'canceled'] as const) {
        await world.put({ externalId: 'a', status, items: [free, none] })
        expect(await world.customer()).toMatchObject({ billing_status: 'NONE', mrr_cents: 0, mrr_status: 'calculated' })
      }
      // What is billed by use need not tell what it costs.
      for (const item of [metered, { interval: 'month' as const, metered: true }]) {
        await world.put({ externalId: 'a', items: [free, item] })
        expect(await world.customer()).toMatchObject({ billing_status: 'PAYING', mrr_cents: 0 })
      }
    })

    it('is what subscriptions say, whatever events say before or after', async () => {
      const world = newWorld()
      await world.billed('churned', noon)
      expect(await world.customer()).toMatchObject({ billing_status: 'CHURNED', mrr_status: 'unavailable' })
      await world.put({ externalId: 'a' })
      expect(await world.customer()).toMatchObject({ billing_status: 'PAYING', billing_at: noon })
      await world.billed('trialing', noon + day)
      expect(await world.customer()).toMatchObject({ billing_status: 'PAYING', billing_at: noon + day })
    })

    it('is the newest event’s again when the last subscription that says something is gone', async () => {
      const world = newWorld()
      await world.put({ externalId: 'a' })
      await world.billed('paid', noon - day)
      await world.billed('trialing', noon)
      await world.billed('churned', noon - 2 * day)
      await world.put({ externalId: 'a', customer: { customerId: 'globex' } })
      expect(await world.customer()).toMatchObject({ billing_status: 'TRIALING', mrr_cents: null, mrr_status: 'unavailable' })
      await world.put({ externalId: 'b', status: 'incomplete' })
      expect(await world.customer()).toMatchObject({ billing_status: 'TRIALING', mrr_cents: 0, mrr_status: 'calculated' })
    })

    it('survives a recount of the customer’s events', async () => {
      const world = newWorld()
      await world.putCustomers({ customerId: 'globex', domain: 'acme.test' })
      await world.billed('churned', noon, { domain: 'acme.test' })
      await world.put({ externalId: 'a', customer: { customerId: 'globex' } }, { externalId: 'b', status: 'past_due' })
      world.now += 1
      await world.putCustomers({ customerId: 'globex', domain: 'globex.test' }, { customerId: 'acme', domain: 'acme.test' })
      expect(await world.customer('globex')).toMatchObject({ billing_status: 'PAYING', event_billing_status: 'NONE' })
      expect(await world.customer('acme')).toMatchObject({ billing_status: 'PAST_DUE', event_billing_status: 'CHURNED' })
    })
  })

  describe('the subscriptions of a domain', () => {
    it('follow it to the customer that owns it, and back', async () => {
      const world = newWorld()
      await world.put({ externalId: 'a', customer: { domain: 'acme.test' } })
      const alone = await world.customer('acme.test')
      await world.putCustomers({ customerId: 'acme', domain: 'acme.test' })
      expect(await world.customer('acme')).toMatchObject({ mrr_cents: 1000, billing_status: 'PAYING' })
      expect(await world.rows.count(customers)).toBe(1)
      await world.put({ externalId: 'b', customer: { id: alone.id } })
      expect(await world.customer('acme')).toMatchObject({ mrr_cents: 2000 })
      world.now += 1
      await world.putCustomers({ customerId: 'acme', domain: 'elsewhere.test' })
      expect(await world.customer('acme')).toMatchObject({ mrr_cents: 1000, active_subscription_count: 1 })
      expect(await world.customer('acme.test')).toMatchObject({ id: alone.id, mrr_cents: 1000, billing_status: 'PAYING' })
    })

    it('keep its customer when its last user leaves', async () => {
      const world = newWorld()
      await world.putUsers({ userId: 'ann', email: 'ann@acme.test' })
      await world.put({ externalId: 'a', customer: { domain: 'acme.test' } })
      world.now += 1
      await world.putUsers({ userId: 'ann', customer: { customerId: 'other' } })
      await world.putCustomers({ customerId: 'other', domain: 'other.test' })
      const [row] = await world.rows.find(subscriptions)
      const owner = await world.rows.get(customers, [{ id: row?.customer_id ?? '' }])
      expect(owner).toMatchObject([{ mrr_cents: 1000, billing_status: 'PAYING' }])
    })
  })
}
