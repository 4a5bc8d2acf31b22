import { describe, expect, it } from 'vitest'
import { createTestRapport } from '../testing/create-test-rapport.js'

describe('paths and methods', () => {
  it.each([
    ['GET', '/'],
    ['GET', ''],
    ['GET', '*'],
    ['GET', '/api'],
    ['POST', '/api/tools/call/'],
    ['POST', '/API/tools/call'],
    ['POST', '//api/tools/call'],
    ['POST', '/api/i/v1//events'],
    ['POST', '/api/i/v1/a/b/events'],
    ['GET', '/healthz/x'],
    ['GET', '/%']
  ])('%s %s is not found', async (method, url) => {
    const { send } = await createTestRapport()
    expect(await send({ method, url })).toMatchObject({ status: 404, body: { error: 'Not found' } })
  })

  it.each([
    ['GET', '/api/tools/call', 'POST'],
    ['OPTIONS', '/api/tools/call', 'POST'],
    ['HEAD', '/api/tools/call', 'POST'],
    ['constructor', '/api/tools/call', 'POST'],
    ['DELETE', '/api/validate-api-key', 'POST'],
    ['GET', '/api/i/v1/pk_x/events', 'POST, OPTIONS'],
    ['POST', '/healthz', 'GET, HEAD']
  ])('%s %s is not allowed, and Allow says what is', async (method, url, allow) => {
    const { send } = await createTestRapport()
    const { status, headers, body } = await send({ method, url })
    expect({ status, allow: headers.allow }).toEqual({ status: 405, allow })
    if (method !== 'HEAD') expect(body).toEqual({ error: 'Method not allowed' })
  })

  it('take a query, and an absolute URL', async () => {
    const { send } = await createTestRapport()
    for (const url of ['/healthz?x=/', 'http://host:80/healthz?y', '/healthz#z'])
      expect((await send({ method: 'GET', url })).status).toBe(200)
  })

  it('lie below the base path', async () => {
    const { send } = await createTestRapport({ basePath: '/a/rapport' })
    const status = async (url: string) => (await send({ method: 'GET', url })).status
    expect(await status('/a/rapport/healthz')).toBe(200)
    expect(await status('/a/rapport/healthz?x')).toBe(200)
    for (const url of ['/healthz', '/a/healthz', '/a/rapport', '/a/rapporthealthz', '/a/rapportx/healthz'])
      expect(await status(url)).toBe(404)
  })
})

describe('request ids', () => {
  it.each(['a', 'A-b_c.9', 'x'.repeat(128)])('%s is taken and sent back', async (id) => {
    const { send } = await createTestRapport()
    expect((await send({ method: 'GET', url: '/nowhere', headers: { 'x-request-id': id } })).headers['x-request-id']).toBe(id)
  })

  it.each(['', 'a b', 'x'.repeat(129), 'a\r\nset-cookie: x', 'é'])('%j is replaced', async (id) => {
    const { send } = await createTestRapport()
    const made = (await send({ method: 'GET', url: '/healthz', headers: { 'x-request-id': id } })).headers['x-request-id']
    expect(made).toMatch(/^[0-9a-f-]{36}$/)
  })

  it('stand on every answer, and are new each time', async () => {
    const { call, send, post, publicKey } = await createTestRapport()
    const answers = [
      await call('svc_list_users'),
      await call('nothing'),
      await post('/api/validate-api-key', ''),
      await post(`/api/i/v1/${publicKey}/events`, 'x'),
      await send({ method: 'OPTIONS', url: `/api/i/v1/${publicKey}/events` }),
      await send({ method: 'PUT', url: '/healthz' })
    ]
    expect(new Set(answers.map(({ headers }) => headers['x-request-id'])).size).toBe(answers.length)
  })
})

describe('health', () => {
  it('is well while the process runs, and ready while the store answers', async () => {
    const { rapport, send } = await createTestRapport()
    expect(await send({ method: 'GET', url: '/healthz' })).toMatchObject({ status: 200, body: { status: 'ok' } })
    expect(await send({ method: 'GET', url: '/readyz' })).toMatchObject({ status: 200, body: { status: 'ready', store: 'memory' } })
    expect(await send({ method: 'HEAD', url: '/readyz' })).toMatchObject({ status: 200, body: '' })
    await rapport.close()
    expect(await send({ method: 'GET', url: '/healthz' })).toMatchObject({ status: 200 })
    expect(await send({ method: 'GET', url: '/readyz' })).toMatchObject({ status: 503, body: { status: 'unavailable', store: 'memory' } })
  })
})
