import { type Static, Type } from 'typebox'
import { recordChange } from '../audit/index.js'
import {
  apiKeys,
  consoleRoles,
  endAccess,
  grantBeyond,
  readConsoleRole,
  requireAnotherOwner,
  requireOwnerPower,
  teamLock,
  withdrawLinks
} from '../auth/index.js'
import type { CallContext } from '../context/index.js'
import { RapportError } from '../errors.js'
import { members } from '../members/tables/index.js'
import { instant, type OperationContext, orNull } from '../runtime/index.js'
import type { RowOf } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { isoTime, isoTimeOrNull } from '../values/index.js'
import { findMember, requireMayGive } from './invite.js'
import { consoleRole } from './links.js'
import { consoleSessions } from './tables/index.js'

export const teamMemberShape = strictObject({
  id: Type.String(),
  email: Type.String(),
  name: Type.String(),
  role: orNull(consoleRole),
  lastSeenAt: orNull(Type.String({ format: 'date-time', description: 'When a session of the member was last used.' })),
  sessionCount: Type.Integer({ minimum: 0 })
})

/** A member who may sign in to the console. */
export type TeamMember = Static<typeof teamMemberShape>

/** The members who may sign in, by name. */
export async function listTeam({ store }: CallContext): Promise<TeamMember[]> {
  const rows = await store.find(members, { where: { console_role: { isNull: false } }, orderBy: { column: 'name', direction: 'asc' } })
  const sessions = await store.find(consoleSessions, { where: { member_id: { in: rows.map(({ id }) => id) } } })
  return rows.map((row) => toTeamMember(row, sessions))
}

function toTeamMember(
  { id, email, name, console_role }: RowOf<typeof members>,
  sessions: readonly RowOf<typeof consoleSessions>[]
): TeamMember {
  const own = sessions.filter(({ member_id }) => member_id === id)
  const lastSeen = own.reduce<number | null>((last, { last_used_at }) => Math.max(last ?? 0, last_used_at), null)
  return { id, email, name, role: readConsoleRole(console_role), lastSeenAt: isoTimeOrNull(lastSeen), sessionCount: own.length }
}

export const roleChange = strictObject({
  id: Type.String({ minLength: 1, maxLength: 255, description: "The member's id." }),
  role: Type.Union([consoleRole, Type.Null()], { description: 'null: the member may not sign in any more.' }),
  was: Type.Optional(
    Type.Union([consoleRole, Type.Null()], {
      description: 'The role that you read. If the role has changed since, the call fails with CONFLICT.'
    })
  )
})

/** Which role a member gets. */
export type RoleChange = Static<typeof roleChange>

export const changedRole = strictObject({
  member: teamMemberShape,
  workingKeyCount: Type.Integer({ minimum: 0, description: 'API keys that the member made, which still work.' })
})

/** The member as it is now. */
export type ChangedRole = Static<typeof changedRole>

/**
 * Gives a member another role, or takes it. It holds from the next request on, in every process. Throws NOT_FOUND, TOOL_CALL_FORBIDDEN, and CONFLICT for the
 * last owner or when somebody else was faster.
 */
export async function setRole(context: OperationContext, { id, role, was }: RoleChange): Promise<ChangedRole> {
  const { store, now, services, clock } = context
  const row = await store.transaction(async (transaction) => {
    await transaction.lock(teamLock)
    const member = await findMember(transaction, id)
    const before = readConsoleRole(member.console_role)
    if (was !== undefined && was !== before)
      throw new RapportError('CONFLICT', `Somebody else has changed this role meanwhile: it is ${before ?? 'none'} now`)
    if (before === role) return member
    if (before === 'owner') {
      await requireOwnerPower(transaction, context.principal, 'Changing an owner')
      await requireAnotherOwner(transaction, id)
    }
    if (role !== null) await requireMayGive(transaction, context, role)
    // A provider's sync must not take away who may sign in.
    await transaction.update(members, { id: { eq: id } }, { console_role: role, ...(role !== null && { provider: null }) })
    if (role === null) await endAccess(transaction, id, now)
    // Links that were made with more grants than the new role has may have been kept.
    else if (before !== null && grantBeyond(consoleRoles[role], before) !== undefined) await withdrawLinks(transaction, id, now)
    await recordChange(transaction, context, { subjectId: id, before: { consoleRole: before }, after: { consoleRole: role } })
    return { ...member, console_role: role }
  })
  const sessions = await store.find(consoleSessions, { where: { member_id: { eq: id } } })
  const keys = await services.settings.store.directory.find(apiKeys, {
    where: { organization_id: { eq: context.organizationId }, created_by_id: { eq: id }, revoked_at: { isNull: true } }
  })
  const working = keys.filter(({ expires_at }) => expires_at === null || expires_at > clock.now())
  return { member: toTeamMember(row, sessions), workingKeyCount: working.length }
}

export const teamSessionShape = strictObject({
  id: Type.String({ format: 'uuid' }),
  memberId: Type.String(),
  memberName: Type.String(),
  userAgent: Type.String({ description: 'What the browser says about itself.' }),
  createdAt: instant(),
  lastUsedAt: instant(),
  isCurrent: Type.Boolean({ description: 'Whether it is the calling session.' })
})

/** A browser in which a member is signed in. */
export type TeamSession = Static<typeof teamSessionShape>

/** The sessions of all members, the last used first. */
export async function listSessions({ store, principal }: CallContext): Promise<TeamSession[]> {
  const rows = await store.find(consoleSessions, { orderBy: { column: 'last_used_at', direction: 'desc' } })
  const found = await store.get(
    members,
    rows.map(({ member_id: id }) => ({ id }))
  )
  return rows.flatMap((row, index) => {
    const member = found[index]
    const isCurrent = principal.kind === 'session' && principal.sessionId === row.id
    const times = { createdAt: isoTime(row.created_at), lastUsedAt: isoTime(row.last_used_at) }
    return member ? [{ id: row.id, memberId: member.id, memberName: member.name, userAgent: row.user_agent, ...times, isCurrent }] : []
  })
}

/** Ends a session at once, in every process. Throws NOT_FOUND, and TOOL_CALL_FORBIDDEN for an owner's. */
export function endSession(context: CallContext, id: string): Promise<{ id: string }> {
  const { store, principal } = context
  return store.transaction(async (transaction) => {
    const [row] = await transaction.get(consoleSessions, [{ id: id.toLowerCase() }])
    if (!row) throw new RapportError('NOT_FOUND', 'There is no such session: it may have ended already')
    const [member] = await transaction.get(members, [{ id: row.member_id }])
    const isOwn = principal.kind === 'session' && principal.actor === row.member_id
    if (member?.console_role === 'owner' && !isOwn) await requireOwnerPower(transaction, principal, "Ending an owner's session")
    await transaction.remove(consoleSessions, { id: { eq: row.id } })
    await recordChange(transaction, context, {
      subjectId: row.member_id,
      before: { sessionId: row.id, userAgent: row.user_agent },
      after: null
    })
    return { id: row.id }
  })
}
