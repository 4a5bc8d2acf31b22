import { events } from '../identity/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { customEvents, type EventWhere } from './matching-events.js'

/**
 * The names of the organization's custom events, or of those that `of` narrows them to, in the order of their bytes, `limit` at most. Each step jumps over all events of a name, so the work
 * grows with the names and not with the events.
 */
export async function readEventNames(
  store: OrganizationStore,
  limit: number,
  of: EventWhere = {}
): Promise<{ names: string[]; isComplete: boolean }> {
  const names: string[] = []
  for (;;) {
    const last = names.at(-1)
    const where = { ...of, ...customEvents, ...(last !== undefined && { event_name: { gt: last } }) }
    const [next] = await store.aggregate(events, { where, measures: { name: { min: 'event_name' } } })
    if (!next || next.name === null) return { names, isComplete: true }
    if (names.length === limit) return { names, isComplete: false }
    names.push(next.name)
  }
}
