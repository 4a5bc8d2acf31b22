import { customerLabel, resolveCustomer } from '../customers/index.js'
import { readSettings } from '../settings/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { isoTime } from '../values/index.js'
import { weekCoverages } from './coverage.js'
import { type CustomerUsage, readCustomerUsage } from './customer-usage.js'
import { evidenceOf, unavailableEvidence } from './evidence.js'
import { activeFeatures, type Feature } from './feature.js'
import { readTracking, type Tracking } from './feature-source.js'
import { usageWindow } from './usage-window.js'

/** Whose usage is asked for, over how many weeks (12 by default), and whether week by week. */
export interface CustomerFeaturesInput {
  customer: string
  weeks?: number
  includeWeeklyUsage?: boolean
}

/** How a customer uses each of the workspace's features. Throws NOT_FOUND when there is no such customer, CONFLICT when a name is several customers'. */
export async function customerFeatures(store: OrganizationStore, now: number, input: CustomerFeaturesInput) {
  const { weeks = 12, includeWeeklyUsage = false } = input
  const [customer, settings, features, tracking] = await Promise.all([
    resolveCustomer(store, input.customer, { names: true }),
    readSettings(store),
    activeFeatures(store),
    readTracking(store)
  ])
  const window = usageWindow(now, weeks, settings.default_timezone)
  const usages = tracking.hasEvents ? await readCustomerUsage(store, customer.id, features, window) : new Map<string, CustomerUsage>()
  const evidence = ({ id }: Feature) => {
    const usage = usages.get(id)
    if (!usage) return unavailableEvidence(window, tracking.hasEvents ? 'QUERY_FAILED' : 'SOURCE_NOT_READY')
    return { ...evidenceOf(usage, tracking), ...(includeWeeklyUsage && { weeklyUsage: weeklyUsage(usage, tracking) }) }
  }
  return {
    customer: { id: customer.id, name: customerLabel(customer) },
    features: features.map((feature) => ({ ...feature, evidence: evidence(feature) }))
  }
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
