import { consoleHandler } from '@rapport/console'
import { describe, expect, it } from 'vitest'
import { consoleWorld, host, secret, writing } from './console-world.js'

const session = '/api/session'
const codeOf = ({ path }: { path: string }) => path.split('#')[1] ?? ''
const cookieOf = (answer: Response) => (answer.headers.get('set-cookie') ?? '').split(';', 1)[0] ?? ''

/** A console, and a person who has joined it. */
async function joinedWorld(role: 'owner' | 'admin' | 'member' | 'viewer' = 'admin') {
  const world = await consoleWorld()
  const link = await world.workspace.team.invite({ email: 'ada@us.test', name: 'Ada', role })
  const accepted = await world.send('POST', '/api/link/accept', { code: codeOf(link) })
  return { ...world, accepted, code: codeOf(link), cookie: cookieOf(accepted) }
}

describe('signing in by a link', () => {
  it('asks first, then begins a session of the person, which signing out ends on the server', async () => {
    const { workspace, send, get } = await consoleWorld()
    const link = await workspace.team.invite({ email: 'ada@us.test', role: 'member' })
    const code = codeOf(link)
    expect(await (await send('POST', '/api/link', { code })).json()).toMatchObject({ email: 'ada@us.test', name: null, role: 'member' })
    expect((await send('POST', '/api/link/accept', { code })).status).toBe(400)
    const accepted = await send('POST', '/api/link/accept', { code, name: ' Ada ' }, { 'user-agent': 'Firefox' })
    expect(accepted.headers.get('set-cookie')).toMatch(
      /^rapport_person=rs_[0-9a-f]{32}_[\w-]{43}; Path=\/console; Max-Age=\d+; HttpOnly; SameSite=Strict$/
    )
    const cookie = cookieOf(accepted)
    expect(await (await get(session, { cookie })).json()).toMatchObject({
      memberName: 'Ada',
      role: 'member',
      canSignOut: true,
      keyName: null
    })
    expect((await get('/api/customers', { cookie })).status).toBe(200)
    expect((await get('/api/team/sessions', { cookie })).status).toBe(403)
    expect(await workspace.team.sessions()).toMatchObject([{ memberName: 'Ada', userAgent: 'Firefox' }])
    const out = await send('POST', '/api/sign-out', {}, { cookie })
    expect(out.headers.getSetCookie().map((text) => text.split(';', 1)[0])).toEqual(['rapport_person=', 'rapport_console='])
    expect((await get(session, { cookie })).status).toBe(401)
    expect(await workspace.team.sessions()).toEqual([])
  })

  it('names the person in the audit log, and survives another process', async () => {
    const { rapport, workspace, cookie, send } = await joinedWorld()
    const other = consoleHandler(rapport, { secret })
    const asked = await other(new Request(`${host}/console${session}`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } }))
    expect(asked.status).toBe(200)
    await send('PUT', '/api/members', { items: [{ email: 'x@us.test', name: 'X' }] }, { cookie })
    const { items } = await workspace.audit.entries({ tool: 'putMembers' })
    expect(items).toMatchObject([{ actorName: 'Ada', apiKeyName: null }])
  })

  it('takes the secure form of the cookie behind https', async () => {
    const { workspace, send } = await consoleWorld({ secret, publicUrl: 'https://rapport.test' })
    const link = await workspace.team.invite({ email: 'ada@us.test', name: 'Ada', role: 'viewer' })
    expect((await send('POST', '/api/link/accept', { code: codeOf(link) })).headers.get('set-cookie')).toContain('; Secure')
  })

  it('is off without a secret, so that a host with a sign-in of its own alone decides', async () => {
    const { workspace, send } = await consoleWorld({ authorize: () => null })
    const link = await workspace.team.invite({ email: 'ada@us.test', name: 'Ada', role: 'viewer' })
    expect((await send('POST', '/api/link/accept', { code: codeOf(link) })).status).toBe(503)
    expect(await workspace.team.links()).toHaveLength(1)
  })
})

