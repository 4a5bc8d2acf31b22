import { consoleHandler } from '@rapport/console'
import { describe, expect, it } from 'vitest'
import { consoleWorld, host, secret } from './console-world.js'

describe('who may ask', () => {
  it('answers our own page alone', async () => {
    const { handler, signedIn } = await consoleWorld()
    const { cookie } = await signedIn()
    const status = async (headers: Record<string, string>) =>
      (await handler(new Request(`${host}/console/api/customers`, { headers: { cookie, ...headers } }))).status
    expect(await status({ 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await status({ origin: host })).toBe(200)
    for (const headers of [
      {},
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: host },
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.test' },
      { origin: 'https://evil.test' },
      { origin: 'null' }
    ])
      expect([headers, await status(headers)]).toEqual([headers, 403])
  })

  it('takes the public address as its own, also behind a proxy that names another host to us', async () => {
    const { handler } = await consoleWorld({ secret, publicUrl: 'https://console.example.com' })
    const asked = new Request(`${host}/console/api/session`, { headers: { origin: 'https://console.example.com' } })
    expect((await handler(asked)).status).toBe(401)
  })

  it('lets nobody write without the header of its own and JSON', async () => {
    const { handler, signedIn, workspace } = await consoleWorld()
    const { cookie } = await signedIn()
    const body = JSON.stringify({ name: 'x', grants: [] })
    const write = async (headers: Record<string, string>) => {
      const sent = { cookie, 'sec-fetch-site': 'same-origin', ...headers }
      return (await handler(new Request(`${host}/console/api/settings/api-keys`, { method: 'POST', headers: sent, body }))).status
    }
    const json = { 'content-type': 'application/json' }
    expect(await write(json)).toBe(403)
    expect(await write({ ...json, 'x-rapport-console': '0' })).toBe(403)
    expect(await write({ 'x-rapport-console': '1', 'content-type': 'text/plain' })).toBe(415)
    expect((await workspace.apiKeys.list()).map(({ name }) => name)).not.toContain('x')
    expect(await write({ ...json, 'x-rapport-console': '1' })).toBe(200)
  })

  it('keeps cookies and keys of its own to itself: the API reads no cookie, and no page brings a key', async () => {
    const { rapport, key, get, signedIn } = await consoleWorld()
    const { cookie } = await signedIn()
    const api = await rapport.fetch(new Request(`${host}/api/customers`, { headers: { cookie } }))
    expect(api.status).toBe(401)
    expect((await get('/api/customers', { authorization: `Bearer ${key}` })).status).toBe(401)
  })
})

describe('whom the host lets in', () => {
  it('sees its organization within its grants, under its name', async () => {
    const world = await consoleWorld()
    const mounted = consoleHandler(world.rapport, {
      authorize: (request) =>
        request.headers.get('x-staff') === '1'
          ? { organizationId: world.workspace.organizationId, memberId: 'ada', grants: ['workspace_settings:manage'] }
          : null
    })
    await world.workspace.members.put([{ id: 'ada', email: 'ada@acme.com', name: 'Ada' }])
    const ask = (path: string, init: RequestInit = {}) =>
      mounted(
        new Request(`${host}/console${path}`, {
          ...init,
          headers: { 'sec-fetch-site': 'same-origin', 'x-rapport-console': '1', 'content-type': 'application/json', ...init.headers }
        })
      )
    const staff = { 'x-staff': '1' }
    expect(await (await ask('/api/session')).json()).toMatchObject({ code: 'INVALID_CREDENTIALS', canSignIn: false })
    expect(await (await ask('/api/session', { headers: staff })).json()).toMatchObject({ memberId: 'ada', canSignOut: false })
    expect((await ask('/api/customers', { headers: staff })).status).toBe(403)
    const make = (grants: string[]) =>
      ask('/api/settings/api-keys', { method: 'POST', headers: staff, body: JSON.stringify({ name: 'k', grants }) })
    expect((await make(['data:write'])).status).toBe(403)
    expect(await (await make(['workspace_settings:read'])).json()).toMatchObject({ apiKey: { createdById: 'ada' } })
  })

  it('is refused when it names an organization that there is not', async () => {
    const { rapport } = await consoleWorld()
    const nobody = '00000000-0000-4000-8000-000000000000'
    const mounted = consoleHandler(rapport, { authorize: () => ({ organizationId: nobody, grants: ['customer_intelligence:read'] }) })
    const answer = await mounted(new Request(`${host}/console/api/session`, { headers: { 'sec-fetch-site': 'same-origin' } }))
    expect(answer.status).toBe(404)
  })
})
