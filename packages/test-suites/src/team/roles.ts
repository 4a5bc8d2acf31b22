import { type ConsoleRole, consoleRoleNames, consoleRoles } from '@rapport/core/src/auth/console-roles.js'
import { allGrants, type Grant, hasGrant } from '@rapport/core/src/auth/grants.js'
import { expect, it } from 'vitest'
import type { NewWorld } from '../list-tools/world.js'
import { codeOf, teamWorld } from './team-world.js'

/** A request that this grant alone opens. What `integrations:manage` opens depends on the providers of the process. */
const requests: Record<Exclude<Grant, 'integrations:manage'>, readonly [string, string, object?]> = {
  'customer_intelligence:read': ['GET', '/api/customers'],
  'data:write': ['PUT', '/api/customers', { items: [] }],
  'workspace_members:read': ['GET', '/api/members'],
  'analytics:read': ['POST', '/api/tools/call', { tool: 'svc_schema' }],
  'customer_access:manage': ['GET', '/api/identity/merges'],
  'destinations:manage': ['GET', '/api/destinations'],
  'behavior_metrics:manage': ['POST', '/api/tools/call', { tool: 'svc_create_feature', input: {} }],
  'activation:read': ['POST', '/api/tools/call', { tool: 'svc_get_customer_activation' }],
  'activation:manage': ['POST', '/api/tools/call', { tool: 'svc_update_customer_activation', input: {} }],
  'workspace_settings:read': ['GET', '/api/settings'],
  'workspace_settings:manage': ['GET', '/api/team/sessions'],
  'integrations:connect_own': ['POST', '/api/integrations/connect', {}]
}

/** Who may do what, and that it changes at once. */
export function testRoles(newWorld: NewWorld): void {
  for (const role of consoleRoleNames)
    it(`${role}: the server grants what the table says, and nothing else`, async () => {
      const { join, as } = await teamWorld(newWorld)
      const person = await join('ada', role)
      expect(person.session.grants).toEqual(consoleRoles[role])
      for (const grant of Object.keys(requests) as (keyof typeof requests)[]) {
        const [method, path, body] = requests[grant]
        const { status, body: answer } = await as(person, method, path, body)
        const isForbidden = status === 403 && Object(answer).code === 'TOOL_CALL_FORBIDDEN'
        expect([role, grant, isForbidden]).toEqual([role, grant, !hasGrant(consoleRoles[role], grant)])
      }
    })

  it('another role holds from the next request on, and without one the sessions and links are gone', async () => {
    const { rapport, workspace, join, as } = await teamWorld(newWorld)
    const ada = await join('ada', 'admin')
    const id = ada.session.memberId
    const invited = await as(ada, 'POST', '/api/team/invitations', { email: 'x@us.test', name: 'X', role: 'admin' })
    const code = codeOf(Object(invited.body))
    expect((await as(ada, 'GET', '/api/team/sessions')).body).toMatchObject({ items: [{ memberId: id, isCurrent: true }] })
    await workspace.team.setRole(id, { role: 'viewer', was: 'admin' })
    expect((await as(ada, 'GET', '/api/team/sessions')).status).toBe(403)
    expect((await as(ada, 'GET', '/api/customers')).status).toBe(200)
    await expect(rapport.signIn.acceptLink(code)).rejects.toMatchObject({ message: expect.stringContaining('withdrawn') })
    const link = await workspace.team.signInLink(id)
    await workspace.apiKeys.create({ name: 'k', grants: [], createdById: id })
    expect(await workspace.team.setRole(id, { role: null })).toMatchObject({ member: { role: null, sessionCount: 0 }, workingKeyCount: 1 })
    expect((await as(ada, 'GET', '/api/customers')).status).toBe(401)
    await expect(rapport.signIn.acceptLink(codeOf(link))).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    await expect(workspace.team.signInLink(id)).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(workspace.team.setRole(id, { role: 'admin', was: 'viewer' })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('a member who is removed is out', async () => {
    const { workspace, rapport, join } = await teamWorld(newWorld)
    const ada = await join('ada', 'member')
    await workspace.members.remove(ada.session.memberId)
    expect(await rapport.signIn.session(ada.token)).toBeUndefined()
    expect(await workspace.team.sessions()).toEqual([])
  })

  it('the last owner stays: by no demotion, no removal, and not by two at once', async () => {
    const { workspace, join } = await teamWorld(newWorld)
    const a = (await join('ada', 'owner')).session.memberId
    const b = (await join('bo', 'owner')).session.memberId
    const both = await Promise.allSettled([workspace.team.setRole(a, { role: 'admin' }), workspace.members.remove(b)])
    expect(both.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: 'CONFLICT' } }])
    const owners = (await workspace.team.list()).filter(({ role }) => role === 'owner')
    expect(owners).toHaveLength(1)
    const last = owners[0]?.id ?? ''
    for (const role of ['admin', null] as const)
      await expect(workspace.team.setRole(last, { role })).rejects.toMatchObject({ code: 'CONFLICT' })
    await expect(workspace.members.remove(last)).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('an admin gives no more than an admin has, and does nothing to owners; nor does a key that an admin made', async () => {
    const { join, as, workspace, send } = await teamWorld(newWorld)
    const owner = await join('ada', 'owner')
    const admin = await join('bo', 'admin')
    const ownerId = owner.session.memberId
    const attempts: [string, string, object?][] = [
      ['POST', '/api/team/invitations', { email: 'x@us.test', role: 'owner' }],
      ['PUT', `/api/team/members/${admin.session.memberId}/role`, { role: 'owner' }],
      ['PUT', `/api/team/members/${ownerId}/role`, { role: 'viewer' }],
      ['POST', `/api/team/members/${ownerId}/link`],
      ['DELETE', `/api/team/sessions/${owner.session.sessionId}`],
      ['DELETE', `/api/members/${ownerId}`]
    ]
    const made = await as(admin, 'POST', '/api/settings/api-keys', { name: 'k', grants: allGrants })
    const headers = { authorization: `Bearer ${Object(made.body).key}`, 'content-type': 'application/json' }
    const byKey = (method: string, url: string, body?: object) =>
      send({ method, url, headers, ...(body && { body: JSON.stringify(body) }) })
    for (const attempt of attempts) {
      expect(await as(admin, ...attempt)).toMatchObject({ status: 403, body: { code: 'TOOL_CALL_FORBIDDEN' } })
      expect(await byKey(...attempt)).toMatchObject({ status: 403 })
    }
    await workspace.team.setRole(admin.session.memberId, { role: null })
    for (const attempt of attempts.slice(2)) expect(await byKey(...attempt)).toMatchObject({ status: 403 })
    expect(await workspace.team.list()).toMatchObject([{ id: ownerId, role: 'owner', sessionCount: 1 }])
    for (const role of ['owner', 'viewer'] as const)
      expect((await as(owner, 'POST', '/api/team/invitations', { email: `${role}@us.test`, role })).status).toBe(200)
  })

  it('a key with few grants lets nobody have more', async () => {
    const { workspace, send } = await teamWorld(newWorld)
    const { key } = await workspace.apiKeys.create({ name: 'k', grants: ['workspace_settings:manage', ...consoleRoles.viewer] })
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    const invite = async (role: ConsoleRole) => {
      const body = JSON.stringify({ email: `${role}@us.test`, role })
      return (await send({ method: 'POST', url: '/api/team/invitations', headers, body })).status
    }
    expect([await invite('owner'), await invite('admin'), await invite('member'), await invite('viewer')]).toEqual([403, 403, 403, 200])
  })
}
