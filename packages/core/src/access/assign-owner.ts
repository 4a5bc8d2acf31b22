import { type ChangeContext, recordChange } from '../audit/index.js'
import { customers } from '../identity/index.js'
import { members } from '../members/tables/index.js'
import { beginAccess, changeAccess, endAccess, heldAccess } from './access-rows.js'

/**
 * Makes a member the owner of a customer. The former owner stays as an editor, and both members' counts of owned customers follow in the same
 * transaction. Throws NOT_FOUND when the customer or the member does not exist.
 */
export function assignOwner(context: ChangeContext, target: { customerId: string; targetUserId: string }) {
  return changeAccess(context, target, async (subject) => {
    const { transaction, customer, memberId } = subject
    const { id: customerId, owner_id: previousOwnerId } = customer
    const answer = { customerId, ownerId: memberId, previousOwnerId }
    if (previousOwnerId === memberId) {
      if (customer.owner_set_by !== 'person') await transaction.update(customers, { id: { eq: customerId } }, { owner_set_by: 'person' })
      return answer
    }

    const held = await heldAccess(transaction, customerId)
    const ended = held.filter(({ member_id, role }) => role === 'OWNER' || member_id === memberId)
    if (previousOwnerId !== null) {
      const grant = held.find(({ member_id, role }) => member_id === previousOwnerId && role !== 'OWNER')
      if (grant?.role !== 'EDITOR') await beginAccess(subject, context, { memberId: previousOwnerId, role: 'EDITOR' })
      if (grant?.role === 'VIEWER') ended.push(grant)
      await transaction.increment(members, { id: previousOwnerId }, { owned_customer_count: -1 })
    }
    await endAccess(transaction, context, ended)
    await beginAccess(subject, context, { memberId, role: 'OWNER' })
    await transaction.update(customers, { id: { eq: customerId } }, { owner_id: memberId, owner_set_by: 'person' })
    await transaction.increment(members, { id: memberId }, { owned_customer_count: 1 })
    const before = { ownerId: previousOwnerId }
    const after = { ownerId: memberId }
    await recordChange(transaction, context, { subjectId: customerId, before, after })
    return answer
  })
}
