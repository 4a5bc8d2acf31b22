import { recordChange } from '../audit/index.js'
import { type ConsoleRole, consoleRoles, type Grant, readConsoleRole, teamLock } from '../auth/index.js'
import type { Settings } from '../context/index.js'
import { RapportError } from '../errors.js'
import { putMembersOf } from '../members/index.js'
import { members } from '../members/tables/index.js'
import { organizations, type RowOf, type Transaction } from '../storage/index.js'
import { cleanText, cutCodePoints, day, isNameText, isoTime } from '../values/index.js'
import type { LinkRow } from './links.js'
import { newSecret, readSecret } from './secret-text.js'
import { consoleLinks, consoleSessions } from './tables/index.js'

/** A session that nobody uses for this long has ended; none lasts longer than `maxDays`. */
const idleDays = 30
const maxDays = 180
/** How exactly `last_used_at` is kept, so that a request costs no write. */
const usedEvery = 5 * 60_000
const maxUserAgent = 300

/** What a link opens, for the page that asks before it is used. */
export interface LinkDescription {
  kind: 'invitation' | 'sign_in'
  organization: { id: string; name: string }
  email: string
  /** null: whoever accepts has to say it. */
  name: string | null
  role: ConsoleRole
  /** Who made it; null for an administrator of the server. */
  invitedBy: string | null
  /** ISO 8601 in UTC. */
  expiresAt: string
}

/** A person who has signed in to the console by a link, as each request finds them. */
export interface PersonSession {
  sessionId: string
  organizationId: string
  memberId: string
  name: string
  email: string
  role: ConsoleRole
  grants: readonly Grant[]
}

/** Signs people in to the console by one-time links: what `consoleHandler` works with. */
export class ConsoleSignIn {
  constructor(private readonly settings: Pick<Settings, 'store' | 'clock' | 'ids'>) {}

  /** Tells what a link opens, and uses nothing up. Throws INVALID_CREDENTIALS that says why a link does not work. */
  async describeLink(code: string): Promise<LinkDescription> {
    const { store, clock } = this.settings
    const { organizationId, digest } = readCode(code)
    const rows = store.organization(organizationId)
    const [row] = await rows.find(consoleLinks, { where: { digest: { eq: digest } }, limit: 1 })
    const link = usable(row, clock.now())
    const [organization] = await store.directory.get(organizations, [{ id: organizationId }])
    if (!organization) throw unknownLink()
    const [maker] = link.created_by_id === null ? [] : await rows.get(members, [{ id: link.created_by_id }])
    return {
      kind: link.kind === 'sign_in' ? 'sign_in' : 'invitation',
      organization: { id: organization.id, name: organization.name },
      email: link.email,
      name: link.name,
      role: readConsoleRole(link.role) ?? 'viewer',
      invitedBy: maker?.name ?? null,
      expiresAt: isoTime(link.expires_at)
    }
  }

  /**
   * Uses a link up, and begins a session. `token` is for the person's browser alone: only its digest is kept. Throws INVALID_CREDENTIALS as `describeLink`
   * does, also when two use it at once, and INVALID_TOOL_INPUT for a name that is missing.
   */
  async acceptLink(
    code: string,
    { name, userAgent = '' }: { name?: string; userAgent?: string } = {}
  ): Promise<{ token: string; session: PersonSession }> {
    const { store, clock, ids } = this.settings
    const { organizationId, digest } = readCode(code)
    const now = clock.now()
    const { text: token, digest: tokenDigest } = newSecret('session', organizationId, ids)
    const sessionId = ids.uuid(now)
    const session = await store.organization(organizationId).transaction(async (transaction) => {
      await transaction.lock('ingest')
      await transaction.lock(teamLock)
      const [row] = await transaction.find(consoleLinks, { where: { digest: { eq: digest } }, limit: 1 })
      const link = usable(row, now)
      const member = await this.memberOf(transaction, link, name, now)
      await transaction.update(consoleLinks, { id: { eq: link.id } }, { used_at: now })
      await transaction.remove(consoleSessions, { last_used_at: { lt: now - idleDays * day } })
      const user_agent = cutCodePoints(cleanText(userAgent), maxUserAgent)
      const times = { created_at: now, last_used_at: now }
      await transaction.insert(consoleSessions, [{ id: sessionId, digest: tokenDigest, member_id: member.id, user_agent, ...times }])
      await recordChange(transaction, this.author('signInByLink', member.id, now), {
        subjectId: member.id,
        before: null,
        after: { sessionId, linkId: link.id }
      })
      return toSession(organizationId, sessionId, member)
    })
    if (!session) throw unknownLink()
    return { token, session }
  }

