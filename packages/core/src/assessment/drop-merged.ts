import { beforeCommit, defineSubscriber } from '../changes/index.js'
import { customerAssessments } from './tables/customer-assessments.js'

/** A customer that goes into another one stands as that one does. */
export const dropMergedAssessments = defineSubscriber({
  at: beforeCommit,
  kinds: ['customerMerged'],
  async follow(changes, { transaction }) {
    await transaction.remove(customerAssessments, { customer_id: { in: changes.map(({ fromId }) => fromId) } })
  }
})
