import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { events } from '../../registry/tables.js'
import { createTestRapport, type TestRapport } from '../../testing/create-test-rapport.js'

const visitorId = '11111111-1111-4111-8111-111111111111'
const page = { type: 'pageview', url: 'https://app.example.com/a', path: '/a' }
const batch = { visitorId, events: [page] }
const mine = 'https://app.example.com'

// The rate is counted by the real clock: a slow machine must not see its second pass.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const urlOf = ({ publicKey }: TestRapport) => `/api/i/v1/${publicKey}/events`
const stored = ({ store, organizationId }: TestRapport) => store.organization(organizationId).count(events)
const corsOf = (headers: Record<string, string>) => Object.keys(headers).filter((name) => name.startsWith('access-control'))

describe('a batch', () => {
  it('is stored and answered with the counts and the rate headers', async () => {
    const rapport = await createTestRapport()
    const { status, headers, body } = await rapport.post(urlOf(rapport), { ...batch, events: [page, { type: 'nonsense' }] })
    expect(status).toBe(200)
    expect(body).toEqual({ success: true, processed: 1, errors: [{ index: 1, message: expect.any(String) }] })
    expect(headers).toMatchObject({ 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '99' })
    expect(headers['x-ratelimit-reset']).toBe(String(rapport.clock.now() / 1000 + 1))
    expect(await stored(rapport)).toBe(1)
  })

  it('is JSON whether it says so, says text/plain, or says nothing; and may be gzip', async () => {
    const rapport = await createTestRapport()
    const body = Buffer.from(JSON.stringify(batch))
    const { send } = rapport
    const statuses = [
      await send({ method: 'POST', url: urlOf(rapport), body, headers: { 'content-type': 'application/json; charset=utf-8' } }),
      await send({ method: 'POST', url: urlOf(rapport), body, headers: { 'content-type': 'text/plain;charset=UTF-8' } }),
      await send({ method: 'POST', url: urlOf(rapport), body }),
      await send({ method: 'POST', url: urlOf(rapport), body: gzipSync(body), headers: { 'content-encoding': 'gzip' } })
    ].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 200, 200])
    expect(await stored(rapport)).toBe(4)
  })
})

