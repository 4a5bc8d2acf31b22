import type { Grant } from '@rapport/core/src/auth/grants.js'
import { createTestRapport } from '@rapport/core/src/testing/create-test-rapport.js'
import { expect, it } from 'vitest'
import { hour } from '../list-tools/world.js'
import type { KeyWorld, KeyWorlds, Maker } from './key-world.js'

const reader: Grant[] = ['customer_intelligence:read']

/** Whoever asks another process, which still remembers the maker as it was. */
async function rememberedElsewhere({ world, clock }: KeyWorld, { key }: Maker) {
  const other = await createTestRapport({ store: world.store, clock })
  const headers = { authorization: `Bearer ${key}` }
  expect((await other.send({ method: 'GET', url: '/api/settings/api-keys', headers })).status).toBe(200)
  return (path: string, body: object) => other.post(`/api/settings${path}`, body, headers)
}

/** What API keys make of their own kind, and what holds a key longer than a request. */
export function testApiKeysMadeByKeys(worlds: KeyWorlds): void {
  it('a key that was revoked makes nothing more, not even where it is still remembered', async () => {
    const made = await worlds()
    const maker = await made.maker(['workspace_settings:read', 'data:write'])
    const ask = await rememberedElsewhere(made, maker)
    await made.workspace.apiKeys.revoke(maker.apiKey.id)
    const before = [await made.workspace.apiKeys.list(), await made.workspace.publicKeys.list()]
    for (const [path, body] of [
      ['/api-keys', { name: 'child', grants: [] }],
      ['/public-keys', {}]
    ] as const)
      expect(await ask(path, body)).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } })
    expect([await made.workspace.apiKeys.list(), await made.workspace.publicKeys.list()]).toEqual(before)
  })

  it('a key that has lost a grant gives it to nobody, not even where it is remembered with it', async () => {
    const made = await worlds()
    const maker = await made.maker(['workspace_settings:read', 'data:write', ...reader])
    const ask = await rememberedElsewhere(made, maker)
    await made.workspace.apiKeys.setGrants(maker.apiKey.id, ['workspace_settings:manage'])
    expect(await ask('/api-keys', { name: 'child', grants: reader })).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining('customer_intelligence:read') }
    })
    expect(await ask('/public-keys', { trust: { billing: 'accept' } })).toMatchObject({ status: 403 })
    expect(await ask('/public-keys', {})).toMatchObject({ status: 200, body: { trust: { billing: 'record' } } })
  })

  it('what `authorize` answers opens nothing after the end of the key, or its revocation', async () => {
    const made = await worlds()
    const { rapport } = made.world
    const ends = await made.maker(reader, made.in(1))
    const revoked = await made.maker(reader)
    const first = await rapport.authorize(`Bearer ${ends.key}`)
    const second = await rapport.authorize(`Bearer ${revoked.key}`)
    for (const access of [first, second]) expect(await access.call('svc_list_customers')).toMatchObject({ items: [] })
    made.clock.advance(hour)
    await expect(first.call('svc_list_customers')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    expect(await second.call('svc_list_customers')).toMatchObject({ items: [] })
    await made.workspace.apiKeys.revoke(revoked.apiKey.id)
    await expect(second.call('svc_list_customers')).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS' })
    // One use, however much is called.
    const used = (await made.workspace.apiKeys.list()).find(({ id }) => id === revoked.apiKey.id)
    expect(used?.totalRequests).toBe(1)
  })

  it('keys that a revoked key has made live on, within its end', async () => {
    const made = await worlds()
    const maker = await made.maker(reader, made.in(2))
    const { body } = await made.ask('POST', '/api-keys', { name: 'child', grants: reader }, maker)
    const { key } = body as Maker
    await made.workspace.apiKeys.revoke(maker.apiKey.id)
    expect(await made.works(key)).toBe(true)
    made.clock.advance(2 * hour)
    expect(await made.works(key)).toBe(false)
  })
}
