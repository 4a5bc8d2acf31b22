import { type Static, Type } from 'typebox'
import { type ChangeContext, recordChange } from '../audit/index.js'
import { resolveCustomer } from '../customers/index.js'
import { IdentityUnitOfWork, writeRows } from '../identity/index.js'
import { members } from '../members/tables/index.js'
import { orNull } from '../runtime/index.js'
import { strictObject } from '../validation/index.js'
import { endAccess, heldAccess } from './access-rows.js'
import { giveRecordOwners } from './record-owners.js'

/** Whose a customer is after a change. */
export const clearedOwner = strictObject({
  customerId: Type.String(),
  ownerId: orNull(Type.String()),
  previousOwnerId: orNull(Type.String())
})

/** Whose a customer is after a change, and whose it was. */
export type ClearedOwner = Static<typeof clearedOwner>

/**
 * Removes the owner that a person set. The owner is then the one that a connected CRM names, or none. An owner that a record names
 * stays. Throws NOT_FOUND if the customer does not exist.
 */
export function clearOwner(context: ChangeContext, { id }: { id: string }): Promise<ClearedOwner> {
  const { store, ids, now } = context
  return store.transaction(async (transaction) => {
    await transaction.lock('ingest')
    const { id: customerId, owner_id: previousOwnerId, owner_set_by } = await resolveCustomer(transaction, id, { as: 'id' })
    if (previousOwnerId === null || owner_set_by === 'record') return { customerId, ownerId: previousOwnerId, previousOwnerId }
    const held = await heldAccess(transaction, customerId)
    await endAccess(
      transaction,
      context,
      held.filter(({ role }) => role === 'OWNER')
    )
    await transaction.increment(members, { id: previousOwnerId }, { owned_customer_count: -1 })
    const set = new IdentityUnitOfWork(transaction, ids, now)
    await set.customers.load([customerId])
    set.customers.patch(customerId, { owner_id: null, owner_set_by: null })
    await giveRecordOwners(set, [customerId])
    const ownerId = set.customers.get(customerId)?.owner_id ?? null
    await writeRows(set)
    await recordChange(transaction, context, { subjectId: customerId, before: { ownerId: previousOwnerId }, after: { ownerId } })
    return { customerId, ownerId, previousOwnerId }
  })
}
