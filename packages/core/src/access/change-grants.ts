import { type ChangeContext, recordChange } from '../audit/index.js'
import { RapportError } from '../errors.js'
import { parseEnum } from '../validation/index.js'
import { type GrantRole, grantRoles } from './access-roles.js'
import { type AccessChange, type AccessRow, beginAccess, changeAccess, endAccess, heldGrant } from './access-rows.js'

/** The customer and the member that a grant is about. */
interface Target {
  customerId: string
  targetUserId: string
}

/** Gives a member access to a customer, or changes the role of a member that has access. Throws NOT_FOUND when either does not exist. */
export function grantAccess(context: ChangeContext, { role, ...target }: Target & { role: GrantRole }) {
  return changeAccess(context, target, async (subject) => {
    const held = await heldGrant(subject.transaction, subject.customer.id, subject.memberId)
    return replaceGrant(context, subject, held, role)
  })
}

/** Changes the role of a grant. Throws NOT_FOUND when the member has none. */
export function updateAccess(context: ChangeContext, { role, ...target }: Target & { role: GrantRole }) {
  return changeAccess(context, target, async (subject) => {
    const held = await heldGrant(subject.transaction, subject.customer.id, subject.memberId)
    if (!held) throw noGrant(subject)
    return replaceGrant(context, subject, held, role)
  })
}

/** Takes a member's grant away. Throws NOT_FOUND when the member has none, CONFLICT when it is the owner, who needs none. */
export function revokeAccess(context: ChangeContext, target: Target) {
  return changeAccess(context, target, async (subject) => {
    const { transaction, customer, memberId } = subject
    const held = await heldGrant(transaction, customer.id, memberId)
    if (!held && customer.owner_id === memberId) {
      throw new RapportError('CONFLICT', 'This member owns the customer; assign another owner first')
    }
    if (!held) throw noGrant(subject)
    await endAccess(transaction, context, [held])
    await recordChange(transaction, context, { subjectId: customer.id, before: grantOf(held), after: null })
    return { customerId: customer.id, userId: memberId }
  })
}

async function replaceGrant(context: ChangeContext, subject: AccessChange, held: AccessRow | undefined, role: GrantRole) {
  const { transaction, customer, memberId } = subject
  if (held?.role === role) return grantOf(held)
  if (held) await endAccess(transaction, context, [held])
  const granted = grantOf(await beginAccess(subject, context, { memberId, role }))
  await recordChange(transaction, context, { subjectId: customer.id, before: held ? grantOf(held) : null, after: granted })
  return granted
}

function grantOf({ customer_id, member_id, role, granted_by_id }: AccessRow) {
  return { customerId: customer_id, userId: member_id, role: parseEnum(grantRoles, role), grantedById: granted_by_id }
}

function noGrant({ memberId }: AccessChange): RapportError {
  return new RapportError(
    'NOT_FOUND',
    `The member ${JSON.stringify(memberId)} has no access to this customer. Give it first, with svc_grant_customer_access`
  )
}
