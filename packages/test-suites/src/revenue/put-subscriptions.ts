import { customers, subscriptions } from '@rapport/core/src/registry/tables.js'
import type { ItemInput } from '@rapport/core/src/revenue/subscription-input.js'
import { describe, expect, it } from 'vitest'
import type { NewWorld } from './billing-world.js'

const tiered = (more: Partial<ItemInput>) => ({
  items: [{ interval: 'month' as const, tiersMode: 'volume' as const, tiers: [{ unitAmountCents: 5 }], ...more }]
})

/** What `putSubscriptions` stores and answers. */
export function testPutSubscriptions(newWorld: NewWorld): void {
  describe('putting subscriptions', () => {
    it('makes each once, found again by its external id, and replaces what was said before', async () => {
      const world = newWorld()
      const first = await world.put(
        { externalId: 'a', plan: 'Team', discount: { percentOff: 10, duration: 'forever' } },
        { externalId: 'b', canceledAt: 5 }
      )
      expect(first).toMatchObject([
        { externalId: 'a', created: true },
        { externalId: 'b', created: true }
      ])
      const again = await world.put({ externalId: 'b', status: 'canceled' }, { externalId: 'a' })
      expect(again).toEqual([...first].reverse().map((result) => ({ ...result, created: false })))
      const rows = await world.rows.find(subscriptions, { orderBy: { column: 'external_id', direction: 'asc' } })
      expect(rows).toMatchObject([
        { external_id: 'a', plan: null, discounts: [], status: 'active' },
        { external_id: 'b', canceled_at: null, status: 'canceled' }
      ])
    })

    it('of the same state again changes nothing', async () => {
      const world = newWorld()
      const batch = [{ externalId: 'a' }, { externalId: 'b', status: 'past_due' as const }]
      await world.put(...batch)
      const read = async () => [await world.rows.find(subscriptions), await world.rows.find(customers), await world.snapshots()]
      const before = await read()
      await world.put(...batch)
      expect(await read()).toEqual(before)
    })

    it('counts one that the batch names twice as one, the last word holding', async () => {
      const world = newWorld()
      const [one, other] = await world.put({ externalId: 'a', status: 'trialing' }, { externalId: 'a' })
      expect(other).toEqual({ ...one, created: false })
      expect(await world.customer()).toMatchObject({ mrr_cents: 1000, billing_status: 'PAYING', active_subscription_count: 1 })
    })

    it('makes the customer that it names by customerId or domain, and finds it by id', async () => {
      const world = newWorld()
      await world.put({ externalId: 'a' }, { externalId: 'b', customer: { domain: 'https://www.beta.test/about' } })
      const acme = await world.customer('acme')
      const beta = await world.customer('beta.test')
      await world.put({ externalId: 'c', customer: { id: acme.id.toUpperCase() } }, { externalId: 'd', customer: { id: beta.id } })
      expect(await world.customer('acme')).toEqual({ ...acme, mrr_cents: 2000, active_subscription_count: 2 })
      expect(await world.customer('beta.test')).toEqual({ ...beta, mrr_cents: 2000, active_subscription_count: 2 })
      expect(await world.rows.count(customers)).toBe(2)
    })

    it('takes a subscription from the customer that had it', async () => {
      const world = newWorld()
      await world.put({ externalId: 'a' })
      await world.put({ externalId: 'a', customer: { customerId: 'globex' } })
      const nothing = { mrr_cents: null, mrr_status: 'unavailable', currency: null, billing_status: 'NONE', active_subscription_count: 0 }
      expect(await world.customer('acme')).toMatchObject(nothing)
      expect(await world.customer('globex')).toMatchObject({ mrr_cents: 1000, mrr_status: 'calculated', currency: 'USD' })
    })

    it('leaves no customer behind that was a domain alone', async () => {
      const world = newWorld()
      await world.put({ externalId: 'a', customer: { domain: 'acme.test' } })
      await world.put({ externalId: 'a' })
      expect(await world.rows.find(customers, { columns: ['external_id'] })).toEqual([{ external_id: 'acme' }])
    })

    it('reads times as dates, numbers and texts', async () => {
      const world = newWorld()
      const at = Date.UTC(2026, 0, 31)
      await world.put({ externalId: 'a', startedAt: new Date(at), canceledAt: '2026-01-31' })
      await world.put({ externalId: 'b', startedAt: at, canceledAt: '2026-01-31T01:00:00+01:00' })
      expect(await world.rows.count(subscriptions, { started_at: { eq: at }, canceled_at: { eq: at } })).toBe(2)
    })

    it.each([
      [
        { customer: { id: '00000000-0000-4000-8000-000000000001' } },
        'NOT_FOUND',
        'subscriptions[1].customer.id must be the id of a customer: there is none with this id'
      ],
      [
        { customer: { domain: 'localhost' } },
        'INVALID_TOOL_INPUT',
        "subscriptions[1].customer.domain must be a company's domain, such as acme.com, and not that of a free mail provider"
      ],
      [{ customer: { customerId: 'undefined' } }, 'INVALID_TOOL_INPUT', 'subscriptions[1].customer.customerId is a placeholder'],
      [{ startedAt: '2026-01-31T09:30:00' }, 'INVALID_TOOL_INPUT', 'subscriptions[1].startedAt must be a date-time'],
      [{ startedAt: '2026-02-30' }, 'INVALID_TOOL_INPUT', 'subscriptions[1].startedAt must be'],
      [{ currency: 'abc' }, 'INVALID_TOOL_INPUT', 'subscriptions[1].currency must be the code of a currency in use (ISO 4217)'],
      [{ currency: 'XXX' }, 'INVALID_TOOL_INPUT', 'subscriptions[1].currency must be'],
      [{ startedAt: Number.NaN }, 'INVALID_TOOL_INPUT', 'subscriptions[1].startedAt must be a Date'],
      [{ canceledAt: new Date('nonsense') }, 'INVALID_TOOL_INPUT', 'subscriptions[1].canceledAt must be a Date'],
      [{ items: [{ interval: 'month' as const }] }, 'INVALID_TOOL_INPUT', 'subscriptions[1].items[0].amountCents is required, or tiers'],
      [tiered({ tiersMode: null }), 'INVALID_TOOL_INPUT', 'subscriptions[1].items[0].tiersMode is required beside tiers'],
      [tiered({ amountCents: 5 }), 'INVALID_TOOL_INPUT', 'subscriptions[1].items[0] needs either amountCents or tiers'],
      [tiered({ tiers: null, amountCents: 5 }), 'INVALID_TOOL_INPUT', 'subscriptions[1].items[0].tiersMode needs tiers'],
      [tiered({ tiers: [{ upTo: 5 }] }), 'INVALID_TOOL_INPUT', 'subscriptions[1].items[0].tiers[0].upTo must be left out in the last'],
      [tiered({ tiers: [{}, {}] }), 'INVALID_TOOL_INPUT', 'subscriptions[1].items[0].tiers[0].upTo must be left out in the last tier only'],
      [tiered({ tiers: [{ upTo: 5 }, { upTo: 5 }, {}] }), 'INVALID_TOOL_INPUT', 'tiers[1].upTo must be above that of the tier before'],
      [tiered({ packageRound: 'up' as const }), 'INVALID_TOOL_INPUT', 'subscriptions[1].items[0].packageRound needs packageSize'],
      [{ discount: { duration: 'forever' as const } }, 'INVALID_TOOL_INPUT', 'subscriptions[1].discount needs either'],
      [
        { discount: [{ percentOff: 5, amountOffCents: 5, duration: 'once' as const }] },
        'INVALID_TOOL_INPUT',
        'subscriptions[1].discount[0] needs either percentOff or amountOffCents'
      ],
      [
        { discount: { amountOffCents: 5, currency: 'eur', duration: 'forever' as const } },
        'INVALID_TOOL_INPUT',
        "subscriptions[1].discount.currency must be the subscription's, USD"
      ]
    ])('refuses %j, and stores nothing of the batch', async (fault, code, message) => {
      const world = newWorld()
      const put = world.put({ externalId: 'a' }, { externalId: 'b', ...fault })
      await expect(put).rejects.toMatchObject({ code, message: expect.stringContaining(message) })
      expect([await world.rows.count(subscriptions), await world.rows.count(customers)]).toEqual([0, 0])
    })
  })
}