describe('a request that is refused', () => {
  const big = JSON.stringify({ ...batch, filler: 'x'.repeat(1_048_576) })
  const exactly = (bytes: number) =>
    JSON.stringify({ ...batch, filler: 'x'.repeat(bytes - JSON.stringify({ ...batch, filler: '' }).length) })

  it.each([
    ['nothing', ''],
    ['broken JSON', '{"events":['],
    ['bad UTF-8', Uint8Array.of(0x7b, 0xff, 0x7d)],
    ['depth 65', '['.repeat(65) + ']'.repeat(65)],
    ['a megabyte of brackets', '['.repeat(1_000_000)],
    ['one byte too many', exactly(1_048_577)],
    ['far too many', big],
    ['no object', 'null'],
    ['no events', '{}'],
    ['an empty list', '{"events":[]}'],
    ['101 events', JSON.stringify({ events: Array.from({ length: 101 }, () => page) })],
    ['a visitorId that is none', JSON.stringify({ ...batch, visitorId: 'v1' })],
    ['not one good event', JSON.stringify({ visitorId, events: [{}, { type: 'pageview', timestamp: 1 }] })]
  ])('for %s gets 400 with the failure body and all headers', async (_, body) => {
    const rapport = await createTestRapport()
    const { status, headers, body: answer } = await rapport.post(urlOf(rapport), body, { origin: mine })
    expect(status).toBe(400)
    expect(answer).toEqual({ success: false, message: expect.any(String), errors: expect.any(Array) })
    for (const error of Object(answer).errors) expect(error).toEqual({ path: expect.any(Array), message: expect.any(String) })
    expect(headers).toMatchObject({ 'x-ratelimit-limit': '100', 'access-control-allow-origin': mine })
    expect(await stored(rapport)).toBe(0)
  })

  it('a body of exactly 1 MB is taken; the connection of a longer one ends', async () => {
    const rapport = await createTestRapport()
    expect(await rapport.post(urlOf(rapport), exactly(1_048_576))).toMatchObject({ status: 200, close: false })
    expect(await rapport.post(urlOf(rapport), exactly(1_048_577))).toMatchObject({ status: 400, close: true })
  })

  it('a gzip bomb and broken gzip are 400', async () => {
    const rapport = await createTestRapport()
    const gzip = { 'content-encoding': 'gzip' }
    const bomb = gzipSync(Buffer.concat([Buffer.from('{"events":"'), Buffer.alloc(30_000_000, 'x')]))
    const packed = gzipSync(JSON.stringify(batch))
    for (const body of [bomb, packed.subarray(0, 20), Buffer.from('{}')]) {
      expect(await rapport.post(urlOf(rapport), body, gzip)).toMatchObject({ status: 400, body: { success: false } })
    }
  })

  it('for an unknown or revoked public key gets 403 without CORS or rate headers', async () => {
    const rapport = await createTestRapport()
    await rapport.workspace.publicKeys.revoke(rapport.publicKey)
    for (const key of [rapport.publicKey, `pk_${'x'.repeat(32)}`, 'pk_short', rapport.apiKey, 'a%20b', '%00', '%']) {
      for (const method of ['POST', 'OPTIONS']) {
        const url = `/api/i/v1/${key}/events`
        const { status, headers, body } = await rapport.send({ method, url, headers: { origin: mine }, body: JSON.stringify(batch) })
        expect(status).toBe(403)
        expect(body).toEqual({ success: false, message: 'The public key is unknown, revoked or expired', errors: [] })
        expect(corsOf(headers)).toEqual([])
      }
    }
  })

  it.each(['GET', 'HEAD', 'PUT'])('for its method %s gets 405 with Allow, and with how a known key stands', async (method) => {
    const rapport = await createTestRapport()
    const ask = (url: string, headers = {}) => rapport.send({ method, url, headers })
    const known = await ask(urlOf(rapport), { origin: mine })
    expect(known).toMatchObject({ status: 405, headers: { allow: 'POST, OPTIONS', 'access-control-allow-origin': mine } })
    expect(known.headers).toMatchObject({ 'x-ratelimit-limit': '100', 'x-ratelimit-remaining': '100' })
    const foreign = await ask(urlOf(rapport), { origin: 'https://elsewhere.example' })
    expect(foreign.headers).toMatchObject({ allow: 'POST, OPTIONS', 'x-ratelimit-remaining': '100', vary: 'Origin' })
    expect(corsOf(foreign.headers)).toEqual([])
    const unknown = await ask('/api/i/v1/pk_unknown/events', { origin: mine })
    expect(unknown).toMatchObject({ status: 405, headers: { allow: 'POST, OPTIONS' } })
    expect(Object.keys(unknown.headers).filter((name) => /ratelimit|access-control/.test(name))).toEqual([])
  })

  it('for a plan without website tracking gets 403 that the page can read', async () => {
    const websiteTracking = async (organizationId: string) => organizationId === 'another'
    const rapport = await createTestRapport({ plans: { apiCall: () => ({ allowed: true }), websiteTracking } })
    const { status, headers, body } = await rapport.post(urlOf(rapport), batch, { origin: mine })
    expect({ status, body }).toMatchObject({ status: 403, body: { success: false, errors: [] } })
    expect(headers).toMatchObject({ 'access-control-allow-origin': mine, 'x-ratelimit-remaining': '100' })
    expect(await stored(rapport)).toBe(0)
  })

  it('whose storing fails gets 500 with nothing but the failure body, and is logged under its request id', async () => {
    const rapport = await createTestRapport()
    await rapport.post(urlOf(rapport), batch)
    rapport.store.groupTransaction = () => Promise.reject(new Error('secret detail'))
    const { status, headers, body } = await rapport.post(urlOf(rapport), batch, { origin: mine, 'x-request-id': 'r1' })
    expect(status).toBe(500)
    expect(body).toEqual({ success: false, message: 'The events could not be stored; send them again', errors: [] })
    expect(headers).toMatchObject({ 'access-control-allow-origin': mine, 'x-ratelimit-limit': '100' })
    expect(rapport.log.at(-1)).toMatchObject({
      level: 'error',
      fields: { requestId: 'r1', error: expect.stringContaining('secret detail') }
    })
  })

  it('while the plan cannot be asked gets 500 with the same headers', async () => {
    const websiteTracking = () => Promise.reject(new Error('away'))
    const rapport = await createTestRapport({ plans: { apiCall: () => ({ allowed: true }), websiteTracking } })
    const { status, headers, body } = await rapport.post(urlOf(rapport), batch, { origin: mine })
    expect({ status, body }).toMatchObject({ status: 500, body: { success: false, errors: [] } })
    expect(headers).toMatchObject({ 'access-control-allow-origin': mine, 'x-ratelimit-remaining': '100' })
  })

  it('before its key could be looked up gets 503, and is told when to come back', async () => {
    const rapport = await createTestRapport()
    await rapport.rapport.close()
    const { status, headers, body } = await rapport.post(urlOf(rapport), batch)
    expect([status, headers['retry-after'], body]).toMatchObject([503, '5', { success: false, errors: [] }])
  })
})

