import { describe, expect, it } from 'vitest'
import { ConfigurationError, createRapportClient, createTracker } from '../src/index.js'
import { apiKey } from './stand-in-server.js'

const client = (options: object) => () => createRapportClient({ baseUrl: 'https://rapport.example.com', apiKey, ...options })
const tracker = (options: object) => () => createTracker({ baseUrl: 'https://rapport.example.com', publicKey: 'pk_a', ...options })

describe('options that cannot work', () => {
  it.each(['rapport.example.com', 'localhost:4477', '', '/rapport', 'ftp://rapport.example.com', 'https://'])(
    'are refused: the base URL %j is no whole http address',
    (baseUrl) => {
      expect(client({ baseUrl })).toThrow(ConfigurationError)
      expect(client({ baseUrl })).toThrow('https://rapport.example.com')
      expect(tracker({ baseUrl })).toThrow(ConfigurationError)
    }
  )

  it.each(['https://user:pass@rapport.example.com', 'https://rapport.example.com/?a=1', 'https://rapport.example.com/#a'])(
    'are refused: the base URL %j holds what it must not',
    (baseUrl) => {
      expect(client({ baseUrl })).toThrow(ConfigurationError)
    }
  )

  it.each([
    undefined,
    '',
    'ok_short',
    `ok_${'a'.repeat(31)}`,
    `${apiKey} `,
    `Bearer ${apiKey}`,
    `sk_${'a'.repeat(40)}`,
    `ok_${'ä'.repeat(40)}`
  ])('are refused: the API key %j is none, and the message does not repeat it', (key) => {
    for (const make of key === undefined ? [client({ apiKey: key })] : [client({ apiKey: key }), tracker({ apiKey: key })]) {
      expect(make).toThrow(ConfigurationError)
      if (key) expect(make).not.toThrow(key)
    }
  })

  it('are refused: each key in the place of the other, with the way out', () => {
    expect(client({ apiKey: 'pk_abc' })).toThrow('createTracker')
    expect(tracker({ publicKey: apiKey })).toThrow('secret')
    expect(tracker({ apiKey: 'pk_abc' })).toThrow('as publicKey')
    expect(tracker({ publicKey: 'pk_/../x' })).toThrow(ConfigurationError)
    expect(tracker({ publicKey: undefined })).toThrow('publicKey is missing')
  })

  it.each(['http://rapport.example.com', 'http://10.0.0.7:4477', 'http://localhost.example.com', 'http://127.0.0.1.example.com'])(
    'are refused: %s would carry the API key readable to another machine, unless that is allowed',
    (baseUrl) => {
      expect(client({ baseUrl })).toThrow('allowInsecureHttp')
      expect(client({ baseUrl, allowInsecureHttp: true })).not.toThrow()
      expect(tracker({ baseUrl })).not.toThrow()
      expect(tracker({ baseUrl, apiKey })).toThrow('allowInsecureHttp')
      expect(tracker({ baseUrl, apiKey, allowInsecureHttp: true })).not.toThrow()
    }
  )

  it.each([
    'http://localhost:4477',
    'http://app.localhost',
    'http://127.0.0.1',
    'http://127.8.9.1:1',
    'http://[::1]:4477',
    'https://10.0.0.7'
  ])('are others: %s may carry the API key', (baseUrl) => {
    expect(client({ baseUrl })).not.toThrow()
  })

  it.each([
    ['timeout', Number.NaN],
    ['timeout', 0],
    ['timeout', Number.POSITIVE_INFINITY],
    ['timeout', 2 ** 31],
    ['maxRetries', -1],
    ['maxRetries', 1.5]
  ])('are refused: %s of %d', (name, value) => {
    expect(client({ [name]: value })).toThrow(name)
  })

  it.each(['flushInterval', 'timeout', 'maxAge', 'maxQueueEvents', 'maxQueueBytes'])('are refused: a tracker with %s of NaN', (name) => {
    expect(tracker({ [name]: Number.NaN })).toThrow(name)
  })
})
