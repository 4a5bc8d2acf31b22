import { customerLabel, resolveCustomer } from '../customers/index.js'
import { readSettings } from '../settings/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { isoTime } from '../values/index.js'
import { type Tracking, weekCoverages } from './coverage.js'
import { type CustomerUsage, readCustomerUsage } from './customer-usage.js'
import { evidenceOf, unavailableEvidence } from './evidence.js'
import { activeFeatures, type Feature } from './feature.js'
import { type FeatureSource, featureSources, unavailabilityOf } from './feature-source.js'
import { type UsageWindow, usageWindow } from './usage-window.js'

/** Whose usage is asked for, over how many weeks (12 by default), and whether week by week. */
export interface CustomerFeaturesInput {
  customer: string
  weeks?: number
  includeWeeklyUsage?: boolean
}

/** How a customer uses each of the workspace's features. Throws NOT_FOUND when there is no such customer, CONFLICT when a name is several customers'. */
export async function customerFeatures(store: OrganizationStore, now: number, input: CustomerFeaturesInput) {
  const { weeks = 12, includeWeeklyUsage = false } = input
  const [customer, settings, features, sources] = await Promise.all([
    resolveCustomer(store, input.customer, { names: true }),
    readSettings(store),
    activeFeatures(store),
    featureSources(store)
  ])
  const window = usageWindow(now, weeks, settings.default_timezone)
  const usages = await usagesBySource(store, customer.id, features, sources, window)
  const evidence = ({ id, sourceKey }: Feature) => {
    const source = sources.find((each) => each.sourceKey === sourceKey)
    const usage = usages.get(id)
    if (!source || !usage) return unavailableEvidence(window, source ? (unavailabilityOf(source) ?? 'QUERY_FAILED') : 'SOURCE_BLOCKED')
    return { ...evidenceOf(usage, source), ...(includeWeeklyUsage && { weeklyUsage: weeklyUsage(usage, source) }) }
  }
  return {
    customer: { id: customer.id, name: customerLabel(customer) },
    features: features.map((feature) => ({ ...feature, evidence: evidence(feature) }))
  }
}

/** The usage of features, each by the events of its source; none of a source that does not tell it. */
async function usagesBySource(
  store: OrganizationStore,
  customerId: string,
  features: readonly Feature[],
  sources: readonly FeatureSource[],
  window: UsageWindow
): Promise<Map<string, CustomerUsage>> {
  const usages = new Map<string, CustomerUsage>()
  for (const source of sources) {
    const its = features.filter(({ sourceKey }) => sourceKey === source.sourceKey)
    if (its.length === 0 || unavailabilityOf(source) !== undefined) continue
    const read = await readCustomerUsage(store, customerId, its, window, undefined, source.events)
    for (const [id, usage] of read) usages.set(id, usage)
  }
  return usages
}

/** Usage by week, oldest first: a week that nothing is known of has no count. */
function weeklyUsage({ window, weeks }: CustomerUsage, tracking: Tracking) {
  const byWeek = new Map(weeks.map((week) => [week.week, week]))
  return weekCoverages(window, tracking).map((coverage, index) => {
    const weekStartAt = isoTime(window.weekStarts[index] ?? window.startAt)
    const { eventCount = 0, activeDays = 0 } = byWeek.get(index) ?? {}
    if (coverage === 'unavailable') return { weekStartAt, coverage }
    return { weekStartAt, coverage, eventCount, activeDays }
  })
}
