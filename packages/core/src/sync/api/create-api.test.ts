import { describe, expect, test } from 'vitest'
import { CredentialRevoked, type CredentialSource } from '../../providers/credential-source.js'
import { catalogue } from '../../providers/descriptors/catalogue.js'
import type { ApiRequest, Credential, Provider } from '../../providers/provider.js'
import { TestClock } from '../../testing/test-clock.js'
import type { HttpClient } from '../../values/http-client.js'
import { ApiError } from './api-error.js'
import { createApi, type RequestCounts } from './create-api.js'

const secret = 'sk_live_0123456789'

function providerOf(more: Partial<Provider> = {}): Provider {
  return {
    id: 'stripe',
    descriptor: catalogue.stripe,
    options: {},
    auth: [],
    baseUrl: () => 'https://api.example.com/v1',
    headers: (credential) => ({ authorization: `Bearer ${credential.kind === 'oauth' ? credential.accessToken : credential.fields.key}` }),
    requestsPerSecond: 1e6,
    check: async () => ({ id: 'acct', name: null }),
    streams: [],
    ...more
  }
}

const oauth = (accessToken: string): Credential => ({ kind: 'oauth', accessToken, extra: {} })

interface World {
  provider?: Partial<Provider>
  credentials?: CredentialSource
  timeoutMs?: number
  signal?: AbortSignal
}

