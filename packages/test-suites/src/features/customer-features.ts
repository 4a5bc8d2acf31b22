import { randomUUID } from 'node:crypto'
import { customers, merges } from '@rapport/core/src/registry/tables.js'
import { customer, id } from '@rapport/core/src/testing/list-tools/rows.js'
import { describe, expect, it } from 'vitest'
import { day, type FeatureWorld, type FeatureWorlds, hour, monday } from './feature-world.js'

const iso = (instant: number) => new Date(instant).toISOString()
const week = 7 * day

/** What svc_get_customer_features says of one customer's usage. */
export function testCustomerFeatures(newWorld: FeatureWorlds): void {
  describe("a customer's usage", () => {
    const evidence = async (world: FeatureWorld, customer: string, weeks = 12) =>
      (await world.ofCustomer({ customer, weeks })).features.map((feature) => feature.evidence)

    it('counts what its people did, and nobody else', async () => {
      const world = await newWorld()
      await world.create()
      await world.create({ featureKey: 'invite', eventName: 'invite' })
      await world.customers(0, id(1), id(2))
      await world.happened(
        { customer_id: id(1), occurred_at: monday },
        { customer_id: id(1), occurred_at: monday + hour },
        { customer_id: id(1), occurred_at: monday - 8 * day },
        { customer_id: id(1), event_name: 'import' },
        { customer_id: id(2) },
        { customer_id: null }
      )
      const { features, customer } = await world.ofCustomer({ customer: id(1) })
      expect(customer).toEqual({ id: id(1), name: id(1) })
      const window = { startAt: iso(monday - 11 * week), endAt: iso(monday + 12 * hour) }
      expect(features).toMatchObject([
        { featureKey: 'export', rule: { eventName: 'export', propertyFilters: [] } },
        { featureKey: 'invite' }
      ])
      expect(features.map((feature) => feature.evidence)).toEqual([
        {
          window,
          coverage: 'complete',
          eventCount: 3,
          activeDays: 2,
          activeWeeks: 2,
          firstObservedAt: iso(monday - 8 * day),
          lastObservedAt: iso(monday + hour)
        },
        {
          window,
          coverage: 'complete',
          eventCount: 0,
          activeDays: 0,
          activeWeeks: 0,
          firstObservedAt: null,
          lastObservedAt: null
        }
      ])
    })

    it('is told week by week when asked, oldest first, without zeros for what nobody knows', async () => {
      const world = await newWorld()
      await world.create()
      await world.customers(monday - 2 * week + day, id(1))
      await world.happened(
        { customer_id: id(1), occurred_at: monday - 2 * week + day },
        { customer_id: id(1), occurred_at: monday - 2 * week + 2 * day },
        { customer_id: id(1), occurred_at: monday - 2 * week + 2 * day + hour },
        { customer_id: id(1), occurred_at: monday }
      )
      const { features } = await world.ofCustomer({ customer: id(1), weeks: 4, includeWeeklyUsage: true })
      const weeklyUsage = [
        { weekStartAt: iso(monday - 3 * week), coverage: 'unavailable' },
        { weekStartAt: iso(monday - 2 * week), coverage: 'partial', eventCount: 3, activeDays: 2 },
        { weekStartAt: iso(monday - week), coverage: 'complete', eventCount: 0, activeDays: 0 },
        { weekStartAt: iso(monday), coverage: 'partial', eventCount: 1, activeDays: 1 }
      ]
      expect(features).toMatchObject([{ evidence: { coverage: 'partial', eventCount: 4, activeDays: 3, activeWeeks: 2, weeklyUsage } }])
    })

    it('counts by property filters too', async () => {
      const world = await newWorld()
      const propertyFilters = [{ property: 'format', operator: 'equals', value: { type: 'string', value: 'pdf' } } as const]
      await world.create({ propertyFilters })
      await world.create({ featureKey: 'any_format' })
      await world.customers(0, id(1))
      await world.happened(
        ...['pdf', 'csv', 'pdf'].map((format, index) => ({ customer_id: id(1), properties: { format }, occurred_at: monday + index }))
      )
      expect(await evidence(world, id(1))).toMatchObject([{ eventCount: 3 }, { eventCount: 2, lastObservedAt: iso(monday + 2) }])
    })

    it('is not known before the first event of the workspace', async () => {
      const world = await newWorld()
      await world.create()
      await world.rows.insert(customers, [customer({ id: id(1), name: 'Acme' })])
      const unavailable = { coverage: 'unavailable', reason: 'SOURCE_NOT_READY', window: expect.anything() }
      expect(await evidence(world, id(1))).toEqual([unavailable])
      await world.happened({ customer_id: null })
      expect(await evidence(world, id(1))).toMatchObject([{ coverage: 'partial', eventCount: 0 }])
    })

    it('is found by id, merged id, customerId, domain and name; by nothing else', async () => {
      const world = await newWorld()
      const acme = { id: id(1), external_id: 'acme', name: 'Acme', name_key: 'acme', domain: 'acme.test' }
      await world.rows.insert(customers, [customer(acme)])
      await world.rows.insert(merges, [{ from_id: id(2), into_id: id(1), entity: 'customer', reason: 'test', at: 1 }])
      for (const named of [id(1), id(2), 'acme', 'acme.test', 'ACME']) {
        expect(await world.ofCustomer({ customer: named })).toMatchObject({ customer: { id: id(1), name: 'Acme' } })
      }
      const other = await newWorld()
      expect((await other.call('svc_get_customer_features', { customer: id(1) })).status).toBe(404)
      expect((await world.call('svc_get_customer_features', { customer: 'nobody' })).status).toBe(404)
      expect((await world.call('svc_get_customer_features', { customer: 'acme', weeks: 54 })).status).toBe(400)
    })

    it('moves with the events when it turns out whose they were', async () => {
      const world = await newWorld()
      await world.create()
      const visitorId = randomUUID()
      const at = world.clock.now() - hour
      const exported = { type: 'custom' as const, eventName: 'export', path: '/', url: 'https://app.example.com/' }
      await world.workspace.ingest({ visitorId, events: [1, 2, 3].map((n) => ({ ...exported, timestamp: at + n })) })
      expect(await world.usage()).toMatchObject({ eventCount: 3, distinctCustomers: 0 })
      const identify = {
        type: 'identify' as const,
        timestamp: at,
        userId: 'ann',
        customerId: 'acme',
        path: '/',
        url: 'https://app.example.com/'
      }
      await world.workspace.ingest({ visitorId, events: [identify] })
      expect(await world.usage()).toMatchObject({ eventCount: 3, distinctCustomers: 1 })
      expect(await evidence(world, 'acme')).toMatchObject([{ eventCount: 3, activeDays: 1, coverage: 'partial' }])
    })
  })
}
