import { consoleRoles, type Rapport } from '@rapport/core'
import type { AuthJs, BetterAuth, Clerk, CookieSessions } from './sign-in-services.js'

// docs: member
/** The member of Rapport with this address; made on the first visit, so that the audit log names the person. */
async function memberOf(rapport: Rapport, organizationId: string, user: { email: string; name: string }): Promise<string> {
  const [member] = await rapport.organization(organizationId).members.put([{ email: user.email, name: user.name }])
  if (!member) throw new Error('members.put answers each member')
  return member.id
}
// docs: end

export function withBetterAuth(rapport: Rapport, auth: BetterAuth, organizationId: string) {
  // docs: better-auth
  const authorize = async (request: Request) => {
    const found = await auth.api.getSession({ headers: request.headers })
    if (!found?.user.emailVerified) return null
    const memberId = await memberOf(rapport, organizationId, found.user)
    return { organizationId, memberId, grants: consoleRoles.member }
  }
  // docs: end
  return authorize
}

export function withAuthJs(rapport: Rapport, auth: AuthJs, organizationId: string) {
  // docs: auth.js
  const authorize = async (request: Request) => {
    const session = await auth(request)
    const { email, name } = session?.user ?? {}
    if (!email) return null
    const memberId = await memberOf(rapport, organizationId, { email, name: name ?? email })
    return { organizationId, memberId, grants: consoleRoles.member }
  }
  // docs: end
  return authorize
}

export function withClerk(clerk: Clerk, organizations: ReadonlyMap<string, string>) {
  // docs: clerk
  const authorize = async (request: Request) => {
    const { isAuthenticated, toAuth } = await clerk.authenticateRequest(request)
    const { userId, orgId, orgRole } = isAuthenticated ? toAuth() : { userId: null, orgId: null, orgRole: null }
    const organizationId = organizations.get(orgId ?? '')
    if (!userId || organizationId === undefined) return null
    // Members of Rapport whose id is Clerk's: put them with `members.put([{ id: userId, email, name }])`.
    return { organizationId, memberId: userId, grants: orgRole === 'org:admin' ? consoleRoles.admin : consoleRoles.viewer }
  }
  // docs: end
  return authorize
}

export function withCookie(sessions: CookieSessions) {
  // docs: cookie
  const authorize = async (request: Request) => {
    const token = /(?:^|; )session=([^;]+)/.exec(request.headers.get('cookie') ?? '')?.[1]
    const person = token === undefined ? undefined : await sessions.find(token)
    if (!person || person.expiresAt < new Date()) return null
    const grants = person.isAdmin ? consoleRoles.admin : consoleRoles.viewer
    return { organizationId: person.organizationId, memberId: person.memberId, grants }
  }
  // docs: end
  return authorize
}
