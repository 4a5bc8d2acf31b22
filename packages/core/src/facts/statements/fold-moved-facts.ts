import { defineSubscriber } from '../../changes/index.js'
import { ownershipChanged } from '../../identity/index.js'
import { foldFacts } from './fold-facts.js'

/** What was said of facts counts for them, also when both come together only as two customers become one. */
export const foldMovedFacts = defineSubscriber({
  at: ownershipChanged,
  kinds: ['customerKeyMoved'],
  follow: (moved, { transaction, ids, now }) =>
    foldFacts(transaction, { customerIds: [...new Set(moved.map(({ into }) => into))] }, ids, now)
})
