import { readSettings } from '../settings/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { listCandidates } from './candidates.js'
import { readEventNames } from './event-names.js'
import { evidenceOf, unavailableEvidence } from './evidence.js'
import { activeFeatures, type Feature } from './feature.js'
import { type FeatureSource, featureSources, selectSource, unavailabilityOf } from './feature-source.js'
import { type OrganizationUsage, readOrganizationUsage } from './organization-usage.js'
import { type UsageWindow, usageWindow } from './usage-window.js'

/** Of which source (where none is named, the first that has events), over how many weeks (12 by default), with how many candidates (100 by default). */
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
  const [sources, settings, active] = await Promise.all([featureSources(store), readSettings(store), activeFeatures(store)])
  const source = selectSource(sources, sourceKey)
  const features = active.filter((feature) => feature.sourceKey === source.sourceKey)
  const window = usageWindow(now, weeks, settings.default_timezone)
  const reason = unavailabilityOf(source)
  const counted =
    reason === undefined
      ? await countAll(store, window, { features, source, candidateLimit })
      : {
          features: features.map((feature) => ({ ...feature, evidence: unavailableEvidence(window, reason) })),
          candidates: { status: 'unavailable' as const, reason }
        }
  return {
    sources: sources.map(({ sourceKey: key, provider, label, readiness }) => ({ sourceKey: key, provider, label, readiness })),
    selectedSourceKey: source.sourceKey,
    workspaceActiveFeatureCount: active.length,
    ...counted
  }
}

/** What to count, and how much of it to show. */
interface Counting {
  features: readonly Feature[]
  source: FeatureSource
  candidateLimit: number
}

async function countAll(store: OrganizationStore, window: UsageWindow, { features, source, candidateLimit }: Counting) {
  const known = new Set(features.map(({ rule }) => rule.eventName))
  const { names, isComplete } = await readEventNames(store, maxNames + known.size, source.events)
  const candidates = names.filter((name) => !known.has(name))
  const questions = [
    ...features.map(({ id, rule }) => [id, rule] as const),
    ...candidates.map((eventName) => [candidateKey(eventName), { eventName, propertyFilters: [] }] as const)
  ]
  const usages = await readOrganizationUsage(store, questions, window, source.events)
  const candidateUsages = new Map(candidates.map((eventName) => [eventName, usages.get(candidateKey(eventName)) ?? null]))
  return {
    features: features.map((feature) => ({ ...feature, evidence: evidence(window, source, usages.get(feature.id) ?? null) })),
    candidates: await listCandidates(store, window, { usages: candidateUsages, isComplete, of: source.events }, candidateLimit)
  }
}

function evidence(window: UsageWindow, source: FeatureSource, usage: OrganizationUsage | null) {
  if (!usage) return unavailableEvidence(window, 'QUERY_FAILED')
  return { ...evidenceOf(usage, source), distinctCustomers: usage.distinctCustomers }
}

const candidateKey = (eventName: string) => `event ${eventName}`
