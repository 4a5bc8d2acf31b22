import { defineSubscriber } from '../changes/index.js'
import { ownershipChanged } from '../identity/index.js'

/** Lets the tags of a customer that was a domain or a provider's account alone follow it into the customer that owns it now. */
export const moveTags = defineSubscriber({
  at: ownershipChanged,
  kinds: ['customerKeyMoved'],
  async follow(moved, set) {
    for (const { key, into } of moved) {
      const original = set.customers.get(set.customerIdentity(key).original_id)
      const survivor = set.customers.get(into)
      if (!original?.tags || !survivor || original.id === into) continue
      set.customers.patch(into, { tags: { ...original.tags, ...survivor.tags } })
    }
  }
})