describe('attacks', () => {
  it('a used link opens nothing, and says so', async () => {
    const { send, code } = await joinedWorld()
    for (const path of ['/api/link', '/api/link/accept']) {
      const answer = await send('POST', path, { code })
      expect([answer.status, await answer.json()]).toMatchObject([401, { error: expect.stringContaining('used already') }])
      expect(answer.headers.get('set-cookie')).toBeNull()
    }
  })

  it('another site cannot sign anybody in or out, not even with a link of its own', async () => {
    const { handler, workspace, cookie, get } = await joinedWorld()
    const link = await workspace.team.invite({ email: 'eve@us.test', name: 'Eve', role: 'viewer' })
    const body = JSON.stringify({ code: codeOf(link) })
    const tries: Record<string, string>[] = [
      { ...writing, 'sec-fetch-site': 'cross-site' },
      { ...writing, 'sec-fetch-site': 'same-site' },
      { 'x-rapport-console': '1', 'content-type': 'application/json', origin: 'https://evil.test' },
      { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      { ...writing, 'content-type': 'text/plain' }
    ]
    for (const headers of tries)
      for (const path of ['/api/link', '/api/link/accept', '/api/sign-out']) {
        const answer = await handler(new Request(`${host}/console${path}`, { method: 'POST', headers: { ...headers, cookie }, body }))
        expect([403, 415]).toContain(answer.status)
        expect(answer.headers.get('set-cookie')).toBeNull()
      }
    expect((await get(session, { cookie })).status).toBe(200)
    expect(await workspace.team.links()).toMatchObject([{ email: 'eve@us.test' }])
  })

  it('a token that was planted before is none after: each link makes a new one, and ends the session that the browser had', async () => {
    const { send, get, workspace, cookie } = await joinedWorld()
    const planted = `rapport_person=rs_${'0'.repeat(32)}_${'a'.repeat(43)}`
    for (const before of [planted, cookie]) {
      const link = await workspace.team.signInLink((await workspace.team.list())[0]?.id ?? '')
      const accepted = await send('POST', '/api/link/accept', { code: codeOf(link) }, { cookie: before })
      expect(cookieOf(accepted)).not.toBe(before)
      expect((await get(session, { cookie: cookieOf(accepted) })).status).toBe(200)
      expect((await get(session, { cookie: before })).status).toBe(401)
    }
  })

  it('a forged or changed cookie opens nothing', async () => {
    const { get, cookie, code } = await joinedWorld()
    const flipped = `${cookie.slice(0, -1)}${cookie.endsWith('a') ? 'b' : 'a'}`
    const forged = [
      'rapport_person=',
      'rapport_person=%00',
      flipped,
      cookie.slice(0, -1),
      `${cookie}a`,
      `rapport_person=${code}`,
      cookie.toUpperCase()
    ]
    for (const each of forged) expect((await get(session, { cookie: each })).status).toBe(401)
    expect((await get('/api/customers', { authorization: `Bearer ${cookie.split('=')[1]}` })).status).toBe(401)
    expect((await get(session, { cookie })).status).toBe(200)
  })

  it('many wrong links of one address are stopped, and the right one still opens', async () => {
    const { workspace, send } = await consoleWorld()
    const statuses = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const code = `rl_${workspace.organizationId.replaceAll('-', '')}_${String(index).padStart(43, 'x')}`
        return (await send('POST', '/api/link', { code })).status
      })
    )
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    const link = await workspace.team.invite({ email: 'ada@us.test', name: 'Ada', role: 'viewer' })
    expect((await send('POST', '/api/link/accept', { code: codeOf(link) })).status).toBe(200)
  })

  it('who is removed or has another role has no more than that from the next request on, and live hints end', async () => {
    const { get, cookie, workspace } = await joinedWorld('admin')
    const [{ id = '' } = {}] = await workspace.team.list()
    expect((await get('/api/team/sessions', { cookie })).status).toBe(200)
    const stream = (await get('/api/live', { cookie })).body?.getReader()
    await workspace.team.setRole(id, { role: 'viewer' })
    expect((await get('/api/team/sessions', { cookie })).status).toBe(403)
    await workspace.members.remove(id)
    for (const path of [session, '/api/customers', '/api/live']) expect((await get(path, { cookie })).status).toBe(401)
    await workspace.customers.put([{ customerId: 'acme', name: 'Acme' }])
    let text = ''
    for (let next = await stream?.read(); next && !next.done; next = await stream?.read()) text += new TextDecoder().decode(next.value)
    expect(text).not.toContain('data:')
  })
})
