import { describe, expect, it } from 'vitest'
import type { Grant } from '../auth/grants.js'
import { unlimitedPlans } from '../context/plans.js'
import { createTestRapport, type TestRapportOptions } from '../testing/create-test-rapport.js'

async function routes(options: TestRapportOptions = {}) {
  const rapport = await createTestRapport(options)
  const ask = async (method: string, path: string, body?: unknown, key = rapport.apiKey) => {
    const text = body === undefined ? {} : { body: JSON.stringify(body) }
    return rapport.send({ method, url: `/api/settings${path}`, headers: { authorization: `Bearer ${key}` }, ...text })
  }
  const keyWith = async (...grants: Grant[]) => (await rapport.workspace.apiKeys.create({ name: 'k', grants, createdById: 'ann' })).key
  return { ...rapport, ask, keyWith }
}

describe('/api/settings', () => {
  it('reads and changes the time zone', async () => {
    const { ask } = await routes()
    expect(await ask('GET', '')).toMatchObject({ status: 200, body: { defaultTimezone: 'UTC' } })
    const changed = { defaultTimezone: 'Asia/Tokyo', currency: null, rates: [] }
    expect((await ask('PATCH', '', { defaultTimezone: 'Asia/Tokyo' })).body).toEqual(changed)
    expect((await ask('GET', '')).body).toEqual(changed)
    const wrong = await ask('PATCH', '', { defaultTimezone: 'Mars' })
    expect(wrong).toMatchObject({ status: 400, body: { details: [{ path: 'defaultTimezone' }] } })
    expect((await ask('PATCH', '', { defaultTimezone: 'UTC', other: 1 })).status).toBe(400)
  })

  it('reads and replaces the enabled domains, and shows the public keys', async () => {
    const { ask, publicKey } = await routes()
    const { body } = await ask('GET', '/website-tracking')
    const trust = { billing: 'accept', stage: 'accept', customerTraits: 'accept' }
    const publicKeys = [{ publicKey, trust, createdAt: expect.any(String), expiresAt: null, revokedAt: null }]
    expect(body).toEqual({ domains: ['https://app.example.com', 'http://localhost'], publicKeys })
    const changed = await ask('PATCH', '/website-tracking', { domains: ['https://New.example.com/'] })
    expect(changed).toMatchObject({ status: 200, body: { domains: ['https://new.example.com'], publicKeys } })
    for (const wrong of [{}, { domains: 'x' }, { domains: ['no origin'] }, { domains: [], other: 1 }, { domains: ['\0'] }]) {
      expect((await ask('PATCH', '/website-tracking', wrong)).status).toBe(400)
    }
    expect(Object((await ask('GET', '/website-tracking')).body).domains).toEqual(['https://new.example.com'])
  })

  it('makes, lists and revokes API keys, with no more grants than the key has that asks', async () => {
    const { ask, keyWith, call } = await routes()
    const mine = await keyWith('workspace_settings:manage', 'activation:manage')
    const grants = ['activation:read', 'workspace_settings:read']
    const made = await ask('POST', '/api-keys', { name: 'agent', grants, expiresAt: '2027-01-01T00:00:00Z' }, mine)
    expect(made.status).toBe(200)
    const { key, apiKey } = Object(made.body)
    expect(apiKey).toMatchObject({ name: 'agent', grants, createdById: 'ann', expiresAt: '2027-01-01T00:00:00.000Z', revokedAt: null })
    expect((await call('svc_get_customer_activation', {}, key)).status).toBe(200)
    const listed = await ask('GET', '/api-keys')
    expect(Object(listed.body).items.map(({ name }: { name: string }) => name)).toEqual(['all grants', 'k', 'agent'])
    expect(JSON.stringify(listed.body)).not.toContain(key)
    const more = await ask('POST', '/api-keys', { name: 'x', grants: ['analytics:read'] }, mine)
    expect(more).toMatchObject({ status: 403, body: { error: expect.stringContaining('analytics:read') } })
    const revoked = await ask('DELETE', `/api-keys/${apiKey.id}`, undefined, mine)
    expect(revoked).toMatchObject({ status: 200, body: { apiKey: { id: apiKey.id, revokedAt: expect.any(String) } } })
    expect((await call('svc_get_customer_activation', {}, key)).status).toBe(401)
  })

  it.each([
    [{ grants: [] }, 'name'],
    [{ name: '', grants: [] }, 'name'],
    [{ name: 'x', grants: ['all'] }, 'grants[0]'],
    [{ name: 'x' }, 'grants'],
    [{ name: 'x', grants: [], expiresAt: 'tomorrow' }, 'expiresAt'],
    [{ name: 'x', grants: [], createdById: 'someone' }, 'createdById'],
    [{ name: 'x\0', grants: [] }, 'name']
  ])('refuses the key %j for its %s', async (body, path) => {
    const { ask } = await routes()
    expect(await ask('POST', '/api-keys', body)).toMatchObject({ status: 400, body: { details: [{ path }] } })
  })

  it('refuses a key that would never work', async () => {
    const { ask } = await routes()
    const answer = await ask('POST', '/api-keys', { name: 'x', grants: [], expiresAt: '2020-01-31T09:30:00Z' })
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining('expiresAt must be in the future') } })
  })

  it('makes no key that outlives the one that makes it', async () => {
    const { ask, workspace, clock, call } = await routes()
    const hour = 3_600_000
    const end = new Date(clock.now() + 7_200_000).toISOString()
    const grants: Grant[] = ['workspace_settings:manage', 'workspace_settings:read']
    const { key } = await workspace.apiKeys.create({ name: 'agent', grants, expiresAt: end })
    const make = (expiresAt?: string | null, by = key) => ask('POST', '/api-keys', { name: 'child', grants, expiresAt }, by)

    const later = await make(new Date(clock.now() + 2 * hour + 1).toISOString())
    expect(later).toMatchObject({ status: 400, body: { error: expect.stringContaining(`expiresAt must be at most ${end}`) } })
    for (const none of [undefined, null]) expect(await make(none)).toMatchObject({ status: 200, body: { apiKey: { expiresAt: end } } })
    expect(await make(end)).toMatchObject({ status: 200, body: { apiKey: { expiresAt: end } } })
    const sooner = new Date(clock.now() + hour).toISOString()
    const child = await make(sooner)
    expect(child).toMatchObject({ status: 200, body: { apiKey: { expiresAt: sooner } } })
    const grandchild = await make(undefined, Object(child.body).key)
    expect(grandchild).toMatchObject({ status: 200, body: { apiKey: { expiresAt: sooner } } })
    clock.advance(hour)
    expect((await call('svc_get_workspace_settings', {}, Object(grandchild.body).key)).status).toBe(401)
    expect((await call('svc_get_workspace_settings', {}, key)).status).toBe(200)
  })

  it('tells nothing of the keys of another organization', async () => {
    const { ask, workspace } = await routes()
    const [other] = await (await createTestRapport()).workspace.apiKeys.list()
    for (const id of [other?.id, 'x']) expect((await ask('DELETE', `/api-keys/${id}`)).status).toBe(404)
    expect((await workspace.apiKeys.list()).every(({ revokedAt }) => revokedAt === null)).toBe(true)
  })

  it('tells the plan and its usage, as far as the host describes them', async () => {
    const usage = [{ feature: 'api_calls', used: 7, limit: 100, resetAt: '2026-04-01T00:00:00.000Z' }]
    const described = await routes({ plans: { ...unlimitedPlans, describe: async () => ({ plan: 'free', usage }) } })
    expect((await described.ask('GET', '/plan')).body).toEqual({ plan: 'free', usage })
    expect((await (await routes()).ask('GET', '/plan')).body).toEqual({ plan: 'unlimited', usage: [] })
    const { apiCall, websiteTracking } = unlimitedPlans
    expect((await (await routes({ plans: { apiCall, websiteTracking } })).ask('GET', '/plan')).body).toEqual({ plan: null, usage: [] })
  })

  it.each([
    ['GET', '', undefined],
    ['GET', '/website-tracking', undefined],
    ['GET', '/api-keys', undefined],
    ['GET', '/plan', undefined],
    ['PATCH', '', { defaultTimezone: 'UTC' }],
    ['PATCH', '/website-tracking', { domains: [] }],
    ['POST', '/api-keys', { name: 'x', grants: [] }],
    ['DELETE', '/api-keys/x', undefined]
  ])('%s %s needs its grant', async (method, path, body) => {
    const { ask, keyWith, send } = await routes()
    const needed = method === 'GET' ? 'workspace_settings:read' : 'workspace_settings:manage'
    const refused = await ask(
      method,
      path,
      body,
      await keyWith('destinations:manage', ...(method === 'GET' ? [] : ['workspace_settings:read' as const]))
    )
    expect(refused).toMatchObject({ status: 403, body: { error: expect.stringContaining(needed) } })
    expect([200, 404]).toContain((await ask(method, path, body, await keyWith(needed))).status)
    expect((await send({ method, url: `/api/settings${path}` })).status).toBe(401)
  })
})
