import { describe, expect, it } from 'vitest'
import { readOptions } from '../options.js'
import { apiKeys } from '../registry/tables.js'
import { createTestRapport } from '../testing/create-test-rapport.js'
import { recordingLogger } from '../testing/recording-logger.js'
import { systemIds } from '../values/ids.js'
import { ApiKeys } from './api-keys.js'
import { allGrants } from './grants.js'

const author = { now: 0, ids: systemIds(), origin: { tool: 'test', actorId: null, apiKeyId: null, requestId: 'r1' } }

describe('making a key', () => {
  it('shows the secret once and keeps only its hash', async () => {
    const { workspace, store, clock } = await createTestRapport()
    const { key, apiKey } = await workspace.apiKeys.create({
      name: 'agent',
      grants: ['analytics:read', 'analytics:read'],
      createdById: 'm1'
    })
    expect(key).toMatch(/^ok_[A-Za-z0-9_-]{32,}$/)
    expect(apiKey).toMatchObject({ name: 'agent', prefix: key.slice(0, 11), keyType: 'api', grants: ['analytics:read'], createdById: 'm1' })
    expect(apiKey).toMatchObject({ createdAt: new Date(clock.now()).toISOString(), expiresAt: null, lastUsedAt: null, totalRequests: 0 })
    const stored = await store.directory.find(apiKeys)
    expect(JSON.stringify(stored)).not.toContain(key)
    expect(JSON.stringify(await workspace.apiKeys.list())).not.toContain(key)
  })

  it.each([
    [{ name: '', grants: [] }, 'name must be'],
    [{ name: 'x'.repeat(256), grants: [] }, 'name must be'],
    [{ name: 'a\0', grants: [] }, 'name must be'],
    [{ name: 7, grants: [] }, 'name must be'],
    [{ name: 'a', grants: ['everything'] }, 'grants holds "everything", which is not a grant'],
    [{ name: 'a', grants: ['constructor'] }, 'not a grant'],
    [{ name: 'a' }, 'grants must be a list'],
    [{ name: 'a', grants: [], expiresAt: 'soon' }, 'expiresAt must be'],
    [{ name: 'a', grants: [], expiresAt: true }, 'expiresAt must be'],
    [{ name: 'a', grants: [], expiresAt: '1' }, 'expiresAt must be'],
    [{ name: 'a', grants: [], expiresAt: '2030-01-31T09:30:00' }, 'expiresAt must be a date-time with its offset'],
    [{ name: 'a', grants: [], expiresAt: new Date(8.64e15) }, 'expiresAt must be'],
    [{ name: '👩'.repeat(256), grants: [] }, 'name must be'],
    [{ name: 'a', grants: [], createdById: '' }, 'createdById must be']
  ])('refuses %j', async (input, message) => {
    const { workspace } = await createTestRapport()
    await expect(workspace.apiKeys.create(Object(input))).rejects.toMatchObject({
      code: 'INVALID_TOOL_INPUT',
      message: expect.stringContaining(message)
    })
  })

  it.each([undefined, null, 'agent'])('refuses %j in place of what the key is to be', async (input) => {
    const { workspace } = await createTestRapport()
    await expect(workspace.apiKeys.create(input as never)).rejects.toMatchObject({ code: 'INVALID_TOOL_INPUT' })
  })

  it('counts the characters of its name and of its maker, not their UTF-16 units', async () => {
    const { workspace } = await createTestRapport()
    const text = '👩'.repeat(255)
    await workspace.members.put([{ id: text, email: 'ann@w.test', name: 'Ann' }])
    const { apiKey } = await workspace.apiKeys.create({ name: text, grants: [], createdById: text })
    expect(apiKey).toMatchObject({ name: text, createdById: text })
  })

  it('refuses to make one that has expired already', async () => {
    const { workspace, clock } = await createTestRapport()
    for (const expiresAt of [0, clock.now(), new Date(clock.now() - 1), '2020-01-31', '2020-01-31T09:30:00Z']) {
      const refusal = { code: 'INVALID_TOOL_INPUT', message: expect.stringContaining('expiresAt must be in the future') }
      await expect(workspace.apiKeys.create({ name: 'a', grants: [], expiresAt })).rejects.toMatchObject(refusal)
    }
    expect(await workspace.apiKeys.list()).toHaveLength(1)
  })

  it.each([
    ['2030-01-31T09:30:00+02:00', '2030-01-31T07:30:00.000Z'],
    ['2030-01-31', '2030-01-31T00:00:00.000Z'],
    ['9999-12-31T23:59:59-23:00', '9999-12-31T23:59:59.999Z'],
    [new Date('2030-01-31T09:30:00Z'), '2030-01-31T09:30:00.000Z'],
    [1_900_000_000_000, '2030-03-17T17:46:40.000Z']
  ])('that expires at %s says so in UTC', async (expiresAt, said) => {
    const { workspace } = await createTestRapport()
    expect((await workspace.apiKeys.create({ name: 'a', grants: [], expiresAt })).apiKey.expiresAt).toBe(said)
  })

  it('a key gives only grants that it has, itself or by manage', async () => {
    const { store, organizationId, clock } = await createTestRapport()
    const keys = new ApiKeys(readOptions({ store, clock, logger: recordingLogger() }))
    const creator = {
      kind: 'api_key',
      keyId: 'k',
      grants: ['activation:manage', 'analytics:read'],
      createdById: null,
      expiresAt: null
    } as const
    const made = await keys.create(organizationId, { name: 'a', grants: ['activation:read', 'activation:manage'] }, author, creator)
    expect(made.apiKey.grants).toEqual(['activation:read', 'activation:manage'])
    const beyond = keys.create(organizationId, { name: 'a', grants: ['analytics:read', 'workspace_members:read'] }, author, creator)
    await expect(beyond).rejects.toMatchObject({ code: 'TOOL_CALL_FORBIDDEN', message: expect.stringContaining('workspace_members:read') })
  })
})

