import { describe, expect, it } from 'vitest'
import { createTestRapport } from '../testing/create-test-rapport.js'
import { systemIds } from '../values/index.js'
import { allGrants } from './grants.js'

const hour = 3_600_000
const day = 24 * hour

describe('an API key', () => {
  it('is replaced by one that does the same, and works for a day longer', async () => {
    const { workspace, call, clock } = await createTestRapport()
    const old = await workspace.apiKeys.create({ name: 'server', grants: allGrants, createdById: 'ann' })
    const made = await workspace.apiKeys.rotate(old.apiKey.id)
    expect(made.apiKey).toMatchObject({ name: 'server', grants: allGrants, createdById: 'ann', expiresAt: null })
    const works = async (key: string) => (await call('svc_list_users', {}, key)).status === 200
    clock.advance(day - 1)
    expect([await works(old.key), await works(made.key)]).toEqual([true, true])
    clock.advance(1)
    expect([await works(old.key), await works(made.key)]).toEqual([false, true])
  })

  it('is replaced at once where nothing is to overlap, and its end stays', async () => {
    const { workspace, call, clock } = await createTestRapport()
    const expiresAt = new Date(clock.now() + 2 * hour).toISOString()
    const old = await workspace.apiKeys.create({ name: 'server', grants: allGrants, expiresAt })
    const made = await workspace.apiKeys.rotate(old.apiKey.id, { overlapSeconds: 0 })
    expect(made.apiKey.expiresAt).toBe(expiresAt)
    expect((await call('svc_list_users', {}, old.key)).status).toBe(401)
    const longest = await workspace.apiKeys.rotate(made.apiKey.id, { overlapSeconds: 2_592_000 })
    expect((await workspace.apiKeys.list()).find(({ id }) => id === made.apiKey.id)?.expiresAt).toBe(expiresAt)
    expect(longest.apiKey.expiresAt).toBe(expiresAt)
  })

  it('is not replaced by a key with fewer grants, and never by one that lives longer than the one that asks', async () => {
    const { workspace, send, clock } = await createTestRapport()
    const end = clock.now() + hour
    const maker = await workspace.apiKeys.create({ name: 'm', grants: ['workspace_settings:manage', 'analytics:read'], expiresAt: end })
    const strong = await workspace.apiKeys.create({ name: 's', grants: allGrants })
    const weak = await workspace.apiKeys.create({ name: 'w', grants: ['analytics:read'] })
    const ask = (method: string, path: string, body: object) =>
      send({ method, url: `/api/settings/api-keys/${path}`, headers: { authorization: `Bearer ${maker.key}` }, body: JSON.stringify(body) })
    expect((await ask('POST', `${strong.apiKey.id}/rotate`, {})).status).toBe(403)
    expect((await ask('PATCH', strong.apiKey.id, { expiresAt: null })).status).toBe(403)
    expect((await ask('PATCH', strong.apiKey.id, { name: 'known' })).status).toBe(200)
    const made = await ask('POST', `${weak.apiKey.id}/rotate`, {})
    expect(made).toMatchObject({ status: 200, body: { apiKey: { name: 'w', expiresAt: new Date(end).toISOString() } } })
    expect((await ask('POST', `${weak.apiKey.id}/rotate`, { overlapSeconds: -1 })).status).toBe(400)
  })

  it('is renamed, and ends when it is told to', async () => {
    const { workspace, call, clock } = await createTestRapport()
    const { key, apiKey } = await workspace.apiKeys.create({ name: 'server', grants: allGrants })
    const changed = await workspace.apiKeys.update(apiKey.id, { name: 'billing', expiresAt: new Date(clock.now() + hour).toISOString() })
    expect(changed).toMatchObject({ id: apiKey.id, name: 'billing', grants: allGrants })
    expect((await call('svc_list_users', {}, key)).status).toBe(200)
    await expect(workspace.apiKeys.update(apiKey.id, {})).rejects.toThrow('Pass name or expiresAt')
    await expect(workspace.apiKeys.update(apiKey.id, { expiresAt: '2020-01-01T00:00:00Z' })).rejects.toThrow('in the future')
    clock.advance(hour)
    expect((await call('svc_list_users', {}, key)).status).toBe(401)
    for (const change of [workspace.apiKeys.update(apiKey.id, { expiresAt: null }), workspace.apiKeys.rotate(apiKey.id)])
      await expect(change).rejects.toMatchObject({ code: 'CONFLICT', message: 'The API key has expired: make a new one' })
  })

  it('is found by its prefix, and changed by nobody else', async () => {
    const { workspace, store } = await createTestRapport({ ids: systemIds() })
    const { key, apiKey } = await workspace.apiKeys.create({ name: 'leaked', grants: [] })
    expect(await workspace.apiKeys.find(key.slice(0, 11))).toEqual([apiKey])
    expect(await workspace.apiKeys.find('ok_xxxxxxxx')).toEqual([])
    await expect(workspace.apiKeys.find(key)).rejects.toThrow('prefix')
    const other = await createTestRapport({ store })
    await expect(other.workspace.apiKeys.rotate(apiKey.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(other.workspace.apiKeys.update('x', { name: 'y' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await workspace.apiKeys.revoke(apiKey.id)
    await expect(workspace.apiKeys.rotate(apiKey.id)).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})
