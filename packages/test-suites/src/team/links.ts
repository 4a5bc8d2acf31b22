import { consoleRoleNames } from '@rapport/core/src/auth/console-roles.js'
import { tables } from '@rapport/core/src/registry/tables.js'
import { createTestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import { expect, it } from 'vitest'
import { day, type NewWorld } from '../list-tools/world.js'
import { codeOf, teamWorld } from './team-world.js'

const refused = (words: string) => ({ code: 'INVALID_CREDENTIALS', message: expect.stringContaining(words) })

/** Links and sessions: what they open, how often, and for how long. */
export function testLinks(newWorld: NewWorld): void {
  it('an invited person joins once with the role, and is named in the audit log', async () => {
    const { rapport, workspace, organizationId, rows, as } = await teamWorld(newWorld)
    const made = await workspace.team.invite({ email: ' Ada@Us.test ', role: 'admin' }, { actor: 'm_boss' })
    const code = codeOf(made)
    expect(await rapport.signIn.describeLink(code)).toMatchObject({
      kind: 'invitation',
      organization: { id: organizationId },
      email: 'ada@us.test',
      name: null,
      role: 'admin',
      invitedBy: null
    })
    await expect(rapport.signIn.acceptLink(code)).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
    const ada = await rapport.signIn.acceptLink(code, { name: 'Ada', userAgent: 'Firefox\n' })
    expect(ada.session).toMatchObject({ organizationId, name: 'Ada', role: 'admin' })
    for (const ask of [rapport.signIn.describeLink(code), rapport.signIn.acceptLink(code, { name: 'Eve' })])
      await expect(ask).rejects.toMatchObject(refused('used already'))
    expect(await workspace.team.links()).toEqual([])
    expect(await workspace.team.list()).toMatchObject([{ id: ada.session.memberId, name: 'Ada', role: 'admin', sessionCount: 1 }])

    const text = JSON.stringify([await rows.find(tables.consoleLinks), await rows.find(tables.consoleSessions)])
    expect(text).not.toContain(code)
    expect(text).not.toContain(ada.token)

    expect((await as(ada, 'PUT', '/api/members', { items: [{ id: 'm_9', email: 'x@us.test', name: 'X' }] })).status).toBe(200)
    const log = await workspace.audit.entries({ actorId: ada.session.memberId })
    expect(log.items.map(({ tool, actorName }) => [tool, actorName])).toEqual(
      expect.arrayContaining([
        ['acceptInvitation', 'Ada'],
        ['signInByLink', 'Ada'],
        ['putMembers', 'Ada']
      ])
    )
    expect((await workspace.audit.verify()).valid).toBe(true)
  })

  it('two who use one link at once: one is in', async () => {
    const { rapport, workspace } = await teamWorld(newWorld)
    const code = codeOf(await workspace.team.invite({ email: 'ada@us.test', role: 'viewer', name: 'Ada' }))
    const both = await Promise.allSettled([rapport.signIn.acceptLink(code), rapport.signIn.acceptLink(code)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await workspace.team.sessions()).toHaveLength(1)
  })

  it('a link ends by time, by being withdrawn, and by a newer one', async () => {
    const { rapport, workspace, clock } = await teamWorld(newWorld)
    const invite = (email: string) => workspace.team.invite({ email, role: 'viewer', name: 'N' })
    const first = await invite('ada@us.test')
    const second = await invite('ada@us.test')
    await expect(rapport.signIn.acceptLink(codeOf(first))).rejects.toMatchObject(refused('withdrawn'))
    await workspace.team.withdraw(second.link.id)
    await workspace.team.withdraw(second.link.id)
    await expect(rapport.signIn.acceptLink(codeOf(second))).rejects.toMatchObject(refused('withdrawn'))
    const third = await invite('bo@us.test')
    clock.advance(7 * day)
    await expect(rapport.signIn.acceptLink(codeOf(third))).rejects.toMatchObject(refused('expired'))
    expect(await workspace.team.links()).toMatchObject([{ id: third.link.id, isExpired: true }])
    expect(await workspace.team.sessions()).toEqual([])
    const cut = codeOf(third).slice(0, -1)
    for (const wrong of ['', 'rl_', cut, `${cut}!`, `${cut}é`, codeOf(third).replace('rl_', 'rs_')])
      await expect(rapport.signIn.acceptLink(wrong)).rejects.toMatchObject(refused('unknown'))
  })

  it('a link or a session of another organization opens nothing', async () => {
    const { rapport, store, workspace, organizationId, join } = await teamWorld(newWorld)
    const other = await createTestRapport({ store })
    const foreign = other.organizationId.replaceAll('-', '')
    const moved = (text: string) => text.replace(organizationId.replaceAll('-', ''), foreign)
    const code = codeOf(await workspace.team.invite({ email: 'ada@us.test', role: 'owner', name: 'Ada' }))
    await expect(rapport.signIn.acceptLink(moved(code))).rejects.toMatchObject(refused('unknown'))
    const bo = await join('bo', 'owner')
    expect(await rapport.signIn.session(moved(bo.token))).toBeUndefined()
    await rapport.signIn.endSession(moved(bo.token))
    expect(await rapport.signIn.session(bo.token)).toMatchObject({ organizationId, role: 'owner' })
    await expect(other.workspace.team.setRole(bo.session.memberId, { role: null })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(other.workspace.team.endSession(bo.session.sessionId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(other.workspace.team.signInLink(bo.session.memberId)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('a member signs in again by a link, and each session ends by itself', async () => {
    const { rapport, workspace, clock, join } = await teamWorld(newWorld)
    const ada = await join('ada', 'member')
    const link = await workspace.team.signInLink(ada.session.memberId)
    expect(link.link).toMatchObject({ kind: 'sign_in', memberId: ada.session.memberId, role: 'member' })
    const again = await rapport.signIn.acceptLink(codeOf(link))
    expect(again.session.memberId).toBe(ada.session.memberId)
    await workspace.team.endSession(ada.session.sessionId)
    expect(await rapport.signIn.session(ada.token)).toBeUndefined()
    expect(await rapport.signIn.session(again.token)).toBeDefined()
    clock.advance(29 * day)
    expect(await rapport.signIn.session(again.token)).toBeDefined()
    clock.advance(29 * day)
    expect(await rapport.signIn.session(again.token)).toBeDefined()
    clock.advance(31 * day)
    expect(await rapport.signIn.session(again.token)).toBeUndefined()
    await expect(workspace.team.invite({ email: 'ada@us.test', role: 'viewer' })).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  it('signing out ends that session alone, and an erasure all of the person', async () => {
    const { rapport, workspace, rows, join } = await teamWorld(newWorld)
    const ada = await join('ada', 'member')
    const bo = await join('bo', 'member')
    await workspace.team.signInLink(bo.session.memberId)
    await rapport.signIn.endSession(ada.token)
    expect((await workspace.team.sessions()).map(({ memberName }) => memberName)).toEqual(['bo'])
    await workspace.privacy.erase({ email: 'bo@us.test' })
    await rapport.runDue()
    expect(await rapport.signIn.session(bo.token)).toBeUndefined()
    expect(JSON.stringify([await rows.find(tables.consoleSessions), await rows.find(tables.consoleLinks)])).not.toContain('bo@us.test')
    expect(await rows.count(tables.consoleSessions)).toBe(0)
  })

  it('no role is a provider’s to take away: who has one is the host’s', async () => {
    const { workspace, rows, join } = await teamWorld(newWorld)
    const ada = await join('ada', 'viewer')
    await workspace.members.put([{ email: 'ada@us.test', name: 'Ada Lovelace' }])
    expect(await workspace.team.list()).toMatchObject([{ id: ada.session.memberId, name: 'Ada Lovelace', role: 'viewer' }])
    expect(await rows.find(tables.members)).toMatchObject([{ provider: null }])
    expect(consoleRoleNames).toEqual(['owner', 'admin', 'member', 'viewer'])
  })
}