/** An API over answers that are given in their order, the last again and again. */
function apiOver(answers: (Response | ((url: string, init: RequestInit) => Promise<Response>))[], world: World = {}) {
  const asked: { url: string; authorization: string | null; body: unknown }[] = []
  const counts: RequestCounts = { requests: 0, waitedMs: 0, rateLimited: 0 }
  const http: HttpClient = async (url, init) => {
    const { authorization } = Object.fromEntries(new Headers(init.headers))
    asked.push({ url, authorization: authorization ?? null, body: init.body ?? null })
    const next = answers[Math.min(asked.length, answers.length) - 1]
    if (typeof next === 'function') return next(url, init)
    return next?.clone() ?? new Response('{}')
  }
  const credentials = world.credentials ?? {
    current: async () => oauth(secret),
    refresh: async () => {
      throw new CredentialRevoked('no other')
    }
  }
  const { timeoutMs = 30_000, signal = new AbortController().signal } = world
  const clock = new TestClock()
  const api = createApi({ http, clock, provider: providerOf(world.provider), credentials, signal, counts, timeoutMs })
  return { api, asked, counts, clock }
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

async function failure(answer: Response, world: World = {}, request: ApiRequest = { path: '/things' }): Promise<ApiError> {
  const error = await apiOver([answer], world)
    .api.request(request)
    .catch((thrown: unknown) => thrown)
  if (error instanceof ApiError) return error
  throw new Error(`It threw ${String(error)}`)
}

describe('addresses', () => {
  test('a path goes below the base address, with its query; a body is JSON', async () => {
    const { api, asked } = apiOver([json({ ok: 1 })])
    await api.request({ path: '/things', query: { limit: '100', 'expand[]': ['a', 'b'] } })
    await api.request({ method: 'POST', path: 'search?x=1', body: { after: null } })
    await api.request({ path: 'https://api.example.com/other?page=2' })
    expect(asked.map(({ url }) => url)).toEqual([
      'https://api.example.com/v1/things?limit=100&expand%5B%5D=a&expand%5B%5D=b',
      'https://api.example.com/v1/search?x=1',
      'https://api.example.com/other?page=2'
    ])
    expect(asked[1]?.body).toBe('{"after":null}')
  })

  test.each([
    'https://evil.example.com/v1',
    'http://api.example.com/v1',
    'https://user:pw@api.example.com/',
    'https://api.example.com:444/',
    'data:text/plain,x'
  ])('the credential never goes to %s', async (path) => {
    const { api, asked } = apiOver([json({})])
    await expect(api.request({ path })).rejects.toMatchObject({ errorClass: 'wrong_address', effect: 'fatal' })
    expect(asked).toEqual([])
  })

  test('a path that looks like another host stays on the own one', async () => {
    const { api, asked } = apiOver([json({})])
    await api.request({ path: '//evil.example.com/x' })
    await api.request({ path: '/\\evil.example.com/x' })
    expect(asked.map(({ url }) => new URL(url).origin)).toEqual(['https://api.example.com', 'https://api.example.com'])
  })

  test('redirects within the origin are followed, others are not', async () => {
    const to = (location: string) => new Response(null, { status: 302, headers: { location } })
    const { api, asked } = apiOver([to('/v2/things'), json({ ok: 1 })])
    expect((await api.request({ path: '/things' })).body).toEqual({ ok: 1 })
    expect(asked[1]?.url).toBe('https://api.example.com/v2/things')
    const away = apiOver([to('https://evil.example.com/')])
    await expect(away.api.request({ path: '/things' })).rejects.toMatchObject({ errorClass: 'wrong_address' })
    expect(away.asked).toHaveLength(1)
    await expect(apiOver([to('/again')]).api.request({ path: '/things' })).rejects.toMatchObject({ errorClass: 'wrong_address' })
  })
})

describe('what answers mean', () => {
  test.each([
    [400, 'refused', 'fatal'],
    [403, 'forbidden', 'skipStream'],
    [404, 'not_found', 'fatal'],
    [410, 'cursor_expired', 'resetCursor'],
    [429, 'rate_limited', 'retry'],
    [500, 'unavailable', 'retry'],
    [503, 'unavailable', 'retry']
  ])('%i is %s', async (status, errorClass, effect) => {
    const error = await failure(json({ error: { message: 'No such price' } }, status))
    expect(error).toMatchObject({ errorClass, effect, retryAt: undefined })
    expect(error.message).toContain('No such price')
  })

  test('waits are read as seconds, dates and epochs, and are never longer than a day', async () => {
    const now = new TestClock().now()
    const at = async (headers: Record<string, string>) => (await failure(json({}, 429, headers))).retryAt
    expect(await at({ 'retry-after': '30' })).toBe(now + 30_000)
    expect(await at({ 'retry-after': new Date(now + 60_000).toUTCString() })).toBe(now + 60_000)
    expect(await at({ 'x-ratelimit-reset': String((now + 90_000) / 1_000) })).toBe(now + 90_000)
    expect(await at({ 'x-ratelimit-reset': String(now + 90_000) })).toBe(now + 90_000)
    expect(await at({ 'retry-after': '99999999' })).toBe(now + 86_400_000)
    expect(await at({ 'retry-after': 'soon' })).toBeUndefined()
  })

  test('a short wait is waited for and counted', async () => {
    const { api, counts } = apiOver([json({}, 429, { 'retry-after': '0' }), json({}, 429, { 'retry-after': '0.01' }), json({ ok: 1 })])
    expect((await api.request({ path: '/things' })).body).toEqual({ ok: 1 })
    expect(counts).toMatchObject({ requests: 3, rateLimited: 2, waitedMs: 10 })
    await expect(failure(json({}, 429, { 'retry-after': '0' }))).resolves.toMatchObject({ effect: 'retry' })
  })

  test("the connector's reading comes first", async () => {
    const provider: Partial<Provider> = {
      classify: ({ status }) =>
        status === 403 ? { kind: 'retry', at: Number.MAX_SAFE_INTEGER } : status === 404 ? { kind: 'empty' } : undefined
    }
    expect(await failure(json({}, 403), { provider })).toMatchObject({ effect: 'retry', retryAt: new TestClock().now() + 86_400_000 })
    expect(await apiOver([json({}, 404)], { provider }).api.ask({ path: '/' })).toMatchObject({ isEmpty: true })
  })

  test('after a 401 the credential is refreshed once', async () => {
    const refreshed: Credential[] = []
    const credentials: CredentialSource = {
      current: async () => oauth(secret),
      refresh: async (stale) => {
        refreshed.push(stale)
        return oauth('second-token')
      }
    }
    const { api, asked } = apiOver([json({}, 401), json({ ok: 1 })], { credentials })
    expect((await api.request({ path: '/things' })).body).toEqual({ ok: 1 })
    expect(asked.map(({ authorization }) => authorization)).toEqual([`Bearer ${secret}`, 'Bearer second-token'])
    expect(refreshed).toEqual([oauth(secret)])
    await expect(apiOver([json({}, 401)], { credentials }).api.request({ path: '/' })).rejects.toBeInstanceOf(CredentialRevoked)
    await expect(apiOver([json({}, 401)]).api.request({ path: '/' })).rejects.toBeInstanceOf(CredentialRevoked)
    // A place that ends with its session: the connector hears of it once the renewed credential is refused there too.
    const provider: Partial<Provider> = { classify: () => ({ kind: 'authDead', ifRenewed: 'ok' }) }
    const ended = apiOver([json({}, 401)], { credentials, provider })
    expect(await ended.api.ask({ path: '/page' })).toMatchObject({ answer: { status: 401 }, isEmpty: false })
    expect(ended.asked).toHaveLength(2)
  })
})

describe('answers that cannot be read', () => {
  test('text is text, nothing is null, a page for people and JSON that is cut are failures', async () => {
    const bodyOf = async (answer: Response) => (await apiOver([answer]).api.request({ path: '/' })).body
    expect(await bodyOf(new Response('{"a":1}\n{"a":2}\n'))).toBe('{"a":1}\n{"a":2}\n')
    expect(await bodyOf(new Response(null, { status: 204 }))).toBeNull()
    const page = new Response('<!DOCTYPE html><style>x</style><h1>We are back soon</h1>', { headers: { 'content-type': 'text/html' } })
    expect(await failure(page)).toMatchObject({
      errorClass: 'bad_answer',
      effect: 'retry',
      message: expect.stringContaining('We are back soon')
    })
    const cut = new Response('{"a":[1,2', { headers: { 'content-type': 'application/json; charset=utf-8' } })
    expect(await failure(cut)).toMatchObject({ errorClass: 'bad_answer' })
  })

  test.each([
    ['base64', (key: string) => Buffer.from(`key: ${key}`).toString('base64')],
    ['an address', (key: string) => [...key].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('')],
    ['part', (key: string) => `${key.slice(0, -4)}...`]
  ])('a credential is not told in %s', async (_, write) => {
    const key = 'rk_live_51HqLyjWDarjtT1zdp7dc'
    const credentials = { current: async () => oauth(key), refresh: async () => oauth(key) }
    for (const status of [400, 401, 403, 404, 429, 500]) {
      const answer = json({ error: { message: `Not with ${write(key)}` } }, status)
      const error = await apiOver([answer], { credentials }).api.request({ path: '/' }).catch(String)
      expect(String(error)).toContain('[credential]')
      expect(String(error)).not.toContain(write(key.slice(8)).slice(8, 24))
    }
  })

  test('more than 20 MB are not read to the end', async () => {
    let read = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        read += 1_048_576
        controller.enqueue(new Uint8Array(1_048_576).fill(32))
      }
    })
    expect(await failure(new Response(body))).toMatchObject({ errorClass: 'too_large', effect: 'fatal' })
    expect(read).toBeLessThan(30 * 1_048_576)
  })

  test('what is nested without end is not parsed, and says nothing of a failure that it comes with', async () => {
    const brackets = '['.repeat(100_000)
    const words = 'The answer cannot be read: It is nested deeper than 64 levels'
    expect(await failure(new Response(brackets))).toMatchObject({ errorClass: 'bad_answer', effect: 'fatal', message: words })
    expect(await failure(new Response(brackets, { status: 503 }))).toMatchObject({ errorClass: 'unavailable', effect: 'retry' })
  })

  test('a slow body, a cut connection', async () => {
    const slow = async () => new Response(new ReadableStream({ pull: () => new Promise(() => undefined) }))
    const timedOut = apiOver([slow], { timeoutMs: 20 }).api.request({ path: '/' })
    await expect(timedOut).rejects.toMatchObject({ errorClass: 'timeout', effect: 'retry' })
    const cut = async () =>
      Promise.reject(new TypeError(`fetch failed for ${secret}`, { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) }))
    const error = await apiOver([cut])
      .api.request({ path: '/' })
      .catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ errorClass: 'unreachable', message: 'It cannot be reached (ECONNRESET)' })
  })

  test('a run that is stopped stops its request and its waits', async () => {
    const stop = new AbortController()
    const hanging = apiOver([() => new Promise(() => undefined)], { signal: stop.signal }).api.request({ path: '/' })
    stop.abort(new Error('closing'))
    await expect(hanging).rejects.toThrow('closing')
  })

  test("no credential in the provider's words, no control characters, no endless text", async () => {
    const echo = `Bearer ${secret} is wrong\u0000\u001b[31m\u202e ${encodeURIComponent('a/b+c=0123')} ${'x'.repeat(5_000)}`
    const world: World = { provider: { headers: () => ({ authorization: `Bearer ${secret}`, 'x-api-key': 'a/b+c=0123' }) } }
    const { message } = await failure(json({ message: echo }, 400), world)
    expect(message).not.toContain(secret)
    expect(message).not.toContain('a%2Fb')
    expect(message).toMatch(/^[^\p{Cc}\p{Cf}]+$/u)
    expect(message.length).toBeLessThan(600)
  })
})

