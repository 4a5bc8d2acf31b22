import type { Json } from '@rapport/core/src/storage/columns.js'
import { id } from '@rapport/core/src/testing/list-tools/rows.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day, type FeatureWorlds, type Happened, hour, monday } from './feature-world.js'

/** Noon of the Monday on which the worlds' clock stands. */
const now = monday + 12 * hour
const weeks = 5
const zone = 'America/New_York'

const property = fc.constantFrom<Json>('pdf', 5, '5', true, null)
const happened = fc.record({
  event_name: fc.constantFrom('export', 'invite'),
  customer_id: fc.constantFrom(id(1), id(2), null),
  occurred_at: fc.oneof(
    fc.integer({ min: now - 45 * day, max: now }),
    fc.integer({ min: -36, max: 0 }).chain((days) => fc.integer({ min: -1, max: 1 }).map((ms) => monday + days * day + 5 * hour + ms))
  ),
  properties: fc.dictionary(fc.constantFrom('a', 'b'), property)
})

/** The date that clocks in New York show; said by Intl alone. */
const dateOf = (instant: number) => new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(instant)
const mondayOf = (date: string) => {
  const start = Date.parse(date)
  return start - ((new Date(start).getUTCDay() + 6) % 7) * day
}

/** Usage as its definition says it, from all events at once. */
function plainUsage(events: Happened[], eventName: string, needsFive: boolean, customerId?: string) {
  const first = mondayOf(dateOf(now)) - (weeks - 1) * 7 * day
  const counted = events.filter(({ event_name, customer_id, occurred_at = 0, properties }) => {
    const isOwn = customerId === undefined || customer_id === customerId
    const passes = !needsFive || properties?.a === 5
    return event_name === eventName && isOwn && passes && Date.parse(dateOf(occurred_at)) >= first && occurred_at <= now
  })
  const times = counted.map(({ occurred_at = 0 }) => occurred_at)
  return {
    eventCount: counted.length,
    activeDays: new Set(times.map(dateOf)).size,
    activeWeeks: new Set(times.map((time) => mondayOf(dateOf(time)))).size,
    firstObservedAt: times.length === 0 ? null : new Date(Math.min(...times)).toISOString(),
    lastObservedAt: times.length === 0 ? null : new Date(Math.max(...times)).toISOString(),
    ...(customerId === undefined && { distinctCustomers: new Set(counted.flatMap(({ customer_id }) => customer_id ?? [])).size })
  }
}

/** Random events counted by the tools, and by the definition. */
export function testRandomUsage(newWorld: FeatureWorlds): void {
  describe('usage of random events', () => {
    it('is what counting them one by one gives', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(happened, { minLength: 1, maxLength: 40 }), async (events) => {
          const world = await newWorld()
          await world.workspace.call('svc_update_workspace_settings', { defaultTimezone: zone })
          await world.customers(0, id(1), id(2))
          await world.happened(...events)
          const five = [{ property: 'a', operator: 'equals', value: { type: 'number', value: 5 } } as const]
          await world.create({ featureKey: 'export' })
          await world.create({ featureKey: 'export_five', propertyFilters: five })
          const { features, candidates } = await world.list({ weeks })
          const plain = [plainUsage(events, 'export', false), plainUsage(events, 'export', true)]
          expect(features.map(({ evidence }) => evidence)).toMatchObject(plain)
          const invited = plainUsage(events, 'invite', false)
          const invite = { eventName: 'invite', eventCount: invited.eventCount, activeWeeks: invited.activeWeeks }
          expect(candidates).toMatchObject({ items: invited.eventCount > 0 ? [invite] : [] })
          for (const customer of [id(1), id(2)]) {
            const own = await world.ofCustomer({ customer, weeks, includeWeeklyUsage: true })
            const plainOwn = [plainUsage(events, 'export', false, customer), plainUsage(events, 'export', true, customer)]
            expect(own.features.map(({ evidence }) => evidence)).toMatchObject(plainOwn)
          }
        }),
        { numRuns: 12 }
      )
    })
  })
}
