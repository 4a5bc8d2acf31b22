import { defineSubscriber } from '../changes/index.js'
import { type CustomerRow, type IdentityUnitOfWork, ownershipChanged } from '../identity/index.js'
import { members } from '../members/tables/index.js'
import { parseEnum } from '../validation/index.js'
import { accessRoles, includesRole } from './access-roles.js'
import { type AccessRow, heldAccess } from './access-rows.js'
import { customerAccess } from './tables/index.js'

/**
 * Lets owner and grants of a customer that was a domain or a provider's account alone follow it into the customer that owns it now. There its own owner stays, unless only a record of a provider
 * named it; the other one becomes an editor. Of two roles of one member the stronger stays.
 */
export const moveAccess = defineSubscriber({
  at: ownershipChanged,
  kinds: ['customerKeyMoved'],
  async follow(moved, set) {
    for (const { key, into } of moved) {
      const original = set.customers.get(set.customerIdentity(key).original_id)
      const survivor = set.customers.get(into)
      if (!original || !survivor || original.id === into) continue
      const ownerId = keepsOwner(original, survivor) ? survivor.owner_id : original.owner_id
      await moveOwner(set, original, survivor)
      for (const row of await heldAccess(set.transaction, original.id)) await moveRow(set, row, into, ownerId)
    }
  }
})

/** Whoever owned both now owns one customer less, and so does the owner who gives way; where the survivor has no owner, nobody's count changes. */
async function moveOwner(set: IdentityUnitOfWork, original: CustomerRow, survivor: CustomerRow): Promise<void> {
  if (original.owner_id === null) return
  set.customers.patch(original.id, { owner_id: null, owner_set_by: null })
  const displaced = keepsOwner(original, survivor) ? original.owner_id : survivor.owner_id
  if (!keepsOwner(original, survivor)) {
    set.customers.patch(survivor.id, { owner_id: original.owner_id, owner_set_by: original.owner_set_by })
    await endOwner(set, survivor)
  }
  if (displaced !== null) await set.transaction.increment(members, { id: displaced }, { owned_customer_count: -1 })
}

/** A survivor keeps its owner, unless a record named that one and a person the other. */
function keepsOwner(original: CustomerRow, survivor: CustomerRow): boolean {
  if (survivor.owner_id === null) return original.owner_id === null
  return original.owner_id === null || survivor.owner_set_by !== 'record' || original.owner_set_by === 'record'
}

async function endOwner({ transaction, now }: IdentityUnitOfWork, { id }: CustomerRow): Promise<void> {
  await transaction.update(
    customerAccess,
    { customer_id: { eq: id }, role: { eq: 'OWNER' }, ended_at: { isNull: true } },
    { ended_at: now }
  )
}

async function moveRow({ transaction, ids, now }: IdentityUnitOfWork, row: AccessRow, into: string, ownerId: string | null): Promise<void> {
  const role = row.role === 'OWNER' && row.member_id !== ownerId ? 'EDITOR' : parseEnum(accessRoles, row.role)
  const known = await heldAccess(transaction, into, row.member_id)
  const isWeaker = known.some((other) => includesRole(other.role, role))
  const ended = isWeaker ? [row] : [row, ...known]
  await transaction.update(customerAccess, { id: { in: ended.map(({ id }) => id) } }, { ended_at: now })
  if (isWeaker) return
  await transaction.insert(customerAccess, [{ ...row, id: ids.uuid(now), customer_id: into, role, granted_at: now }])
}