describe('using a key', () => {
  it('is refused from the moment of its expiry', async () => {
    const { workspace, call, clock } = await createTestRapport()
    const { key } = await workspace.apiKeys.create({ name: 'a', grants: allGrants, expiresAt: clock.now() + 1000 })
    clock.advance(999)
    expect((await call('svc_list_users', {}, key)).status).toBe(200)
    clock.advance(1)
    expect((await call('svc_list_users', {}, key)).status).toBe(401)
  })

  it('is refused at once after it was revoked here, and within the cache time in another process', async () => {
    const here = await createTestRapport()
    const { key, apiKey } = await here.workspace.apiKeys.create({ name: 'a', grants: allGrants })
    const there = await createTestRapport({ store: here.store, clock: here.clock })
    const works = async ({ call }: typeof here) => (await call('svc_list_users', {}, key)).status === 200
    expect([await works(here), await works(there)]).toEqual([true, true])
    const revoked = await here.workspace.apiKeys.revoke(apiKey.id)
    expect(revoked.revokedAt).toBe(new Date(here.clock.now()).toISOString())
    expect(await works(here)).toBe(false)
    here.clock.advance(5_000)
    expect(await works(there)).toBe(false)
    here.clock.advance(5_000)
    expect(await here.workspace.apiKeys.revoke(apiKey.id)).toEqual(revoked)
  })

  it('is named by its id in any case', async () => {
    const { workspace } = await createTestRapport({ ids: systemIds() })
    const { apiKey } = await workspace.apiKeys.create({ name: 'a', grants: [] })
    const revoked = await workspace.apiKeys.revoke(apiKey.id.toUpperCase())
    expect(revoked).toMatchObject({ id: apiKey.id, revokedAt: expect.any(String) })
  })

  it('cannot be revoked by another organization, nor by an id that is none', async () => {
    const mine = await createTestRapport()
    const other = await createTestRapport({ store: mine.store })
    const [key] = await mine.workspace.apiKeys.list()
    for (const id of [key?.id ?? '', 'x', '']) {
      await expect(other.workspace.apiKeys.revoke(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    expect((await mine.call('svc_list_users')).status).toBe(200)
  })

  it('is counted in full while its count is being written', async () => {
    const { store, organizationId, clock } = await createTestRapport()
    const keys = new ApiKeys(readOptions({ store, clock, logger: recordingLogger() }))
    const { key, apiKey } = await keys.create(organizationId, { name: 'a', grants: [] }, author)
    const row = await keys.authenticate(`Bearer ${key}`)
    const ways = [
      async () => (await keys.refresh(row)).total_requests,
      async () => (await keys.list(organizationId)).find(({ id }) => id === apiKey.id)?.totalRequests,
      async () => (await keys.revoke(organizationId, apiKey.id, author)).totalRequests
    ]
    for (const [turn, read] of ways.entries()) {
      keys.usage.count(apiKey.id, clock.now())
      const [seen] = await Promise.all([read(), keys.usage.flush()])
      expect(seen).toBe(turn + 1)
    }
  })

  it('is counted in memory, and written when the Rapport closes', async () => {
    const { rapport, workspace, call, clock, store } = await createTestRapport()
    for (let n = 0; n < 3; n++) await call('svc_list_users')
    clock.advance(10)
    await call('no_such_tool')
    const usage = { totalRequests: 4, lastUsedAt: new Date(clock.now()).toISOString() }
    expect((await workspace.apiKeys.list())[0]).toMatchObject(usage)
    const written: unknown[] = []
    const { close } = store
    store.close = async () => {
      written.push(...(await store.directory.find(apiKeys)))
      await close.call(store)
    }
    await rapport.close()
    expect(written).toMatchObject([{ total_requests: 4, last_used_at: clock.now() }])
  })
})
