import { events } from '../identity/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { compareText } from '../values/index.js'
import { type EventWhere, matchingEvents } from './matching-events.js'
import { type UsageWindow, within } from './usage-window.js'

const lookedAt = 50
const maxKeys = 10
const maxKeyLength = 191

/** The properties that the newest events of a name carry: the most frequent ones first, ties by the order of their bytes, ten at most. */
export async function readPropertyKeys(
  store: OrganizationStore,
  eventName: string,
  window: UsageWindow,
  of: EventWhere
): Promise<string[]> {
  const newest = await store.find(events, {
    where: matchingEvents([eventName], within(window), [], of),
    orderBy: { column: 'occurred_at', direction: 'desc' },
    limit: lookedAt,
    columns: ['properties']
  })
  const counts = new Map<string, number>()
  for (const { properties } of newest) {
    for (const key of Object.keys(properties)) if (isUsable(key)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const ranked = [...counts].sort(([a, timesOfA], [b, timesOfB]) => timesOfB - timesOfA || compareText(a, b))
  return ranked.slice(0, maxKeys).map(([key]) => key)
}

/** Whether a filter can name the property. */
function isUsable(key: string): boolean {
  return key !== '' && [...key].length <= maxKeyLength
}
