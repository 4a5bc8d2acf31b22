import { events } from '../../identity/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import type { Feature } from '../feature.js'
import { type FeatureSource, unavailabilityOf } from '../feature-source.js'
import { type EventWhere, matchingEvents } from '../matching-events.js'
import { affordableWindow, type UsageWindow, within } from '../usage-window.js'
import type { Scope } from './scope.js'

/** What the people of a customer did with a feature in a week; `week` is its place in the window. */
export interface Cell {
  customerId: string
  week: number
  people: number
  events: number
  firstAt: number
}

/** The use of a feature, and the time that was counted. */
export interface CountedFeature {
  feature: Feature
  source: FeatureSource
  window: UsageWindow
  cells: Cell[]
}

/** So many events are counted at once, and so many weeks of customers are held; where there are more, fewer days are counted. */
const maxEvents = 5_000_000
const maxCells = 200_000

/**
 * The use of features by the customers of a scope, by feature; a feature of a source that tells nothing is left out, and so is one of which even today is too
 * much. Features without filters of a source are one reading of the events.
 */
export async function readCells(
  store: OrganizationStore,
  features: readonly Feature[],
  sources: readonly FeatureSource[],
  asked: UsageWindow,
  scope: Scope
): Promise<Map<string, CountedFeature>> {
  const counted = new Map<string, CountedFeature>()
  for (const source of sources) {
    const own = features.filter(({ sourceKey }) => sourceKey === source.sourceKey)
    if (own.length === 0 || unavailabilityOf(source) !== undefined) continue
    const of = { ...source.events, ...scope.events }
    const plain = own.filter(({ rule }) => rule.propertyFilters.length === 0)
    const filtered = own.filter(({ rule }) => rule.propertyFilters.length > 0)
    for (const together of [plain, ...filtered.map((feature) => [feature])]) {
      if (together.length === 0) continue
      const read = await readTogether(store, together, asked, of)
      if (!read) continue
      for (const feature of together) {
        counted.set(feature.id, { feature, source, window: read.window, cells: read.cells.get(feature.rule.eventName) ?? [] })
      }
    }
  }
  return counted
}

/** Features with the same filters, or without any. Undefined where even today is too much. */
async function readTogether(store: OrganizationStore, features: readonly Feature[], asked: UsageWindow, of: EventWhere) {
  const names = [...new Set(features.map(({ rule }) => rule.eventName))]
  const filters = features[0]?.rule.propertyFilters
  let cells = new Map<string, Cell[]>()
  const window = await affordableWindow(asked, async (part) => {
    // Whose they are is not asked here: the index of names alone tells how many there are.
    if ((await store.count(events, { event_name: { in: names }, occurred_at: within(part) }, maxEvents + 1)) > maxEvents) return false
    const groups = await store.aggregate(events, {
      where: matchingEvents(names, within(part), filters, { ...of, any: [{ customer_id: { isNull: false } }] }),
      by: ['event_name', 'customer_id'],
      range: { column: 'occurred_at', bounds: part.weekStarts },
      measures: { people: { countDistinct: 'user_id' }, events: { count: true }, firstAt: { min: 'occurred_at' } },
      limit: maxCells + 1
    })
    if (groups.length > maxCells) return false
    cells = new Map()
    for (const { event_name, customer_id, range, people, events: times, firstAt } of groups) {
      if (customer_id === null || firstAt === null) continue
      const own = cells.get(event_name) ?? []
      own.push({ customerId: customer_id, week: range, people, events: times, firstAt })
      cells.set(event_name, own)
    }
    return true
  })
  return window ? { window, cells } : undefined
}
