import { beforeCommit, defineSubscriber } from '../changes/index.js'
import { ownershipChanged } from '../identity/index.js'
import { reconcileTerms } from './reconcile-terms.js'
import { terms } from './tables/index.js'

/** Lets the terms that name a domain or a provider's account follow it to its new owner. */
export const moveTerms = defineSubscriber({
  at: ownershipChanged,
  kinds: ['customerKeyMoved'],
  follow: async (moved, set) => {
    const keys = moved.map(({ key }) => key)
    const groups = await set.transaction.aggregate(terms, { where: { customer_key: { in: keys } }, by: ['customer_key'], measures: {} })
    const named = new Set(groups.map(({ customer_key }) => customer_key))
    for (const { key, into } of moved) {
      if (!named.has(key)) continue
      set.customer(key)
      await set.transaction.update(terms, { customer_key: { eq: key } }, { customer_id: into })
    }
  }
})

/** How terms ended depends on the customer's other terms, and on billing events: where these changed, outcomes do. */
export const settleMovedTerms = defineSubscriber({
  at: beforeCommit,
  kinds: ['customerKeyMoved', 'customerChurned'],
  follow: (changes, { transaction, ids, now }) => {
    const touched = changes.flatMap((change) => (change.kind === 'customerKeyMoved' ? [change.from, change.into] : [change.customerId]))
    return reconcileTerms(transaction, touched, ids, now)
  }
})
