import type { ChangeContext } from '../audit/index.js'
import { type Customer, resolveCustomer } from '../customers/index.js'
import { RapportError } from '../errors.js'
import { members } from '../members/tables/index.js'
import type { RowOf, Rows, Transaction } from '../storage/index.js'
import type { AccessRole } from './access-roles.js'
import { customerAccess } from './tables/index.js'

export type AccessRow = RowOf<typeof customerAccess>

/** A change of who may do what with one customer, while nobody else can change it. */
export interface AccessChange {
  transaction: Transaction
  customer: Customer
  /** The member whom it is about. */
  memberId: string
}

/**
 * Runs a change of a member's access in a transaction, under the lock that also guards customers' rows and their merges. Throws NOT_FOUND when the
 * customer or the member does not exist.
 */
export function changeAccess<R>(
  { store }: ChangeContext,
  { customerId, targetUserId }: { customerId: string; targetUserId: string },
  change: (subject: AccessChange) => Promise<R>
): Promise<R> {
  return store.transaction(async (transaction) => {
    await transaction.lock('ingest')
    const customer = await resolveCustomer(transaction, customerId)
    const [member] = await transaction.get(members, [{ id: targetUserId }])
    if (!member) throw new RapportError('NOT_FOUND', `No member of the workspace has the id ${JSON.stringify(targetUserId)}`)
    return change({ transaction, customer, memberId: member.id })
  })
}

/** The rows that hold now: of one member, or of everybody who has access to the customer. */
export function heldAccess(rows: Rows<'organization'>, customerId: string, memberId?: string): Promise<AccessRow[]> {
  const member = memberId === undefined ? {} : { member_id: { eq: memberId } }
  return rows.find(customerAccess, { where: { customer_id: { eq: customerId }, ended_at: { isNull: true }, ...member } })
}

/** The grant that a member holds; being the owner is none. */
export async function heldGrant(rows: Rows<'organization'>, customerId: string, memberId: string): Promise<AccessRow | undefined> {
  return (await heldAccess(rows, customerId, memberId)).find(({ role }) => role !== 'OWNER')
}

/** Gives a member a role from now on. */
export async function beginAccess(
  { transaction, customer }: Pick<AccessChange, 'transaction' | 'customer'>,
  { now, ids, origin }: ChangeContext,
  given: { memberId: string; role: AccessRole }
): Promise<AccessRow> {
  const row = {
    id: ids.uuid(now),
    customer_id: customer.id,
    member_id: given.memberId,
    role: given.role,
    granted_by_id: origin.actorId,
    granted_at: now,
    ended_at: null,
    ended_by_id: null
  }
  await transaction.insert(customerAccess, [row])
  return row
}

/** Ends access that is held. */
export async function endAccess(transaction: Transaction, { now, origin }: ChangeContext, held: readonly AccessRow[]): Promise<void> {
  if (held.length === 0) return
  const where = { id: { in: held.map(({ id }) => id) } }
  await transaction.update(customerAccess, where, { ended_at: now, ended_by_id: origin.actorId })
}
