import type { OrganizationStore } from '../storage/index.js'
import type { EventWhere } from './matching-events.js'
import type { OrganizationUsage } from './organization-usage.js'
import { readPropertyKeys } from './property-keys.js'
import type { UsageWindow } from './usage-window.js'

/** An event name that is no feature yet. */
export interface Candidate {
  eventName: string
  eventCount: number
  distinctCustomers: number
  activeWeeks: number
  propertyKeys: string[]
}

/** Names in the order of their bytes with what is known of their usage; not all of them, when there are more than one answer looks at. */
export interface CandidateNames {
  usages: ReadonlyMap<string, OrganizationUsage | null>
  isComplete: boolean
  /** What narrows events to those of the source. */
  of: EventWhere
}

/**
 * The event names of a window that are most used, ties by the order of their bytes. `partial` says that counts are lower bounds, or that names may be
 * missing; `truncated` that there are more than the limit lets through.
 */
export async function listCandidates(
  store: OrganizationStore,
  window: UsageWindow,
  { usages, isComplete, of }: CandidateNames,
  limit: number
) {
  const counted = [...usages].flatMap(([eventName, usage]) => (usage ? [{ eventName, ...usage }] : []))
  const isExact = isComplete && counted.length === usages.size && counted.every((usage) => !usage.window.isNarrowed)
  const used = counted.filter(({ eventCount }) => eventCount > 0).sort((a, b) => b.eventCount - a.eventCount)
  const items = await Promise.all(
    used.slice(0, limit).map(async ({ eventName, eventCount, distinctCustomers, activeWeeks }): Promise<Candidate> => {
      return { eventName, eventCount, distinctCustomers, activeWeeks, propertyKeys: await readPropertyKeys(store, eventName, window, of) }
    })
  )
  return { status: isExact ? ('ready' as const) : ('partial' as const), items, truncated: used.length > limit }
}
