import { type Static, Type } from 'typebox'
import { recordChange } from '../audit/index.js'
import { grantBeyond, readConsoleRole, requireOwnerPower, teamLock } from '../auth/index.js'
import type { CallContext } from '../context/index.js'
import { RapportError } from '../errors.js'
import { normalizeEmail } from '../identity/index.js'
import { members } from '../members/tables/index.js'
import type { OperationContext } from '../runtime/index.js'
import type { Transaction } from '../storage/index.js'
import { strictObject } from '../validation/index.js'
import { day, isStorableText, isUuid, truncate } from '../values/index.js'
import { addLink, consoleRole, type NewTeamLink, type TeamLink, toTeamLink, unused } from './links.js'
import { consoleLinks } from './tables/index.js'

const invitationDays = 7
const signInDays = 1

export const invitationInput = strictObject({
  email: Type.String({ pattern: '^\\s*[^\\s@]+@[^\\s@]+\\s*$', maxLength: 320, description: 'An email address, such as ada@example.com.' }),
  role: consoleRole,
  name: Type.Optional(Type.String({ minLength: 1, maxLength: 255, description: 'The person can change it when accepting.' })),
  expiresInDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 30, description: `${invitationDays} by default.` }))
})

/** Whom to invite to the console, and with which role. */
export type InvitationInput = Static<typeof invitationInput>

/**
 * Makes an invitation. One of the same address that nobody has used is withdrawn, so that the newest link alone works. Throws CONFLICT when the address belongs to somebody
 * who has a role.
 */
export function invite(context: OperationContext, input: InvitationInput): Promise<NewTeamLink> {
  const { store, now, origin } = context
  const email = normalizeEmail(input.email)
  if (email === null) throw new RapportError('INVALID_TOOL_INPUT', 'input.email must be an email address, such as ada@example.com')
  const { role, name = null, expiresInDays = invitationDays } = input
  return store.transaction(async (transaction) => {
    await transaction.lock(teamLock)
    await requireMayGive(transaction, context, role)
    const [member] = await transaction.find(members, { where: { email: { eq: email } }, limit: 1 })
    if (member && member.console_role !== null)
      throw new RapportError('CONFLICT', `${email} has a role already: make a sign-in link instead, or change the role`)
    await transaction.update(consoleLinks, { ...unused, email: { eq: email } }, { withdrawn_at: now })
    const facts = { kind: 'invitation', email, name: name ?? member?.name ?? null, role, member_id: null }
    const made = await addLink(transaction, { ...facts, created_by_id: origin.actorId, expires_at: now + expiresInDays * day }, context)
    const { id, expiresAt } = made.link
    await recordChange(transaction, context, { subjectId: id, before: null, after: { email, role, expiresAt } })
    return made
  })
}

/** Makes a link by which a member signs in again. The one before is withdrawn. Throws NOT_FOUND, and CONFLICT for a member without a role. */
export function makeSignInLink(context: OperationContext, memberId: string): Promise<NewTeamLink> {
  const { store, now, origin } = context
  return store.transaction(async (transaction) => {
    await transaction.lock(teamLock)
    const member = await findMember(transaction, memberId)
    const role = readConsoleRole(member.console_role)
    if (role === null) throw new RapportError('CONFLICT', 'This member has no role in the console: give one first, or invite the member')
    await requireMayGive(transaction, context, role)
    const facts = { kind: 'sign_in', email: member.email, name: member.name, role, member_id: member.id }
    await transaction.update(consoleLinks, { ...unused, member_id: { eq: member.id } }, { withdrawn_at: now })
    const made = await addLink(transaction, { ...facts, created_by_id: origin.actorId, expires_at: now + signInDays * day }, context)
    await recordChange(transaction, context, {
      subjectId: member.id,
      before: null,
      after: { linkId: made.link.id, expiresAt: made.link.expiresAt }
    })
    return made
  })
}

/** Ends a link before it is used. Doing it again changes nothing. Throws NOT_FOUND for a link that there is not, and CONFLICT for one that was used. */
export function withdrawLink(context: CallContext, id: string): Promise<TeamLink> {
  const { store, now } = context
  const key = { id: id.toLowerCase() }
  return store.transaction(async (transaction) => {
    await transaction.lock(teamLock)
    const [row] = isUuid(key.id) ? await transaction.get(consoleLinks, [key]) : []
    if (!row) throw new RapportError('NOT_FOUND', `No link of this workspace has the id ${truncate(id)}`)
    if (row.used_at !== null) throw new RapportError('CONFLICT', 'The link was used already: it cannot be withdrawn')
    if (row.withdrawn_at === null) {
      await transaction.update(consoleLinks, { id: { eq: row.id } }, { withdrawn_at: now })
      await recordChange(transaction, context, { subjectId: row.id, before: { email: row.email, role: row.role }, after: null })
    }
    return toTeamLink(row, now)
  })
}

/** The links that nobody has used, the newest first, those that have expired lately among them. */
export async function listLinks({ store, now }: CallContext): Promise<TeamLink[]> {
  const rows = await store.find(consoleLinks, { where: unused, orderBy: { column: 'created_at', direction: 'desc' } })
  return rows.map((row) => toTeamLink(row, now))
}

/** Throws TOOL_CALL_FORBIDDEN unless the caller may make somebody this: nobody gives more than they have. */
export async function requireMayGive(transaction: Transaction, { principal }: CallContext, role: keyof typeof what): Promise<void> {
  if (principal.kind === 'host') return
  if (role === 'owner') await requireOwnerPower(transaction, principal, 'Making an owner, or a link for one')
  const lacking = grantBeyond(principal.grants, role)
  if (lacking !== undefined)
    throw new RapportError('TOOL_CALL_FORBIDDEN', `${what[role]} may do more than you: you lack the grant ${lacking}`)
}

const what = { owner: 'An owner', admin: 'An admin', member: 'A member', viewer: 'A viewer' } as const

/** Throws NOT_FOUND. */
export async function findMember(transaction: Transaction, id: string) {
  const [member] = isStorableText(id) ? await transaction.get(members, [{ id }]) : []
  if (!member) throw new RapportError('NOT_FOUND', `No member of the workspace has the id ${truncate(id)}`)
  return member
}