describe('a request that is refused before its events are read', () => {
  const issuesOf = async ({ workspace }: TestRapport) =>
    (await workspace.ingestIssues()).map(({ lastAt: _, firstAt: __, ...issue }) => issue).sort((a, b) => (a.message < b.message ? -1 : 1))
  const refused = { kind: 'refused', eventType: null, field: '' }

  it('for its body is an issue of the workspace, with the page it came from', async () => {
    const rapport = await createTestRapport()
    await rapport.post(urlOf(rapport), '{"events":[', { origin: mine })
    await rapport.post(urlOf(rapport), 'x'.repeat(1_048_577), { origin: mine })
    await rapport.post(urlOf(rapport), 'x', { 'content-encoding': 'gzip' })
    await rapport.post(urlOf(rapport), 'y', { 'content-encoding': 'gzip' })
    expect(await issuesOf(rapport)).toEqual([
      { ...refused, message: 'The body is larger than 1048576 bytes', count: 1, sample: { origin: mine } },
      { ...refused, message: 'The body is not JSON', count: 1, sample: { origin: mine } },
      { ...refused, message: 'The body is not valid gzip', count: 2, sample: {} }
    ])
  })

  it('for its origin is one too, with the last origin: many make one row', async () => {
    const rapport = await createTestRapport()
    for (let n = 0; n < 5; n++) await rapport.post(urlOf(rapport), batch, { origin: `https://evil${n}.test` })
    await rapport.send({ method: 'OPTIONS', url: urlOf(rapport), headers: { origin: `https://\0${'x'.repeat(5_000)}.test` } })
    const sample = { origin: `https://\uFFFD${'x'.repeat(191)}` }
    const message = 'This origin is not an enabled domain of the workspace'
    expect(await issuesOf(rapport)).toEqual([{ ...refused, message, count: 6, sample }])
  })

  it('for the plan is one, beyond the rate or for an unknown key is none', async () => {
    const websiteTracking = async () => false
    const rapport = await createTestRapport({ plans: { apiCall: () => ({ allowed: true }), websiteTracking } })
    await rapport.post(urlOf(rapport), batch, { origin: mine })
    expect(await issuesOf(rapport)).toMatchObject([{ message: 'The plan does not include website tracking', count: 1 }])

    const busy = await createTestRapport({ limits: { ingestRequestsPerSecond: 1 } })
    const statuses = [
      await busy.post(urlOf(busy), batch),
      await busy.post(urlOf(busy), batch),
      await busy.post('/api/i/v1/pk_no/events', {})
    ]
    expect(statuses.map(({ status }) => status)).toEqual([200, 429, 403])
    expect(await issuesOf(busy)).toEqual([])
  })

  it('for its events is counted once', async () => {
    const rapport = await createTestRapport()
    await rapport.post(urlOf(rapport), {})
    expect(await issuesOf(rapport)).toMatchObject([{ ...refused, count: 1 }])
  })
})