test.each([403, 404])('an optional request is answered with %i, for the connector to go on without it', async (status) => {
  const { api } = apiOver([json({ error: 'no' }, status)])
  expect(await api.request({ path: '/things', optional: true })).toMatchObject({ status, body: { error: 'no' } })
  await expect(api.request({ path: '/things' })).rejects.toBeInstanceOf(ApiError)
})

test('an optional request still fails where the provider is away, or the credential does not count', async () => {
  const away = apiOver([json({}, 500)])
  await expect(away.api.request({ path: '/things', optional: true })).rejects.toBeInstanceOf(ApiError)
  const dead = apiOver([json({}, 401)])
  await expect(dead.api.request({ path: '/things', optional: true })).rejects.toBeInstanceOf(CredentialRevoked)
})

test('of a kind of requests there are no more in a minute than it allows: half of them at once, the others later', async () => {
  const rate: Provider['rate'] = ({ path }) => (path === '/rare' ? { name: 'rare', perMinute: 4 } : undefined)
  const { api, asked, clock } = apiOver([json({ ok: 1 })], { provider: { rate } })
  await api.request({ path: '/rare' })
  await api.request({ path: '/rare' })
  const soon = { errorClass: 'rate_limited', effect: 'retry', retryAt: clock.now() + 15_000 }
  await expect(api.request({ path: '/rare' })).rejects.toMatchObject(soon)
  for (let index = 0; index < 5; index++) await api.request({ path: '/often' })
  clock.advance(15_000)
  await api.request({ path: '/rare' })
  await expect(api.request({ path: '/rare' })).rejects.toMatchObject({ retryAt: clock.now() + 15_000 })
  clock.advance(3_600_000)
  await api.request({ path: '/rare' })
  await api.request({ path: '/rare' })
  await expect(api.request({ path: '/rare' })).rejects.toMatchObject({ errorClass: 'rate_limited' })
  expect(asked).toHaveLength(10)
  const ofHost = apiOver([json({ ok: 1 })], { provider: { rate, options: { requestsPerSecond: 1e6 } } })
  for (let index = 0; index < 5; index++) await ofHost.api.request({ path: '/rare' })
})
