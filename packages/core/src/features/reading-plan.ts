import { affordableWindow, type UsageWindow } from './usage-window.js'

/** Something to count: the events of a name. `cost` is what looking at one of them takes, compared with an entry of an index. */
export interface Reading {
  eventName: string
  cost: number
}

/** How many events of these names a window holds, looking no further than `upTo`. */
export type CountEvents = (eventNames: readonly string[], window: UsageWindow, upTo: number) => Promise<number>

const rounds = 3

/**
 * Shares a budget among readings: each gets the whole window if it can be afforded, else as many of its newest days as can; null when not even today
 * can. What small ones leave over goes to the large ones. Finding that out is bounded by the budget too.
 */
export async function planReadings<R extends Reading>(
  readings: readonly R[],
  window: UsageWindow,
  budget: number,
  count: CountEvents
): Promise<Map<R, UsageWindow | null>> {
  if (await isCheap(readings, window, budget, count)) return new Map(readings.map((reading) => [reading, window]))
  const planned = new Map<R, UsageWindow | null>()
  let open = readings
  let left = budget
  for (let round = 0; round < rounds; round++) {
    const share = left / open.length
    const large: R[] = []
    for (const reading of open) {
      const most = Math.floor(share / reading.cost)
      const found = await count([reading.eventName], window, most + 1)
      if (found > most) {
        large.push(reading)
        continue
      }
      planned.set(reading, window)
      left -= found * reading.cost
    }
    open = large
  }
  for (const reading of open) {
    const most = Math.floor(left / open.length / reading.cost)
    planned.set(reading, await affordableWindow(window, async (part) => (await count([reading.eventName], part, most + 1)) <= most))
  }
  return planned
}

/** Whether all readings together can be afforded for certain; told by one count, which is enough for most organizations. */
async function isCheap(readings: readonly Reading[], window: UsageWindow, budget: number, count: CountEvents): Promise<boolean> {
  if (readings.length === 0) return true
  const names = [...new Set(readings.map(({ eventName }) => eventName))]
  const readingsOfOneName = readings.length - names.length + 1
  const most = Math.floor(budget / readingsOfOneName / Math.max(...readings.map(({ cost }) => cost)))
  return (await count(names, window, most + 1)) <= most
}
