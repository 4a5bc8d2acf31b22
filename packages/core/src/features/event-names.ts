import { events } from '../identity/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { customEvents } from './matching-events.js'

/**
 * The names of the organization's custom events in the order of their bytes, `limit` at most. Each step jumps over all events of a name, so the work
 * grows with the names and not with the events.
 */
export async function readEventNames(store: OrganizationStore, limit: number): Promise<{ names: string[]; isComplete: boolean }> {
  const names: string[] = []
  for (;;) {
    const last = names.at(-1)
    const where = { ...customEvents, ...(last !== undefined && { event_name: { gt: last } }) }
    const [next] = await store.aggregate(events, { where, measures: { name: { min: 'event_name' } } })
    if (!next || next.name === null) return { names, isComplete: true }
    if (names.length === limit) return { names, isComplete: false }
    names.push(next.name)
  }
}
