import { expect, test } from 'vitest'
import type { CredentialSource } from '../../providers/credential-source.js'
import { catalogue } from '../../providers/descriptors/catalogue.js'
import { CredentialRefused, type Provider } from '../../providers/provider.js'
import { TestClock } from '../../testing/test-clock.js'
import { ApiError } from './api-error.js'
import { createApi } from './create-api.js'

const credentials: CredentialSource = {
  current: async () => ({ kind: 'fields', fields: { key: 'key-of-the-connection' } }),
  refresh: async () => {
    throw new Error('The credential is refreshed, although a site refused its own key')
  }
}

/** An API with sites whose keys `keyOf` answers; a site takes the key that is the newest. */
function apiWith(site: Provider['site'], accepts: (key: string) => boolean) {
  const asked: { url: string; key: string | null; authorization: string | null }[] = []
  const provider: Provider = {
    id: 'stripe',
    descriptor: catalogue.stripe,
    options: {},
    auth: [],
    baseUrl: () => 'https://api.example.com/v1',
    headers: () => ({ authorization: 'Bearer key-of-the-connection' }),
    requestsPerSecond: 1e6,
    check: async () => ({ id: 'acct', name: null }),
    streams: [],
    ...(site && { site })
  }
  const http = async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    const key = headers.get('apikey')
    asked.push({ url, key, authorization: headers.get('authorization') })
    const isRefused = key !== null && !accepts(key)
    const body = isRefused ? { message: `The key ${key} does not count` } : { key: 'site-key-0123456789' }
    return new Response(JSON.stringify(body), { status: isRefused ? 401 : 200, headers: { 'content-type': 'application/json' } })
  }
  const signal = new AbortController().signal
  return { api: createApi({ http, clock: new TestClock(), provider, credentials, signal }), asked }
}

test('a request to a site goes there with the key of the site, which is asked for once; the credential stays where it belongs', async () => {
  const { api, asked } = apiWith(
    async (name, request) => {
      const { body } = await request({ path: `/sites/${name}/key` })
      return { baseUrl: `https://${name}.example.org/base`, headers: { apikey: String(Reflect.get(Object(body), 'key')) } }
    },
    () => true
  )
  for (const path of ['/users', '/users?page=2']) await api.request({ path, site: 'one' })
  await api.request({ path: '/users', site: 'two' })
  await api.request({ path: '/own' })
  const ofConnection = { key: null, authorization: 'Bearer key-of-the-connection' }
  const ofSite = { key: 'site-key-0123456789', authorization: null }
  expect(asked).toEqual([
    { url: 'https://api.example.com/v1/sites/one/key', ...ofConnection },
    { url: 'https://one.example.org/base/users', ...ofSite },
    { url: 'https://one.example.org/base/users?page=2', ...ofSite },
    { url: 'https://api.example.com/v1/sites/two/key', ...ofConnection },
    { url: 'https://two.example.org/base/users', ...ofSite },
    { url: 'https://api.example.com/v1/own', ...ofConnection }
  ])
})

test('a key that a site refuses is asked for once more; then the stream may not be read, and the words do not tell the key', async () => {
  let keys = 0
  const site: Provider['site'] = async () => ({ baseUrl: 'https://one.example.org', headers: { apikey: `site-key-number-${++keys}` } })
  const renewed = apiWith(site, (key) => key.endsWith('2'))
  expect((await renewed.api.request({ path: '/users', site: 'one' })).status).toBe(200)
  const error = await apiWith(site, () => false)
    .api.request({ path: '/users', site: 'one' })
    .catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ errorClass: 'forbidden', effect: 'skipStream' })
  expect(String(error)).not.toContain('site-key-number')
})

test.each([
  [
    'has no key',
    async () => Promise.reject(new CredentialRefused('Allow Read on Secrets')),
    { errorClass: 'forbidden', effect: 'skipStream' }
  ],
  ['answers nonsense', async () => Promise.reject(new TypeError('x is undefined')), { errorClass: 'bad_answer', effect: 'fatal' }],
  ['is not known', undefined, { errorClass: 'bad_answer', effect: 'fatal' }],
  [
    'is not an https address',
    async () => ({ baseUrl: 'http://one.example.org', headers: {} }),
    { errorClass: 'wrong_address', effect: 'fatal' }
  ]
])('a site that %s fails its stream alone', async (_, site, failure) => {
  const { api, asked } = apiWith(site, () => true)
  const error = await api.request({ path: '/users', site: 'one' }).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject(failure)
  expect(asked).toEqual([])
})

test('a site that could not be asked for is asked for again', async () => {
  let tries = 0
  const { api } = apiWith(
    async () => {
      if (++tries === 1) throw new ApiError('unavailable', 'Away', 'retry')
      return { baseUrl: 'https://one.example.org', headers: { apikey: 'site-key-0123456789' } }
    },
    () => true
  )
  await expect(api.request({ path: '/users', site: 'one' })).rejects.toMatchObject({ errorClass: 'unavailable' })
  expect((await api.request({ path: '/users', site: 'one' })).status).toBe(200)
})
