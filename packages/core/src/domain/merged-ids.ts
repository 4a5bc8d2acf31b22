import type { Rows } from '../storage/contract.js'
import { merges } from '../storage/tables/index.js'

/** How many merges an id is followed through: chains are short, and a loop, which no writer makes, must not hang a reader. */
const longestChain = 100

/** The id that a merged user's or customer's id leads to; an id that was never merged leads to itself. */
export async function currentId(store: Rows<'organization'>, id: string, entity: 'user' | 'customer'): Promise<string> {
  let current = id
  for (let steps = 0; steps < longestChain; steps++) {
    const [merge] = await store.get(merges, [{ from_id: current }])
    if (merge?.entity !== entity) return current
    current = merge.into_id
  }
  return current
}
