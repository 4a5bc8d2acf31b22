import { events } from '../identity/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { noUsage, type Usage } from './evidence.js'
import type { Feature } from './feature.js'
import { type FeatureWeek, featureMeasures, weeksOfFeature } from './feature-measures.js'
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
const maxEvents = 50_000
/** Everybody's events of the features' names are another way to them; there may be so many times as many, for the index alone tells whose they are. */
const nameFactor = 5
/** What a feature's filters cost for each event, compared with reaching the event. */
const filterCost = 0.1

/**
 * A customer's usage of each of these features, by the feature's id; empty when even today's events are too many to look at. One reading of the
 * customer's own events serves all features; where those are too many, one of everybody's events of the features' names, and one more for filters.
 */
export async function readCustomerUsage(
  store: OrganizationStore,
  customerId: string,
  features: readonly Feature[],
  asked: UsageWindow,
  budget = maxEvents,
  of: EventWhere = {}
): Promise<Map<string, CustomerUsage>> {
  const plain = features.filter(({ rule }) => rule.propertyFilters.length === 0)
  const filtered = features.filter(({ rule }) => rule.propertyFilters.length > 0)
  const most = Math.floor(budget / (1 + filtered.length * filterCost))
  const own = { customer_id: { eq: customerId } }
  const holdsAtMost = async (where: EventWhere, limit: number) => (await store.count(events, where, limit + 1)) <= limit
  const areFew = (part: UsageWindow, named: readonly Feature[], limit: number) =>
    named.length === 0 ? true : holdsAtMost(matchingEvents(namesOf(named), within(part), [], of), limit)
  let isOwnRead = true
  const window = await affordableWindow(asked, async (part) => {
    isOwnRead = await holdsAtMost({ ...own, occurred_at: within(part) }, most)
    return isOwnRead || ((await areFew(part, filtered, most)) && (await areFew(part, features, most * nameFactor)))
  })
  if (!window) return new Map()
  const readings = (isOwnRead ? [features] : [plain, filtered]).filter((reading) => reading.length > 0)
  const usages = await Promise.all(readings.map((reading) => readTogether(store, { ...of, ...own }, reading, window)))
  return new Map(usages.flat())
}

/** Features' usage by one reading of the events of their names. */
async function readTogether(store: OrganizationStore, own: EventWhere, features: readonly Feature[], window: UsageWindow) {
  const groups = await store.aggregate(events, {
    where: { ...own, ...matchingEvents(namesOf(features), within(window)) },
    by: ['event_name'],
    range: { column: 'occurred_at', bounds: window.weekStarts },
    measures: featureMeasures(features, window)
  })
  return features.map((feature) => [feature.id, sumWeeks(window, weeksOfFeature(feature, groups))] as const)
}

function namesOf(features: readonly Feature[]): string[] {
  return [...new Set(features.map(({ rule }) => rule.eventName))]
}

/** A feature's weeks as one usage. No day is in two weeks, so that days add up. */
function sumWeeks(window: UsageWindow, measured: readonly FeatureWeek[]): CustomerUsage {
  const weeks = measured.map(({ week, eventCount, activeDays }) => ({ week, eventCount, activeDays }))
  const [first] = measured
  const last = measured.at(-1)
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

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
