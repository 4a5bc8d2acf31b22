import { id } from '@rapport/core/src/testing/list-tools/rows.js'
import { describe, expect, it } from 'vitest'
import { day, type FeatureWorlds, monday } from './feature-world.js'

/** Event names that are no features yet. */
export function testCandidates(newWorld: FeatureWorlds): void {
  describe('candidates', () => {
    it('are the names of custom events that are no features, the most used first', async () => {
      const world = await newWorld()
      await world.create()
      await world.happened(
        { event_name: 'export' },
        { event_name: 'invite', customer_id: id(1), properties: { role: 'admin', 'sent at': null } },
        { event_name: 'invite', customer_id: id(1), properties: { role: 'viewer' } },
        { event_name: 'invite', customer_id: id(2), occurred_at: monday - day },
        { event_name: 'archive' },
        { event_name: 'Zoom' },
        { event_name: 'old', occurred_at: monday - 100 * day },
        { event_name: 'pageview', type: 'PAGE_VIEW' }
      )
      const once = { eventCount: 1, distinctCustomers: 0, activeWeeks: 1, propertyKeys: [] }
      expect((await world.list()).candidates).toEqual({
        status: 'ready',
        items: [
          { eventName: 'invite', eventCount: 3, distinctCustomers: 2, activeWeeks: 2, propertyKeys: ['role', 'sent at'] },
          { eventName: 'Zoom', ...once },
          { eventName: 'archive', ...once }
        ],
        truncated: false
      })
      expect((await world.list({ weeks: 53 })).candidates).toMatchObject({ items: { length: 4 } })
    })

    it('are cut at the limit, and say so', async () => {
      const world = await newWorld()
      await world.happened(...['a', 'b', 'b', 'c', 'c', 'c'].map((event_name) => ({ event_name })))
      const { candidates } = await world.list({ candidateLimit: 2 })
      expect(candidates).toMatchObject({ status: 'ready', items: [{ eventName: 'c' }, { eventName: 'b' }], truncated: true })
      expect((await world.list({ candidateLimit: 3 })).candidates).toMatchObject({ items: { length: 3 }, truncated: false })
    })

    it('show ten properties, those of most events first', async () => {
      const world = await newWorld()
      const keys = Array.from({ length: 12 }, (_, index) => `p${String(index).padStart(2, '0')}`)
      const all = Object.fromEntries(keys.map((key) => [key, 1]))
      await world.happened({ properties: { ...all, ['x'.repeat(192)]: 1, '': 1 } }, { properties: { p11: 1, p05: 1 } })
      const { candidates } = await world.list()
      const shown = ['p05', 'p11', 'p00', 'p01', 'p02', 'p03', 'p04', 'p06', 'p07', 'p08']
      expect(candidates).toMatchObject({ items: [{ propertyKeys: shown }] })
    })

    it('are none where nothing but page views happened', async () => {
      const world = await newWorld()
      await world.happened({ type: 'PAGE_VIEW', event_name: 'pageview' })
      const { sources, candidates } = await world.list()
      expect(sources).toMatchObject([{ readiness: 'READY' }])
      expect(candidates).toEqual({ status: 'ready', items: [], truncated: false })
    })
  })
}
