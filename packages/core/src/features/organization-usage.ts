import { events } from '../identity/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { groupBy } from '../values/index.js'
import { noUsage, type Usage } from './evidence.js'
import type { PropertyFilter } from './feature.js'
import { type EventWhere, matchingEvents } from './matching-events.js'
import { planReadings } from './reading-plan.js'
import { type UsageWindow, within } from './usage-window.js'

/** What everybody did. */
export interface OrganizationUsage extends Usage {
  distinctCustomers: number
}

/** Index entries that one answer looks at in all. */
const maxEvents = 1_000_000
/** Properties stand in the event itself, which takes longer to reach than an index entry. */
const filteredCost = 8

interface Asked {
  eventName: string
  propertyFilters: readonly PropertyFilter[]
  cost: number
}

/** A rule to count, under a key of the caller's. */
export type UsageQuestion = readonly [key: string, rule: { eventName: string; propertyFilters: readonly PropertyFilter[] }]

/**
 * Usage by everybody, by the questions' keys; null where even today's events are too many to look at. Where there are too many for the whole window, the
 * usage's window says what was counted. `of` narrows the events to those of a source.
 */
export async function readOrganizationUsage(
  store: OrganizationStore,
  questions: readonly UsageQuestion[],
  window: UsageWindow,
  of: EventWhere = {},
  budget = maxEvents
): Promise<Map<string, OrganizationUsage | null>> {
  const asked = questions.map(([key, rule]) => ({ key, ...rule, cost: rule.propertyFilters.length > 0 ? filteredCost : 1 }))
  const planned = await planReadings(asked, window, budget, (names, part, upTo) => {
    return store.count(events, matchingEvents(names, within(part), [], of), upTo)
  })
  const usages = new Map<string, OrganizationUsage | null>()
  for (const together of readTogether([...planned])) {
    const [first] = together
    if (!first) continue
    const byName = await measure(
      store,
      first.part,
      together.map(({ reading }) => reading),
      of
    )
    for (const { reading, part } of together) {
      usages.set(reading.key, byName.get(reading.eventName) ?? { ...noUsage(part), distinctCustomers: 0 })
    }
  }
  for (const [{ key }, part] of planned) if (!part) usages.set(key, null)
  return usages
}

/** Readings without filters of the same window are one; each with filters is one of its own. */
function readTogether<R extends Asked>(planned: readonly [R, UsageWindow | null][]): { reading: R; part: UsageWindow }[][] {
  const readable = planned.flatMap(([reading, part]) => (part ? [{ reading, part }] : []))
  const groups = groupBy(readable, ({ reading, part }) => (reading.propertyFilters.length > 0 ? reading : part.startAt))
  return [...groups.values()]
}

/** Measures the events of these readings, which have the same window and the same filters, by name. */
async function measure(
  store: OrganizationStore,
  window: UsageWindow,
  readings: readonly Asked[],
  of: EventWhere
): Promise<Map<string, OrganizationUsage>> {
  const names = [...new Set(readings.map(({ eventName }) => eventName))]
  const groups = await store.aggregate(events, {
    where: matchingEvents(names, within(window), readings[0]?.propertyFilters, of),
    by: ['event_name'],
    measures: {
      eventCount: { count: true },
      distinctCustomers: { countDistinct: 'customer_id' },
      activeDays: { countRanges: { column: 'occurred_at', bounds: window.dayStarts } },
      activeWeeks: { countRanges: { column: 'occurred_at', bounds: window.weekStarts } },
      firstAt: { min: 'occurred_at' },
      lastAt: { max: 'occurred_at' }
    }
  })
  return new Map(groups.map(({ event_name, ...usage }) => [event_name, { window, ...usage }]))
}
