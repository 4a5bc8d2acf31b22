import { id } from '@rapport/core/src/testing/list-tools/rows.js'
import { describe, expect, it } from 'vitest'
import { day, type FeatureWorlds, hour, monday } from './feature-world.js'

const iso = (instant: number) => new Date(instant).toISOString()

/** What svc_list_features says of everybody's usage. */
export function testUsage(newWorld: FeatureWorlds): void {
  describe('usage by everybody', () => {
    it('is not known before the first event, and never shown as zero', async () => {
      const world = await newWorld()
      await world.create()
      const { sources, features, candidates } = await world.list({ weeks: 2 })
      expect(sources).toMatchObject([{ provider: 'sdk', readiness: 'WARMING' }])
      const window = { startAt: iso(monday - 7 * day), endAt: iso(monday + 12 * hour) }
      expect(features.map(({ evidence }) => evidence)).toEqual([{ window, coverage: 'unavailable', reason: 'SOURCE_NOT_READY' }])
      expect(candidates).toEqual({ status: 'unavailable', reason: 'SOURCE_NOT_READY' })
    })

    it('counts events, customers, days and weeks', async () => {
      const world = await newWorld()
      await world.create()
      await world.customers(0, id(1), id(2))
      await world.happened(
        { occurred_at: monday + hour, customer_id: id(1) },
        { occurred_at: monday, customer_id: id(2) },
        { occurred_at: monday - 1, customer_id: id(1) },
        { occurred_at: monday - 3 * day, customer_id: null },
        { occurred_at: monday - 20 * day, customer_id: id(1) }
      )
      expect(await world.usage()).toEqual({
        window: { startAt: iso(monday - 77 * day), endAt: iso(monday + 12 * hour) },
        coverage: 'complete',
        eventCount: 5,
        activeDays: 4,
        activeWeeks: 3,
        firstObservedAt: iso(monday - 20 * day),
        lastObservedAt: iso(monday + hour),
        distinctCustomers: 2
      })
    })

    it('counts what lies in the window alone', async () => {
      const world = await newWorld()
      await world.create()
      await world.happened({ occurred_at: monday - 7 * day }, { occurred_at: monday - 7 * day - 1 }, { occurred_at: monday + 13 * hour })
      expect(await world.usage('export', { weeks: 2 })).toMatchObject({ eventCount: 1 })
      expect(await world.usage('export', { weeks: 3 })).toMatchObject({ eventCount: 2, activeWeeks: 2 })
      expect(await world.usage('export', { weeks: 1 })).toMatchObject({ eventCount: 0, activeDays: 0, firstObservedAt: null })
      expect(await world.usage('export', { weeks: 53 })).toMatchObject({ window: { startAt: iso(monday - 52 * 7 * day) } })
    })

    it('counts custom events of exactly this name, of this organization', async () => {
      const world = await newWorld()
      const other = await newWorld()
      await world.create()
      await world.happened({}, { event_name: 'Export' }, { event_name: 'export ' }, { event_name: 'export', type: 'STAGE_CHANGED' })
      await other.happened({}, {})
      expect(await world.usage()).toMatchObject({ eventCount: 1 })
    })

    it("counts days and weeks in the workspace's time zone", async () => {
      const world = await newWorld()
      await world.create()
      await world.happened({ occurred_at: monday - hour }, { occurred_at: monday - 2 * hour }, { occurred_at: monday + hour })
      expect(await world.usage()).toMatchObject({ activeDays: 2, activeWeeks: 2 })
      await world.workspace.call('svc_update_workspace_settings', { defaultTimezone: 'Europe/Berlin' })
      expect(await world.usage()).toMatchObject({ activeDays: 2, activeWeeks: 2, window: { startAt: iso(monday - 77 * day - hour) } })
      await world.workspace.call('svc_update_workspace_settings', { defaultTimezone: 'Asia/Tokyo' })
      expect(await world.usage()).toMatchObject({ activeDays: 1, activeWeeks: 1 })
      await world.workspace.call('svc_update_workspace_settings', { defaultTimezone: 'America/New_York' })
      expect(await world.usage()).toMatchObject({ activeDays: 1, activeWeeks: 1 })
    })

    it('is partial when tracking began inside the window, or nobody knows when', async () => {
      const world = await newWorld()
      await world.create()
      await world.happened({})
      expect(await world.usage()).toMatchObject({ coverage: 'partial' })
      await world.customers(monday - 20 * day, id(1))
      expect(await world.usage('export', { weeks: 4 })).toMatchObject({ coverage: 'partial' })
      expect(await world.usage('export', { weeks: 3 })).toMatchObject({ coverage: 'complete' })
    })

    it.each([{ weeks: 0 }, { weeks: 54 }, { weeks: 1.5 }, { candidateLimit: 101 }, { limit: 1 }])('refuses %j', async (input) => {
      const world = await newWorld()
      expect((await world.call('svc_list_features', input)).status).toBe(400)
    })
  })
}
