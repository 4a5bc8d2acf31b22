import { readSettings } from '../settings/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { listCandidates } from './candidates.js'
import { readEventNames } from './event-names.js'
import { evidenceOf, unavailableEvidence } from './evidence.js'
import { activeFeatures, type Feature } from './feature.js'
import { featureSource, readTracking, requireSource, type Tracking } from './feature-source.js'
import { type OrganizationUsage, readOrganizationUsage } from './organization-usage.js'
import { type UsageWindow, usageWindow } from './usage-window.js'

/** Of which source (there is one, which is selected by itself), over how many weeks (12 by default), with how many candidates (100 by default). */
export interface ListFeaturesInput {
  sourceKey?: string
  weeks?: number
  candidateLimit?: number
}

/** Names that one answer looks at beside the features'. */
const maxNames = 500

/** The workspace's features with their usage, and the event names that could become features. Throws NOT_FOUND for a source of nobody's. */
export async function listFeatures(store: OrganizationStore, now: number, input: ListFeaturesInput) {
  const { sourceKey, weeks = 12, candidateLimit = 100 } = input
  const source = featureSource(store)
  if (sourceKey !== undefined) requireSource(source, sourceKey)
  const [settings, features, tracking] = await Promise.all([readSettings(store), activeFeatures(store), readTracking(store)])
  const window = usageWindow(now, weeks, settings.default_timezone)
  const counted = tracking.hasEvents
    ? await countAll(store, window, { features, tracking, candidateLimit })
    : {
        features: features.map((feature) => ({ ...feature, evidence: unavailableEvidence(window, 'SOURCE_NOT_READY') })),
        candidates: { status: 'unavailable' as const, reason: 'SOURCE_NOT_READY' as const }
      }
  return {
    sources: [{ ...source, readiness: tracking.hasEvents ? ('READY' as const) : ('WARMING' as const) }],
    selectedSourceKey: source.sourceKey,
    workspaceActiveFeatureCount: features.length,
    ...counted
  }
}

/** What to count, and how much of it to show. */
interface Counting {
  features: readonly Feature[]
  tracking: Tracking
  candidateLimit: number
}

async function countAll(store: OrganizationStore, window: UsageWindow, { features, tracking, candidateLimit }: Counting) {
  const known = new Set(features.map(({ rule }) => rule.eventName))
  const { names, isComplete } = await readEventNames(store, maxNames + known.size)
  const candidates = names.filter((name) => !known.has(name))
  const questions = [
    ...features.map(({ id, rule }) => [id, rule] as const),
    ...candidates.map((eventName) => [candidateKey(eventName), { eventName, propertyFilters: [] }] as const)
  ]
  const usages = await readOrganizationUsage(store, questions, window)
  const candidateUsages = new Map(candidates.map((eventName) => [eventName, usages.get(candidateKey(eventName)) ?? null]))
  return {
    features: features.map((feature) => ({ ...feature, evidence: evidence(window, tracking, usages.get(feature.id) ?? null) })),
    candidates: await listCandidates(store, window, { usages: candidateUsages, isComplete }, candidateLimit)
  }
}

function evidence(window: UsageWindow, tracking: Tracking, usage: OrganizationUsage | null) {
  if (!usage) return unavailableEvidence(window, 'QUERY_FAILED')
  return { ...evidenceOf(usage, tracking), distinctCustomers: usage.distinctCustomers }
}

const candidateKey = (eventName: string) => `event ${eventName}`
