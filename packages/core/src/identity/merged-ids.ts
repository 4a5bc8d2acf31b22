import type { Rows } from '../storage/index.js'
import { merges } from './tables/merges.js'

/** How many merges an id is followed through: chains are short, and a loop, which no writer makes, must not hang a reader. */
const maxChainLength = 100

/** The id that a merged user's or customer's id leads to; an id that was never merged leads to itself. */
export async function currentId(store: Rows<'organization'>, id: string, entity: 'user' | 'customer'): Promise<string> {
  let current = id
  for (let steps = 0; steps < maxChainLength; steps++) {
    const [merge] = await store.get(merges, [{ from_id: current }])
    if (merge?.entity !== entity) return current
    current = merge.into_id
  }
  return current
}

const pageSize = 1000

/**
 * What each of these ids leads to now, as `currentId` says it. While the events of a large merge are still being moved, they name the id from before it.
 */
export async function currentIds(
  store: Rows<'organization'>,
  ids: Iterable<string | null>,
  entity: 'user' | 'customer'
): Promise<Map<string, string>> {
  const asked = [...new Set(ids)].filter((id) => id !== null)
  const current = new Map<string, string>()
  for (let start = 0; start < asked.length; start += pageSize) {
    const page = asked.slice(start, start + pageSize)
    const merged = await store.get(
      merges,
      page.map((from_id) => ({ from_id }))
    )
    const found = await Promise.all(page.map((id, index) => (merged[index] ? currentId(store, id, entity) : id)))
    for (const [index, id] of page.entries()) current.set(id, found[index] ?? id)
  }
  return current
}
