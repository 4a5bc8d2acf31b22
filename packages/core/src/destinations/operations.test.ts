import { describe, expect, it } from 'vitest'
import type { Grant } from '../auth/grants.js'
import { createTestRapport, type TestRapportOptions } from '../testing/create-test-rapport.js'

const type = 'SLACK_CHANNEL'
const nobody = '00000000-0000-4000-8000-000000000001'

async function routes(options: TestRapportOptions = {}) {
  const rapport = await createTestRapport(options)
  const ask = async (method: string, path: string, body?: unknown, key = rapport.apiKey) => {
    const text = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
    return rapport.send({ method, url: `/api/destinations${path}`, headers: { authorization: `Bearer ${key}` }, ...text })
  }
  const make = async (channelId: string, more = {}) => {
    const { body } = await ask('POST', '', { type, channelId, label: channelId, ...more })
    return Object(body).destination
  }
  return { ...rapport, ask, make }
}

describe('/api/destinations', () => {
  it('shows the tools: make, list, read, change, switch, archive', async () => {
    const { ask, make, workspace } = await routes()
    const made = await make('C1', { isDefault: true })
    expect(await ask('GET', '')).toMatchObject({ status: 200, body: { destinations: [made] } })
    expect(await ask('GET', `/${made.id}`)).toMatchObject({ status: 200, body: { destination: made } })
    const renamed = await ask('PATCH', `/${made.id}`, { label: 'News' })
    expect(renamed).toMatchObject({ status: 200, body: { destination: { id: made.id, name: 'News', isDefault: true } } })
    const other = await make('C2')
    const switched = async (name: string) => Object((await ask('POST', `/${other.id}/${name}`)).body).destination.enabled
    expect([await switched('disable'), await switched('enable')]).toEqual([false, true])
    const { body } = await ask('POST', `/${other.id}/archive`)
    expect(body).toEqual({ destination: { id: other.id, archivedAt: expect.any(String) } })
    expect((await workspace.audit.list()).items.map(({ tool }) => tool)).toContain('svc_update_destination')
  })

  it('says what is wrong as { error, code, details }', async () => {
    const { ask, make } = await routes()
    const { id } = await make('C1', { isDefault: true })
    expect(await ask('GET', '?limit=5')).toMatchObject({ status: 400, body: { details: [{ path: 'limit', message: 'is not allowed' }] } })
    const fault = { path: 'label', message: 'must have at least 1 character' }
    const error = 'label must have at least 1 character'
    expect(await ask('POST', '', { type, channelId: 'C2', label: '' })).toMatchObject({
      status: 400,
      body: { error, code: 'INVALID_TOOL_INPUT', details: [fault] }
    })
    const unknown = await ask('PATCH', `/${id}`, { label: 'x', enabled: true })
    expect(unknown).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/^enabled is not allowed; there are /), details: [{ path: 'enabled' }] }
    })
    for (const named of [id, nobody]) {
      const twice = await ask('PATCH', `/${id}`, { id: named, label: 'x' })
      expect(twice).toMatchObject({ status: 400, body: { error: 'id is not allowed: it is part of the path', details: [{ path: 'id' }] } })
    }
    const conflict = await ask('POST', `/${id}/disable`)
    expect(conflict.status).toBe(409)
    expect(conflict.body).toEqual({ error: expect.stringContaining('default'), code: 'CONFLICT' })
    expect(await ask('GET', `/${nobody}`)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await ask('POST', '', '{')).toMatchObject({ status: 400, body: { code: 'INVALID_JSON' } })
    expect(await ask('POST', '', [])).toMatchObject({ status: 400, body: { error: 'The body must be an object' } })
    const large = { type, channelId: 'C3', label: 'x'.repeat(1_100_000) }
    expect(await ask('POST', '', large)).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' }, close: true })
    expect(await ask('GET', '/x')).toMatchObject({ status: 404, body: { error: 'Not found' } })
    expect(await ask('DELETE', `/${id}`)).toMatchObject({ status: 405, headers: { allow: 'GET, PATCH, HEAD' } })
  })

  it('needs a key with the grant destinations:manage, and counts as its use but not against the plan', async () => {
    const plans = {
      apiCall: () => ({ allowed: false, reason: 'limit_exceeded', plan: 'free', resetAt: 1 }) as const,
      websiteTracking: () => true
    }
    const { ask, send, workspace } = await routes({ plans })
    const keyWith = async (grant: Grant) => workspace.apiKeys.create({ name: 'k', grants: [grant] })
    const allowed = await keyWith('destinations:manage')
    expect((await ask('GET', '', undefined, allowed.key)).status).toBe(200)
    const forbidden = await ask('GET', '', undefined, (await keyWith('workspace_settings:manage')).key)
    expect(forbidden).toMatchObject({
      status: 403,
      body: { code: 'TOOL_CALL_FORBIDDEN', error: expect.stringContaining('destinations:manage') }
    })
    const anonymous = await send({ method: 'GET', url: '/api/destinations' })
    expect(anonymous).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer' }, body: { code: 'INVALID_CREDENTIALS' } })
    const used = (await workspace.apiKeys.list()).find(({ id }) => id === allowed.apiKey.id)
    expect(used).toMatchObject({ totalRequests: 1 })
  })

  it('answers 404 for what is another organization’s, 503 without its store, and 500 for what nobody foresaw', async () => {
    const first = await routes()
    const { id } = await first.make('C1')
    const mine = first.rapport.organization((await first.rapport.organizations.create({ name: 'Mine' })).id)
    const { key } = await mine.apiKeys.create({ name: 'k', grants: ['destinations:manage'] })
    expect((await first.ask('GET', `/${id}`, undefined, key)).status).toBe(404)
    const { store, ask, log, apiKey } = await routes()
    store.directory.find = () => Promise.reject(new Error('secret detail'))
    const failed = await ask('GET', '', undefined, `${apiKey}y`)
    expect(failed).toMatchObject({ status: 500, body: { code: 'TOOL_GATEWAY_ERROR', error: expect.not.stringContaining('secret') } })
    expect(log).toMatchObject([{ level: 'error', fields: { error: expect.stringContaining('secret detail') } }])
    await first.rapport.close()
    expect(await first.ask('GET', '')).toMatchObject({ status: 503, body: { code: 'TOOL_UNAVAILABLE' } })
  })
})
