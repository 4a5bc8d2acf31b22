import { readSettings } from '../../settings/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { groupBy, isoTime, isoTimeOrNull } from '../../values/index.js'
import { weekCoverages } from '../coverage.js'
import { activeFeatures, type Feature } from '../feature.js'
import { type FeatureSource, featureSources, unavailabilityOf } from '../feature-source.js'
import { type UsageWindow, usageWindow } from '../usage-window.js'
import type { AdoptionQuery, FeatureAdoption } from './adoption-shapes.js'
import { type Cell, type CountedFeature, readCells } from './cells.js'
import { activeCustomers, readScope } from './scope.js'

const defaultWeeks = 12

/** What adoption is counted from. */
export async function adoptionGround(store: OrganizationStore, now: number, { weeks = defaultWeeks, segmentId }: AdoptionQuery) {
  const [scope, settings, features, sources] = await Promise.all([
    readScope(store, segmentId),
    readSettings(store),
    activeFeatures(store),
    featureSources(store)
  ])
  return { scope, features, sources, window: usageWindow(now, weeks, settings.default_timezone) }
}

/** How many customers and people of a scope use each feature, by week. Throws NOT_FOUND for a segment that is not there, CONFLICT for one that is too large. */
export async function readAdoption(store: OrganizationStore, now: number, query: AdoptionQuery): Promise<Omit<FeatureAdoption, 'asOf'>> {
  const { scope, features, sources, window } = await adoptionGround(store, now, query)
  const [active, counted] = await Promise.all([
    activeCustomers(store, scope, window.startAt),
    readCells(store, features, sources, window, scope)
  ])
  // Who used a feature was active, also where the events are those of a product that tells of nobody's days.
  const all = new Set([...active, ...[...counted.values()].flatMap(({ cells }) => cells.map(({ customerId }) => customerId))])
  return {
    segment: scope.segment,
    activeCustomers: all.size,
    features: features.map((feature) => describe(feature, counted.get(feature.id), sources, window, all.size)),
    breadth: breadthOf(breadthByCustomer(all, counted.values()))
  }
}

/** How many of the features each of these customers used. */
export function breadthByCustomer(customerIds: Iterable<string>, counted: Iterable<CountedFeature>): Map<string, number> {
  const used = new Map([...customerIds].map((id) => [id, 0]))
  for (const { cells } of counted) {
    for (const customerId of new Set(cells.map((cell) => cell.customerId))) used.set(customerId, (used.get(customerId) ?? 0) + 1)
  }
  return used
}

function breadthOf(used: ReadonlyMap<string, number>): FeatureAdoption['breadth'] {
  const customers = new Map<number, number>()
  for (const features of used.values()) customers.set(features, (customers.get(features) ?? 0) + 1)
  return [...customers].sort(([a], [b]) => a - b).map(([features, count]) => ({ features, customers: count }))
}

function describe(
  { id, featureKey, name, sourceKey }: Feature,
  counted: CountedFeature | undefined,
  sources: readonly FeatureSource[],
  asked: UsageWindow,
  active: number
): FeatureAdoption['features'][number] {
  if (!counted) {
    const source = sources.find((each) => each.sourceKey === sourceKey)
    const unavailable = source ? (unavailabilityOf(source) ?? 'QUERY_FAILED') : 'SOURCE_BLOCKED'
    const weeks = asked.weekStarts.map((start) => weekOf(start, 'unavailable', []))
    return { id, featureKey, name, unavailable, customers: null, rate: null, firstUsedAt: null, weeks }
  }
  const { cells, window, source } = counted
  const customers = new Set(cells.map(({ customerId }) => customerId)).size
  const byWeek = groupBy(cells, ({ week }) => week)
  const firstAt = cells.reduce<number | null>((first, cell) => (first === null || cell.firstAt < first ? cell.firstAt : first), null)
  return {
    id,
    featureKey,
    name,
    unavailable: null,
    customers,
    rate: active === 0 ? null : customers / active,
    firstUsedAt: isoTimeOrNull(firstAt),
    weeks: weekCoverages(window, source).map((coverage, week) => weekOf(window.weekStarts[week] ?? 0, coverage, byWeek.get(week) ?? []))
  }
}

function weekOf(
  start: number,
  coverage: 'complete' | 'partial' | 'unavailable',
  cells: readonly Cell[]
): FeatureAdoption['features'][number]['weeks'][number] {
  const weekStartAt = isoTime(start)
  if (coverage === 'unavailable') return { weekStartAt, coverage, customers: null, people: null, events: null }
  const sum = (part: 'people' | 'events') => cells.reduce((total, cell) => total + cell[part], 0)
  return { weekStartAt, coverage, customers: cells.length, people: sum('people'), events: sum('events') }
}
