import { expect, it } from 'vitest'
import { allGrants } from '../auth/grants.js'
import { createTestRapport } from '../testing/create-test-rapport.js'

const url = '/api/validate-api-key'

it("answers exactly the specification's body", async () => {
  const { workspace, post, organizationId, rapport, clock } = await createTestRapport()
  await workspace.members.put([{ id: 'm1', email: 'ann@example.com', name: 'Ann', role: 'admin' }])
  const made = await workspace.apiKeys.create({ name: 'agent', grants: ['analytics:read'], createdById: 'm1', expiresAt: clock.now() + 1 })
  const organization = await rapport.organizations.get(organizationId)
  const { status, body } = await post(url, '', { authorization: `Bearer ${made.key}` })
  expect(status).toBe(200)
  expect(body).toEqual({
    valid: true,
    organizationId,
    createdById: 'm1',
    authorization: { grants: ['analytics:read'] },
    organization: { id: organizationId, name: organization?.name, slug: organization?.slug },
    createdBy: { id: 'm1', email: 'ann@example.com', name: 'Ann' },
    apiKey: {
      id: made.apiKey.id,
      name: 'agent',
      prefix: made.key.slice(0, 11),
      keyType: 'api',
      grants: ['analytics:read'],
      createdAt: new Date(clock.now()).toISOString(),
      lastUsedAt: null,
      totalRequests: 0
    }
  })
})

it('leaves out who made the key when that is nobody, or no member', async () => {
  const { workspace, post, apiKey } = await createTestRapport()
  const ask = async (key: string) => (await post(url, '', { authorization: `Bearer ${key}` })).body
  expect(await ask(apiKey)).toMatchObject({ createdById: null, createdBy: null })
  const { key } = await workspace.apiKeys.create({ name: 'agent', grants: allGrants, createdById: 'gone' })
  expect(await ask(key)).toMatchObject({ createdById: 'gone', createdBy: null })
})

it('tells how much the key was used; asking is not using', async () => {
  const { post, call, apiKey, clock } = await createTestRapport()
  for (let n = 0; n < 2; n++) await call('svc_list_users')
  const lastUsedAt = new Date(clock.now()).toISOString()
  clock.advance(1000)
  for (let n = 0; n < 2; n++) {
    const { body } = await post(url, '', { authorization: `Bearer ${apiKey}` })
    expect(body).toMatchObject({ apiKey: { totalRequests: 2, lastUsedAt } })
  }
})

it('is 401 for a key that another process has just revoked: its row is read anew', async () => {
  const here = await createTestRapport()
  const { key, apiKey } = await here.workspace.apiKeys.create({ name: 'agent', grants: allGrants })
  const there = await createTestRapport({ store: here.store, clock: here.clock })
  const ask = () => there.post(url, '', { authorization: `Bearer ${key}` })
  expect((await ask()).status).toBe(200)
  await here.workspace.apiKeys.revoke(apiKey.id)
  expect(await ask()).toMatchObject({ status: 401, body: { valid: false, error: 'The API key is revoked: use another one' } })
})

it.each([undefined, 'Bearer nonsense', `Bearer ok_${'x'.repeat(40)}`])('%j is 401 with valid false', async (authorization) => {
  const { post } = await createTestRapport()
  const { status, body } = await post(url, '', authorization === undefined ? {} : { authorization })
  expect(status).toBe(401)
  expect(body).toEqual({ valid: false, error: expect.any(String) })
})

it('is 503 with valid false when the storage is away, and 500 when something else breaks', async () => {
  const { post, rapport, apiKey, store, log } = await createTestRapport()
  const authorization = `Bearer ${apiKey}`
  const { get } = store.directory
  store.directory.get = () => Promise.reject(new Error('odd detail'))
  expect(await post(url, '', { authorization })).toMatchObject({
    status: 500,
    body: { valid: false, error: 'The key could not be checked' }
  })
  expect(log.at(-1)).toMatchObject({ level: 'error', fields: { path: url, error: expect.stringContaining('odd detail') } })
  store.directory.get = get
  await rapport.close()
  const { status, headers, body } = await post(url, '', { authorization })
  expect([status, headers['retry-after']]).toEqual([503, '5'])
  expect(body).toEqual({ valid: false, error: 'The storage is not available' })
})
