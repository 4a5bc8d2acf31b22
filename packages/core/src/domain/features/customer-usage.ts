import type { OrganizationStore } from '../../storage/contract.js'
import { events } from '../../storage/tables/index.js'
import { groupBy } from '../group-by.js'
import { noUsage, type Usage } from './evidence.js'
import type { Feature } from './feature.js'
import { type EventWhere, matchingEvents } from './matching-events.js'
import { affordableWindow, type UsageWindow, within } from './usage-window.js'

/** What a customer did with a feature, and in which weeks: the weeks without any are left out. */
export interface CustomerUsage extends Usage {
  weeks: WeekUsage[]
}

/** A week's part; `week` is its place in the window. */
export interface WeekUsage {
  week: number
  eventCount: number
  activeDays: number
}

/** How many of a customer's events one answer looks at, whatever they are, before it looks at fewer days. */
const mostEvents = 50_000
/** Everybody's events of the features' names are another way to them; there may be so many times as many, for the index alone tells whose they are. */
const nameFactor = 5
/** Each feature with filters looks at the events once more; so many of them share the budget, further ones go beyond it. */
const mostShares = 10

/**
 * A customer's usage of each of these features, by the feature's id; empty when even today's events are too many to look at. One reading serves all
 * features without filters; each feature with filters takes one of its own.
 */
export async function readCustomerUsage(
  store: OrganizationStore,
  customerId: string,
  features: readonly Feature[],
  asked: UsageWindow,
  budget = mostEvents
): Promise<Map<string, CustomerUsage>> {
  const plain = features.filter(({ rule }) => rule.propertyFilters.length === 0)
  const filtered = features.filter(({ rule }) => rule.propertyFilters.length > 0)
  const most = Math.floor(budget / Math.min(filtered.length + 1, mostShares))
  const own = { customer_id: { eq: customerId } }
  const names = [...new Set(features.map(({ rule }) => rule.eventName))]
  const holdsAtMost = async (where: EventWhere, limit: number) => (await store.count(events, where, limit + 1)) <= limit
  const window = await affordableWindow(asked, async (part) => {
    const isFew = await holdsAtMost({ ...own, occurred_at: within(part) }, most)
    return isFew || holdsAtMost(matchingEvents(names, within(part)), most * nameFactor)
  })
  if (!window) return new Map()
  const read = async (names: readonly string[], { propertyFilters }: Partial<Feature['rule']>) => {
    const groups = await store.aggregate(events, {
      where: { ...own, ...matchingEvents(names, within(window), propertyFilters) },
      by: ['event_name'],
      range: { column: 'occurred_at', bounds: window.weekStarts },
      measures: {
        eventCount: { count: true },
        activeDays: { countRanges: { column: 'occurred_at', bounds: window.dayStarts } },
        firstAt: { min: 'occurred_at' },
        lastAt: { max: 'occurred_at' }
      }
    })
    return groupBy(groups, (group) => group.event_name)
  }
  const byName = await read([...new Set(plain.map(({ rule }) => rule.eventName))], {})
  const usages = new Map(plain.map(({ id, rule }) => [id, sumWeeks(window, byName.get(rule.eventName) ?? [])]))
  for (const { id, rule } of filtered) {
    usages.set(id, sumWeeks(window, (await read([rule.eventName], rule)).get(rule.eventName) ?? []))
  }
  return usages
}

/** A feature's groups, one a week, as one usage. No day is in two weeks, so that days add up. */
function sumWeeks(window: UsageWindow, groups: readonly WeekGroup[]): CustomerUsage {
  const weeks = groups.map(({ range, eventCount, activeDays }) => ({ week: range, eventCount, activeDays }))
  const [first] = groups
  const last = groups.at(-1)
  if (!first || !last) return { ...noUsage(window), weeks }
  return {
    window,
    eventCount: sum(weeks.map(({ eventCount }) => eventCount)),
    activeDays: sum(weeks.map(({ activeDays }) => activeDays)),
    activeWeeks: weeks.length,
    firstAt: first.firstAt,
    lastAt: last.lastAt,
    weeks
  }
}

interface WeekGroup {
  range: number
  eventCount: number
  activeDays: number
  firstAt: number | null
  lastAt: number | null
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