describe('the rate', () => {
  it('is per key and second: beyond it 429 with Retry-After, and nothing stored', async () => {
    const rapport = await createTestRapport({ limits: { ingestRequestsPerSecond: 2 } })
    const { publicKey: another } = await rapport.workspace.publicKeys.create()
    const send = () => rapport.post(urlOf(rapport), batch, { origin: mine })
    expect([(await send()).status, (await send()).status]).toEqual([200, 200])
    vi.advanceTimersByTime(400)
    const { status, headers, body } = await send()
    expect(status).toBe(429)
    expect(body).toEqual({ success: false, message: 'Too many requests; try again later', errors: [] })
    const rate = { 'x-ratelimit-limit': '2', 'x-ratelimit-remaining': '0', 'retry-after': '1' }
    expect(headers).toMatchObject({ ...rate, 'access-control-allow-origin': mine })
    expect(await stored(rapport)).toBe(2)
    expect((await rapport.post(`/api/i/v1/${another}/events`, batch)).status).toBe(200)
    vi.advanceTimersByTime(600)
    expect((await send()).headers['x-ratelimit-remaining']).toBe('1')
  })

  it('is not used up by foreign pages or preflights', async () => {
    const rapport = await createTestRapport({ limits: { ingestRequestsPerSecond: 1 } })
    for (let n = 0; n < 3; n++) {
      await rapport.post(urlOf(rapport), batch, { origin: 'https://evil.test' })
      await rapport.send({ method: 'OPTIONS', url: urlOf(rapport), headers: { origin: mine } })
    }
    expect((await rapport.post(urlOf(rapport), batch)).status).toBe(200)
  })
})

describe('CORS', () => {
  it('echoes an enabled origin, with what browsers need', async () => {
    const rapport = await createTestRapport()
    for (const origin of [mine, 'http://localhost:5173']) {
      const { status, headers } = await rapport.post(urlOf(rapport), batch, { origin })
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        vary: 'Origin',
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'POST, OPTIONS',
        'access-control-allow-headers': 'Content-Type',
        'access-control-allow-credentials': 'true',
        'access-control-max-age': '86400',
        'access-control-expose-headers': expect.stringContaining('Retry-After, X-RateLimit-Limit')
      })
    }
  })

  it('answers preflights of enabled origins with 204 and no body', async () => {
    const rapport = await createTestRapport()
    const headers = { origin: mine, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' }
    const answer = await rapport.send({ method: 'OPTIONS', url: urlOf(rapport), headers })
    expect(answer).toMatchObject({ status: 204, body: '', headers: { 'access-control-allow-origin': mine, 'x-ratelimit-limit': '100' } })
  })

  it.each(['https://evil.test', 'http://app.example.com', 'https://app.example.com.evil.test', 'null', ''])(
    'refuses %j with 403 and no CORS headers',
    async (origin) => {
      const rapport = await createTestRapport()
      for (const method of ['POST', 'OPTIONS']) {
        const { status, headers, body } = await rapport.send({
          method,
          url: urlOf(rapport),
          headers: { origin },
          body: JSON.stringify(batch)
        })
        expect(status).toBe(403)
        expect(body).toMatchObject({ success: false, errors: [] })
        expect(corsOf(headers)).toEqual([])
        expect(headers).toMatchObject({ vary: 'Origin', 'x-ratelimit-limit': '100' })
      }
      expect(await stored(rapport)).toBe(0)
    }
  )

  it('takes callers without an origin, who are servers, without CORS headers', async () => {
    const rapport = await createTestRapport()
    const { status, headers } = await rapport.post(urlOf(rapport), { ...batch, source: 'server' })
    expect(status).toBe(200)
    expect(corsOf(headers)).toEqual([])
    expect(headers.vary).toBe('Origin')
  })

  it('follows the domains as they change, at once', async () => {
    const rapport = await createTestRapport()
    const status = async (origin: string) => (await rapport.post(urlOf(rapport), batch, { origin })).status
    expect([await status(mine), await status('https://b.new.test')]).toEqual([200, 403])
    await rapport.workspace.publicKeys.setDomains(['https://*.new.test'])
    expect([await status(mine), await status('https://b.new.test')]).toEqual([403, 200])
    await rapport.workspace.publicKeys.create({ domains: [mine, 'null'] })
    expect([await status(mine), await status('https://b.new.test'), await status('null')]).toEqual([200, 200, 200])
    expect(await rapport.workspace.publicKeys.domains()).toEqual(['https://*.new.test', mine, 'null'])
  })
})
