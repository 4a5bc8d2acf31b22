import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planReadings } from './reading-plan.js'
import { usageWindow } from './usage-window.js'

const day = 86_400_000
/** A Sunday, so that two weeks are fourteen whole days. */
const now = Date.UTC(2026, 2, 1, 23, 59)
const window = usageWindow(now, 2, 'UTC')

/** A count over events of which each name has as many a day, and the number of events that were looked at. */
function counting(daily: Record<string, number>) {
  const work = { events: 0 }
  const count = async (names: readonly string[], { startAt }: { startAt: number }, upTo: number) => {
    const days = Math.ceil((now - startAt) / day)
    const found = Math.min(upTo, days * names.reduce((sum, name) => sum + (daily[name] ?? 0), 0))
    work.events += found
    return found
  }
  return { count, work }
}

const daysOf = (startAt: number | undefined) => (startAt === undefined ? null : Math.ceil((now - startAt) / day))

describe('what a budget lets be counted', () => {
  const plan = async (daily: Record<string, number>, budget: number, cost = 1) => {
    const readings = Object.keys(daily).map((eventName) => ({ eventName, cost }))
    const planned = await planReadings(readings, window, budget, counting(daily).count)
    return Object.fromEntries([...planned].map(([{ eventName }, part]) => [eventName, daysOf(part?.startAt)]))
  }

  it('is everything when it fits', async () => {
    expect(await plan({ a: 10, b: 5 }, 14 * 15)).toEqual({ a: 14, b: 14 })
  })

  it('goes to the large ones where the small ones leave some over', async () => {
    expect(await plan({ a: 10, b: 1, c: 0 }, 14 * 11)).toEqual({ a: 14, b: 14, c: 14 })
  })

  it('is the newest days of what does not fit, and everything of what does', async () => {
    expect(await plan({ a: 1000, b: 1 }, 8000)).toEqual({ a: 7, b: 14 })
    expect(await plan({ a: 1000, b: 1 }, 2000)).toEqual({ a: 1, b: 14 })
  })

  it('is nothing where a day is too much', async () => {
    expect(await plan({ a: 1000, b: 1 }, 500)).toEqual({ a: null, b: 14 })
  })

  it('is less where looking costs more', async () => {
    expect(await plan({ a: 10 }, 140, 1)).toEqual({ a: 14 })
    expect(await plan({ a: 10 }, 140, 2)).toEqual({ a: 7 })
  })

  it('never costs more than the budget, and finding out looks at a bounded number of events', async () => {
    const reading = fc.record({ daily: fc.integer({ min: 0, max: 5000 }), cost: fc.constantFrom(1, 8) })
    await fc.assert(
      fc.asyncProperty(fc.array(reading, { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 100_000 }), async (given, budget) => {
        const daily = Object.fromEntries(given.map((each, index) => [`event ${index}`, each.daily]))
        const { count, work } = counting(daily)
        const readings = given.map(({ cost }, index) => ({ eventName: `event ${index}`, cost }))
        const planned = await planReadings(readings, window, budget, count)
        const cost = [...planned].reduce((sum, [reading, part]) => {
          return sum + (daysOf(part?.startAt) ?? 0) * (daily[reading.eventName] ?? 0) * reading.cost
        }, 0)
        expect(planned.size).toBe(readings.length)
        expect(cost).toBeLessThanOrEqual(budget)
        expect(work.events).toBeLessThanOrEqual(9 * (budget + readings.length))
      })
    )
  })
})
