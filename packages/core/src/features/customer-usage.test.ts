import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { events } from '../registry/tables.js'
import { memoryStore } from '../storage/memory/memory-store.js'
import { event, id } from '../testing/list-tools/rows.js'
import { readCustomerUsage } from './customer-usage.js'
import type { Feature, PropertyFilter } from './feature.js'
import { usageWindow } from './usage-window.js'

const day = 86_400_000
const now = Date.UTC(2026, 2, 1, 23, 59)
const window = usageWindow(now, 2, 'UTC')

const feature = (key: string, propertyFilters: PropertyFilter[] = []): Feature => ({
  id: key,
  revision: '',
  sourceKey: '',
  featureKey: key,
  name: key,
  rule: { eventName: 'export', propertyFilters }
})

/** A customer with ten events a day in the last 14 days, of which one is an export; and the exports of others. */
async function store(others = 1000) {
  const rows = memoryStore().organization(randomUUID())
  const exported = { type: 'CUSTOM', event_name: 'export' }
  const own = Array.from({ length: 140 }, (_, index) => {
    const kind = index % 10 === 0 ? exported : {}
    return event({ event_id: randomUUID(), customer_id: id(1), occurred_at: now - Math.floor(index / 10) * day, ...kind })
  })
  const foreign = Array.from({ length: others }, (_, index) => {
    return event({ event_id: randomUUID(), customer_id: id(2), occurred_at: now - (index % 14) * day, ...exported })
  })
  await rows.insert(events, [...own, ...foreign])
  return rows
}

describe("a customer's usage within a budget", () => {
  it('is that of the whole window when all of the events can be looked at', async () => {
    const usage = (await readCustomerUsage(await store(), id(1), [feature('a')], window, 140)).get('a')
    expect(usage).toMatchObject({ eventCount: 14, activeDays: 14, activeWeeks: 2, window: { isNarrowed: false } })
  })

  it('is that of the newest days otherwise, whatever the other events are', async () => {
    const usage = (await readCustomerUsage(await store(), id(1), [feature('a')], window, 139)).get('a')
    expect(usage).toMatchObject({ eventCount: 7, activeDays: 7, activeWeeks: 1, window: { isNarrowed: true } })
    expect(usage?.window.startAt).toBe(window.dayStarts.at(-7))
  })

  it('is that of the whole window too when few events of everybody have the names of the features', async () => {
    const usage = (await readCustomerUsage(await store(10), id(1), [feature('a')], window, 139)).get('a')
    expect(usage).toMatchObject({ eventCount: 14, window: { isNarrowed: false } })
  })

  it('is less with filters, each of which costs something for every event', async () => {
    const exists = [{ property: 'x', operator: 'exists' } as const]
    const usages = await readCustomerUsage(await store(), id(1), [feature('a'), feature('b', exists)], window, 140)
    expect(usages.get('a')).toMatchObject({ eventCount: 7 })
    expect(usages.get('b')).toMatchObject({ eventCount: 0, window: { isNarrowed: true } })
  })

  it('is the same by way of the names, with filters and without', async () => {
    const named = (eventName: string) => [{ property: eventName, operator: 'exists' } as const]
    const features = [feature('a'), feature('b', named('x')), feature('c', named('y'))]
    const rows = await store(10)
    const exports = { customer_id: id(1), type: 'CUSTOM', event_name: 'export', occurred_at: now - day }
    await rows.insert(events, [event({ event_id: randomUUID(), ...exports, properties: { x: 1 } })])
    const byOwn = await readCustomerUsage(rows, id(1), features, window, 200)
    const byNames = await readCustomerUsage(rows, id(1), features, window, 130)
    expect(byNames).toEqual(byOwn)
    expect([...byNames.values()].map(({ eventCount }) => eventCount)).toEqual([15, 1, 0])
  })

  it('is not known where a day is too much', async () => {
    expect(await readCustomerUsage(await store(), id(1), [feature('a')], window, 9)).toEqual(new Map())
  })
})
