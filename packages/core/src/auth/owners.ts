import type { Principal } from '../context/index.js'
import { RapportError } from '../errors.js'
import { members } from '../members/tables/index.js'
import type { Transaction } from '../storage/index.js'
import { allGrants, hasGrant } from './grants.js'

/** The lock that changes of roles take, so that two of them cannot remove the last two owners. */
export const teamLock = 'team'

/**
 * Throws TOOL_CALL_FORBIDDEN unless the caller may make, change and remove owners: the host's own code, an owner, or a session or key with all grants that
 * belongs to no member. A key that a member made may no more than the member, so that an admin cannot become an owner by a key.
 */
export async function requireOwnerPower(transaction: Transaction, principal: Principal, what: string): Promise<void> {
  if (principal.kind === 'host') return
  const memberId = principal.kind === 'api_key' ? principal.createdById : (principal.actor ?? null)
  // Whom the host lets in by its own sign-in may be a member without a role here.
  const isLetIn = principal.kind === 'session' && principal.sessionId === undefined
  const [member] = memberId === null ? [] : await transaction.get(members, [{ id: memberId }])
  const role = member?.console_role ?? null
  const mayBe = memberId === null || role === 'owner' || (isLetIn && role === null)
  if (mayBe && allGrants.every((grant) => hasGrant(principal.grants, grant))) return
  throw new RapportError('TOOL_CALL_FORBIDDEN', `${what}: only an owner of the workspace may do that`)
}

/** Throws CONFLICT when this member is the only owner. The `teamLock` must be held. */
export async function requireAnotherOwner(transaction: Transaction, memberId: string): Promise<void> {
  const others = await transaction.count(members, { console_role: { eq: 'owner' }, id: { ne: memberId } }, 1)
  if (others === 0) throw new RapportError('CONFLICT', 'This is the last owner of the workspace: make somebody else an owner first')
}