  /** The person of a token; undefined when the session has ended, or the member may not sign in any more. It is looked up anew with each request. */
  async session(token: string): Promise<PersonSession | undefined> {
    const { store, clock } = this.settings
    const read = readSecret('session', token)
    if (!read) return undefined
    const rows = store.organization(read.organizationId)
    const [row] = await rows.find(consoleSessions, { where: { digest: { eq: read.digest } }, limit: 1 })
    const now = clock.now()
    if (!row || now - row.last_used_at > idleDays * day || now - row.created_at > maxDays * day) return undefined
    const [member] = await rows.get(members, [{ id: row.member_id }])
    if (!member || member.console_role === null) return undefined
    if (now - row.last_used_at >= usedEvery) await rows.update(consoleSessions, { id: { eq: row.id } }, { last_used_at: now })
    return toSession(read.organizationId, row.id, member)
  }

  /** Signs out. A token that opens nothing changes nothing. */
  async endSession(token: string): Promise<void> {
    const read = readSecret('session', token)
    if (!read) return
    const now = this.settings.clock.now()
    await this.settings.store.organization(read.organizationId).transaction(async (transaction) => {
      const [row] = await transaction.find(consoleSessions, { where: { digest: { eq: read.digest } }, limit: 1 })
      if (!row || (await transaction.remove(consoleSessions, { id: { eq: row.id } })) === 0) return
      const { member_id: memberId, id: sessionId } = row
      await recordChange(transaction, this.author('signOut', memberId, now), { subjectId: memberId, before: { sessionId }, after: null })
    })
  }

  /** Whom a link lets in: an invited person becomes a member with the role, unless a member of that address has one already. */
  private async memberOf(transaction: Transaction, link: LinkRow, name: string | undefined, now: number): Promise<Member> {
    if (link.kind === 'sign_in') {
      const [member] = link.member_id === null ? [] : await transaction.get(members, [{ id: link.member_id }])
      if (!member || member.console_role === null) throw new RapportError('INVALID_CREDENTIALS', 'You may not sign in here any more')
      return member
    }
    const [known] = await transaction.find(members, { where: { email: { eq: link.email } }, limit: 1 })
    const id = known?.id ?? (await this.newMember(transaction, link, name ?? link.name, now))
    const role = known?.console_role ?? link.role
    await transaction.update(members, { id: { eq: id } }, { console_role: role, provider: null })
    const [member] = await transaction.get(members, [{ id }])
    if (!member) throw unknownLink()
    if (known?.console_role == null)
      await recordChange(transaction, this.author('acceptInvitation', id, now), {
        subjectId: id,
        before: { consoleRole: null },
        after: { consoleRole: role }
      })
    return member
  }

  private async newMember(transaction: Transaction, { email }: LinkRow, name: string | null, now: number): Promise<string> {
    if (name === null || !isNameText(name)) throw new RapportError('INVALID_TOOL_INPUT', 'name must be a text of 1 to 255 characters')
    const [made] = await putMembersOf(null, transaction, [{ email, name }], this.settings.ids, now)
    if (!made) throw unknownLink()
    return made.id
  }

  /** Whoever uses a link acts as the member whom it lets in. */
  private author(tool: string, actorId: string, now: number) {
    const { ids } = this.settings
    return { now, ids, origin: { tool, actorId, apiKeyId: null, requestId: ids.uuid(now) } }
  }
}

type Member = RowOf<typeof members>

function toSession(
  organizationId: string,
  sessionId: string,
  { id: memberId, name, email, console_role }: Member
): PersonSession | undefined {
  const role = readConsoleRole(console_role)
  return role === null ? undefined : { sessionId, organizationId, memberId, name, email, role, grants: consoleRoles[role] }
}

function readCode(code: string) {
  const read = typeof code === 'string' ? readSecret('link', code.trim()) : undefined
  if (!read) throw unknownLink()
  return read
}

/** Throws INVALID_CREDENTIALS that says why a link does not work. */
function usable(row: LinkRow | undefined, now: number): LinkRow {
  if (!row) throw unknownLink()
  if (row.withdrawn_at !== null) throw refused('This link was withdrawn, or replaced by a newer one')
  if (row.used_at !== null) throw refused('This link was used already: each works once')
  if (row.expires_at <= now) throw refused('This link has expired')
  return row
}

const refused = (why: string) => new RapportError('INVALID_CREDENTIALS', `${why}. Ask for a new one`)
const unknownLink = () => refused('This link is unknown. Maybe it was copied only in part')
