import { signalOccurrences } from '../../storage/tables/index.js'
import { beforeCommit, defineFollower } from '../changes/follower.js'

/** What was seen at a customer is the survivor's from the commit on that merges them. */
export const moveOccurrences = defineFollower({
  at: beforeCommit,
  kinds: ['customerMerged'],
  async follow(changes, { transaction }) {
    for (const { fromId, intoId } of changes) {
      await transaction.update(signalOccurrences, { customer_id: { eq: fromId } }, { customer_id: intoId })
    }
  }
})
