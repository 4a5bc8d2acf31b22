import { readFile } from 'node:fs/promises'
import { allGrants, consoleRoles, hasGrant } from '@rapport/core'
import { expect, it } from 'vitest'
import { consoleWorld } from './console-world.js'
import { withAuthJs, withBetterAuth, withClerk, withCookie } from './host-sign-ins.js'

const page = await readFile(new URL('../../../docs/console-sign-in.md', import.meta.url), 'utf8')
const source = await readFile(new URL('host-sign-ins.ts', import.meta.url), 'utf8')
const request = (cookie = '') => new Request('http://us.test/console', { headers: { cookie } })

it('the page shows the code that is tested here', () => {
  const snippets = [...source.matchAll(/^( *)\/\/ docs: (?!end)\S+\n([\s\S]*?)\n *\/\/ docs: end/gm)]
  expect(snippets).toHaveLength(5)
  for (const [, indent = '', text = ''] of snippets) expect(page).toContain(text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''))
})

it('the page has the grants of the roles', () => {
  const yes = (role: 'member' | 'viewer', grant: (typeof allGrants)[number]) => (hasGrant(consoleRoles[role], grant) ? 'yes' : '–')
  for (const grant of allGrants) expect(page).toContain(`| \`${grant}\` | ${yes('member', grant)} | ${yes('viewer', grant)} |`)
})

it('each way lets a person in as a member, and nobody else', async () => {
  const { rapport, workspace } = await consoleWorld()
  const { organizationId } = workspace
  const user = { id: 'u', email: 'ada@us.test', name: 'Ada', emailVerified: true }
  const signedIn = withBetterAuth(rapport, { api: { getSession: async () => ({ user }) } }, organizationId)
  const memberId = (await signedIn(request()))?.memberId
  expect((await workspace.members.list()).items).toMatchObject([{ id: memberId, email: 'ada@us.test' }])
  const unverified = { api: { getSession: async () => ({ user: { ...user, emailVerified: false } }) } }
  for (const auth of [unverified, { api: { getSession: async () => null } }])
    expect(await withBetterAuth(rapport, auth, organizationId)(request())).toBeNull()

  const authJs = withAuthJs(rapport, async () => ({ user: { email: user.email, name: null }, expires: '' }), organizationId)
  expect(await authJs(request())).toEqual({ organizationId, memberId, grants: consoleRoles.member })
  expect(await withAuthJs(rapport, async () => null, organizationId)(request())).toBeNull()

  const organizations = new Map([['org_1', organizationId]])
  const clerk = (orgId: string, orgRole: string) => ({
    authenticateRequest: async () => ({ isAuthenticated: true as const, toAuth: () => ({ userId: 'user_1', orgId, orgRole }) })
  })
  expect(await withClerk(clerk('org_1', 'org:admin'), organizations)(request())).toMatchObject({ organizationId, memberId: 'user_1' })
  expect((await withClerk(clerk('org_1', 'org:member'), organizations)(request()))?.grants).toEqual(consoleRoles.viewer)
  expect(await withClerk(clerk('org_2', 'org:admin'), organizations)(request())).toBeNull()
  const nobody = { authenticateRequest: async () => ({ isAuthenticated: false as const, toAuth: () => null }) }
  expect(await withClerk(nobody, organizations)(request())).toBeNull()

  const person = { organizationId, memberId: 'm', isAdmin: false, expiresAt: new Date(8.64e15) }
  const cookies = withCookie({ find: async (token) => (token === 'abc' ? person : undefined) })
  expect(await cookies(request('a=1; session=abc'))).toMatchObject({ organizationId, memberId: 'm', grants: consoleRoles.viewer })
  for (const cookie of ['', 'session=abd', 'xsession=abc']) expect(await cookies(request(cookie))).toBeNull()
  const ended = withCookie({ find: async () => ({ ...person, expiresAt: new Date(0) }) })
  expect(await ended(request('session=abc'))).toBeNull()
})
