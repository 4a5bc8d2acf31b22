import { type Static, Type } from 'typebox'
import { recordChange } from '../audit/index.js'
import { endAccess, requireAnotherOwner, requireOwnerPower, teamLock } from '../auth/index.js'
import type { CallContext } from '../context/index.js'
import { removeDigestsOf } from '../digest/tables/index.js'
import { removeRecipientsOf } from '../endpoints/tables/index.js'
import { RapportError } from '../errors.js'
import { customers } from '../identity/index.js'
import { removeMailOf } from '../mail/tables/index.js'
import { members, memberVisits } from '../members/tables/index.js'
import { isStorableText, truncate } from '../values/index.js'
import { customerAccess } from './tables/index.js'

/** Who was removed, and how many customers have no owner since. */
export const removedMember = Type.Object(
  { id: Type.String(), releasedCustomerCount: Type.Integer({ minimum: 0, description: 'How many customers have no owner any more.' }) },
  { additionalProperties: false }
)

/** Who was removed, and how many customers have no owner since. */
export type RemovedMember = Static<typeof removedMember>

/**
 * Removes a member: their access to customers ends, and the customers that they owned have no owner. What they did stays in the history and the audit
 * log. What the member has open in the console ends. Throws NOT_FOUND when there is no such member, CONFLICT for the last owner of the workspace, and
 * TOOL_CALL_FORBIDDEN for an owner whom the caller may not remove.
 */
export function removeMember(context: CallContext, id: string): Promise<RemovedMember> {
  if (typeof id !== 'string') throw new RapportError('INVALID_TOOL_INPUT', 'id must be the id of a member, from members.list')
  const { store, now, origin } = context
  return store.transaction(async (transaction) => {
    await transaction.lock('ingest')
    await transaction.lock(teamLock)
    const [member] = isStorableText(id) ? await transaction.get(members, [{ id }]) : []
    if (!member) throw new RapportError('NOT_FOUND', `No member of the workspace has the id ${truncate(id)}`)
    if (member.console_role === 'owner') {
      await requireOwnerPower(transaction, context.principal, 'Removing an owner')
      await requireAnotherOwner(transaction, id)
    }
    await endAccess(transaction, id, now)
    const ended = { ended_at: now, ended_by_id: origin.actorId }
    await transaction.update(customerAccess, { member_id: { eq: id }, ended_at: { isNull: true } }, ended)
    const releasedCustomerCount = await transaction.update(customers, { owner_id: { eq: id } }, { owner_id: null })
    await transaction.remove(members, { id: { eq: id } })
    await transaction.remove(memberVisits, { member_id: { eq: id } })
    await removeDigestsOf(transaction, [id])
    await removeRecipientsOf(transaction, [id])
    await removeMailOf(transaction, [id])
    const { email, name, title, role, territory, console_role: consoleRole } = member
    await recordChange(transaction, context, { subjectId: id, before: { email, name, title, role, territory, consoleRole }, after: null })
    return { id, releasedCustomerCount }
  })
}
