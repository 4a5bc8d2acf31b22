import { customerIdKey, domainKey } from '@rapport/core/src/identity/rules/keys.js'
import { customers, payments } from '@rapport/core/src/registry/tables.js'
import type { Payment } from '@rapport/core/src/revenue/put-payments.js'
import { revenueOf } from '@rapport/core/src/revenue/revenue-of.js'
import { describe, expect, it } from 'vitest'
import { day, type NewWorld, noon } from './billing-world.js'

/** A payment of ten dollars by `acme`, unless the test says otherwise. */
const payment = (externalId: string, said: Partial<Payment> = {}): Payment => ({
  externalId,
  customerKey: customerIdKey('acme'),
  amountCents: 1000,
  currency: 'usd',
  paidAt: noon,
  ...said
})

/** What payments make of a customer: lifetime revenue, and whether a subscription that ended was ever paid. */
export function testPayments(newWorld: NewWorld): void {
  describe('payments', () => {
    const lifetime = async (world: ReturnType<NewWorld>, named = 'acme') => {
      const { id } = await world.customer(named)
      return (await revenueOf(world.rows, id)).lifetimeRevenue
    }

    it('add up to lifetime revenue in the currency of the MRR, each once, and the last word on one holds', async () => {
      const world = newWorld()
      await world.pay(payment('a'), payment('b', { amountCents: 250 }), payment('c', { currency: 'EUR', paidAt: noon + day }))
      // Without MRR: the newest payment's currency.
      expect(await lifetime(world)).toBe(1000)
      await world.put({ externalId: 'sub' })
      expect(await lifetime(world)).toBe(1250)
      await world.pay(payment('b', { amountCents: 200 }), payment('b', { amountCents: 300 }), payment('a'))
      expect([await lifetime(world), await world.rows.count(payments)]).toEqual([1300, 3])
      await world.takeBack('b', 'unknown')
      expect(await lifetime(world)).toBe(1000)
    })

    it('make a customer of a domain, follow it to its new owner, and leave nothing behind when they are gone', async () => {
      const world = newWorld()
      await world.pay(payment('a', { customerKey: domainKey('acme.test') }))
      expect(await lifetime(world, 'acme.test')).toBe(1000)
      await world.putCustomers({ customerId: 'acme', domain: 'acme.test' })
      expect([await lifetime(world, 'acme'), await world.rows.count(customers)]).toEqual([1000, 1])
      world.now += 1
      await world.putCustomers({ customerId: 'acme', domain: 'elsewhere.test' })
      expect([await lifetime(world, 'acme'), await lifetime(world, 'acme.test')]).toEqual([0, 1000])
      await world.takeBack('a')
      expect(await world.rows.find(customers, { columns: ['external_id'] })).toEqual([{ external_id: 'acme' }])
    })

    it.each([['canceled'], ['unpaid'], ['ended']] as const)('tell of a subscription that is %s whether it was paid', async (status) => {
      const world = newWorld()
      const billing = async () => (await world.customer()).billing_status
      await world.put({ externalId: 'sub', status })
      expect(await billing()).toBe('CHURNED')
      await world.put({ externalId: 'sub', status, everPaid: false })
      expect(await billing()).toBe('NONE')
      await world.pay(payment('free', { subscriptionExternalId: 'sub', amountCents: 0 }))
      expect(await billing()).toBe('NONE')
      await world.pay(payment('a', { subscriptionExternalId: 'sub' }))
      expect(await billing()).toBe('CHURNED')
      await world.put({ externalId: 'sub', status, everPaid: false })
      expect(await billing()).toBe('CHURNED')
      await world.pay(payment('a', { subscriptionExternalId: 'other' }))
      expect(await billing()).toBe('NONE')
      await world.put({ externalId: 'other', status, everPaid: false })
      expect(await billing()).toBe('CHURNED')
      await world.takeBack('a')
      expect(await billing()).toBe('NONE')
      await world.put({ externalId: 'sub', status, everPaid: true })
      expect(await billing()).toBe('CHURNED')
    })

    it.each([
      [{ amountCents: 1.5 }, 'payments[1].amountCents must be a whole number'],
      [{ amountCents: -1 }, 'payments[1].amountCents must be'],
      [{ currency: 'abc' }, 'payments[1].currency must be the code of a currency']
    ])('with %j are refused, and nothing is stored', async (said, message) => {
      const world = newWorld()
      await expect(world.pay(payment('a'), payment('b', said))).rejects.toThrow(message)
      expect([await world.rows.count(payments), await world.rows.count(customers)]).toEqual([0, 0])
    })

    it('that are put again change nothing', async () => {
      const world = newWorld()
      await world.pay(payment('a', { subscriptionExternalId: 'sub' }))
      const read = async () => [await world.rows.find(payments), await world.rows.find(customers)]
      const before = await read()
      world.now += 1
      await world.pay(payment('a', { subscriptionExternalId: 'sub' }))
      expect(await read()).toEqual(before)
    })
  })

  describe('a subscription that is taken back', () => {
    it('leaves its customer as if it had never been said', async () => {
      const world = newWorld()
      await world.put({ externalId: 'a', customer: { domain: 'acme.test' } }, { externalId: 'b' })
      await world.takeBackSubscriptions('a', 'b', 'c')
      expect(await world.rows.find(customers, { columns: ['external_id', 'mrr_status', 'billing_status'] })).toEqual([
        { external_id: 'acme', mrr_status: 'unavailable', billing_status: 'NONE' }
      ])
    })
  })
}
