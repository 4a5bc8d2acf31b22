import { consoleHandler } from '@rapport/console'
import type { TrustProxy } from '@rapport/core'
import { describe, expect, it } from 'vitest'
import { consoleWorld, host, secret, writing } from './console-world.js'

const session = '/api/session'

describe('signing in with an API key', () => {
  it('opens the console within the grants of the key, and signing out ends it', async () => {
    const { key, get, send, signedIn, workspace } = await consoleWorld({ secret }, ['customer_intelligence:read'])
    expect((await get(session)).status).toBe(401)
    const answer = await send('POST', '/api/sign-in', { apiKey: key })
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^rapport_console=[\w-]+; Path=\/console; Max-Age=\d+; HttpOnly; SameSite=Strict$/)
    expect(cookie).not.toContain(key)
    const me = await (await get(session, await signedIn())).json()
    expect(me).toMatchObject({ organization: { id: workspace.organizationId }, grants: ['customer_intelligence:read'], canSignOut: true })
    const call = (tool: string, headers = {}) => send('POST', '/api/tools/call', { tool }, headers)
    expect((await call('svc_list_customers', await signedIn())).status).toBe(200)
    expect((await call('svc_list_workspace_users', await signedIn())).status).toBe(403)
    const out = await send('POST', '/api/sign-out', {}, await signedIn())
    expect(out.headers.get('set-cookie')).toContain('rapport_console=; Path=/console; Max-Age=0')
  })

  it('takes the secure form of the cookie behind https', async () => {
    const { key, send } = await consoleWorld({ secret, publicUrl: 'https://rapport.test' })
    expect((await send('POST', '/api/sign-in', { apiKey: key })).headers.get('set-cookie')).toContain('; Secure')
  })

  it('says what is wrong with a key, and stops who tries many', async () => {
    const { handler, send } = await consoleWorld()
    const wrong = await send('POST', '/api/sign-in', { apiKey: `ok_${'x'.repeat(43)}` })
    expect([wrong.status, await wrong.json()]).toEqual([
      401,
      { error: 'The API key is unknown: check that it is complete, and that it belongs to this server', code: 'INVALID_CREDENTIALS' }
    ])
    for (const body of ['text', [], {}, { apiKey: 5 }, { apiKey: 'x'.repeat(5000) }])
      expect((await send('POST', '/api/sign-in', body)).status).toBe(400)
    const statuses: number[] = []
    for (let attempt = 0; attempt < 12; attempt++) statuses.push((await send('POST', '/api/sign-in', { apiKey: 'ok_wrong' })).status)
    expect(statuses.at(-1)).toBe(429)
    const other = new Request('http://rapport.test/console/api/sign-in', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', 'x-rapport-console': '1', 'content-type': 'application/json' },
      body: '{"apiKey":"ok_wrong"}'
    })
    expect((await handler(other, { peer: '10.0.0.7' })).status).toBe(401)
  })

  it('counts wrong keys that come at once, one by one, and lets the right key in at all times', async () => {
    const { key, send } = await consoleWorld()
    const tryKey = async (apiKey: string) => (await send('POST', '/api/sign-in', { apiKey })).status
    const alike = await Promise.all(Array.from({ length: 50 }, (_, index) => tryKey(`ok_abcdefgh${index}`)))
    expect(alike.filter((status) => status === 401)).toHaveLength(10)
    expect(await tryKey('ok_zyxwvuts')).toBe(401)
    const others = await Promise.all(Array.from({ length: 500 }, (_, index) => tryKey(`ok_${String(index).padStart(8, 'x')}`)))
    expect(others.filter((status) => status === 401).length).toBeLessThanOrEqual(100)
    expect(new Set(others)).toEqual(new Set([401, 429]))
    for (let time = 0; time < 20; time++) expect(await tryKey(key)).toBe(200)
  })

  it('counts wrong keys by the address that trusted proxies name, and by no other', async () => {
    const proxy = '10.0.0.1'
    /** How many of twenty wrong keys were looked at, each of which says that another client has sent it. */
    async function lookedAt(trustProxy: TrustProxy | undefined, forwardedFor: (attempt: number) => string) {
      const { handler } = await consoleWorld({ secret }, undefined, { ...(trustProxy !== undefined && { trustProxy }) })
      const statuses: number[] = []
      for (let attempt = 0; attempt < 20; attempt++) {
        const headers = { ...writing, 'x-forwarded-for': forwardedFor(attempt) }
        const request = new Request(`${host}/console/api/sign-in`, { method: 'POST', headers, body: '{"apiKey":"ok_wrong"}' })
        statuses.push((await handler(request, { peer: proxy })).status)
      }
      return statuses.filter((status) => status === 401).length
    }
    const each = (attempt: number) => `198.51.100.${attempt}`
    expect(await lookedAt(undefined, each)).toBe(10)
    for (const trusted of [1, [proxy], ['10.0.0.0/8']]) {
      expect(await lookedAt(trusted, each)).toBe(20)
      expect(await lookedAt(trusted, (attempt) => `${each(attempt)}, 203.0.113.7`)).toBe(10)
    }
    expect(await lookedAt(['10.0.0.2'], each)).toBe(10)
  })

  it('ends with the key, and with another secret; a changed cookie opens nothing', async () => {
    const { workspace, apiKey, get, signedIn } = await consoleWorld()
    const { cookie } = await signedIn()
    for (const wrong of [cookie.slice(0, -4), `${cookie.slice(0, -2)}AA`, 'rapport_console=', 'rapport_console=%', 'other=1'])
      expect((await get(session, { cookie: wrong })).status).toBe(401)
    const elsewhere = await consoleWorld({ secret: 'another secret of thirty-two letters' })
    expect((await elsewhere.get(session, { cookie })).status).toBe(401)
    expect((await get(session, { cookie })).status).toBe(200)
    await workspace.apiKeys.revoke(apiKey.id)
    expect(await (await get(session, { cookie })).json()).toMatchObject({ error: 'The API key is revoked: use another one' })
    expect((await get('/api/customers', { cookie })).status).toBe(401)
  })

  it('goes on after the secret was changed, for who signed in before', async () => {
    const changed = { current: 'another secret of thirty-two letters', previous: secret }
    const { rapport, signedIn } = await consoleWorld()
    const { cookie } = await signedIn()
    const later = consoleHandler(rapport, { secret: changed })
    const request = new Request('http://rapport.test/console/api/session', { headers: { cookie, 'sec-fetch-site': 'same-origin' } })
    expect((await later(request)).status).toBe(200)
  })

  it('answers 503 that names the secret where there is none', async () => {
    const { key, get, send } = await consoleWorld({})
    for (const answer of [await get(session), await send('POST', '/api/sign-in', { apiKey: key })])
      expect([answer.status, await answer.json()]).toMatchObject([503, { error: expect.stringContaining('secret') }])
  })

  it('takes no option that there is not, and no short secret', async () => {
    await expect(consoleWorld({ secret: 'short' })).rejects.toThrow('at least 32')
    await expect(consoleWorld({ sekret: secret } as object)).rejects.toThrow('sekret')
  })
})
