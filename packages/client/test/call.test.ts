import { getEventListeners } from 'node:events'
import { Readable } from 'node:stream'
import { describe, expect, it, onTestFinished } from 'vitest'
import {
  AbortError,
  ClosedError,
  ConfigurationError,
  ConnectionError,
  createRapportClient,
  InvalidInputError,
  RateLimitError,
  ServiceUnavailableError,
  TimeoutError
} from '../src/index.js'
import { apiKey, failure, type Handler, json, standInServer } from './stand-in-server.js'

const page = { items: [], pagination: { hasMore: false, nextCursor: null, total: 0 } }
const now = { 'retry-after': '0' }

/** A client of a server that answers the first requests so and the others with a page. */
async function clientOf(first: Handler[], options: object = {}) {
  const server = await standInServer((request, response) => {
    const handler = first[server.seen.length - 1]
    return handler ? handler(request, response) : json(response, 200, page)
  })
  return { ...server, client: createRapportClient({ baseUrl: server.baseUrl, apiKey, ...options }) }
}

const answers =
  (status: number, body: unknown, headers: Record<string, string> = now): Handler =>
  (_, response) =>
    json(response, status, body, headers)
const cuts: Handler = (_, response) => {
  response.socket?.destroy()
}
const cutsWithin: Handler = (_, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' }).write('{"items":')
  setTimeout(() => response.socket?.destroy(), 20)
}
const never: Handler = () => undefined

describe('a call', () => {
  it('is one POST with the key, the tool, its input and what identifies it', async () => {
    const { client, seen } = await clientOf([])
    expect(await client.call('svc_list_customers', { limit: 5 }, { requestId: 'mine-1' })).toEqual(page)
    expect(seen).toHaveLength(1)
    expect(seen[0]?.path).toBe('/api/tools/call')
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ tool: 'svc_list_customers', input: { limit: 5 } })
    expect(seen[0]?.headers).toMatchObject({
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      'x-request-id': 'mine-1'
    })
    expect(seen[0]?.headers['user-agent']).toMatch(/^rapport-client\/\d+\.\d+\.\d+ node\/\d+/)
  })

  it('goes below the path that the server is mounted under', async () => {
    const { baseUrl, seen } = await clientOf([])
    await createRapportClient({ baseUrl: `${baseUrl}/rapport/`, apiKey }).call('svc_list_customers')
    expect(seen[0]?.path).toBe('/rapport/api/tools/call')
  })

  it('has a request id of its own, the same for all its attempts', async () => {
    const { client, seen } = await clientOf([answers(500, failure('TOOL_GATEWAY_ERROR', true))])
    await client.call('svc_list_customers')
    await client.call('svc_list_customers')
    const ids = seen.map(({ headers }) => headers['x-request-id'])
    expect(ids).toHaveLength(3)
    expect(ids[0]).toBe(ids[1])
    expect(ids[2]).not.toBe(ids[0])
  })

  it('leaves out fields that are undefined', async () => {
    const { client, seen } = await clientOf([])
    await client.call('svc_list_customers', { search: undefined, hasOwner: false })
    expect(JSON.parse(seen[0]?.body ?? '').input).toEqual({ hasOwner: false })
  })

  it.each([
    ['a request id with a line break', { requestId: 'a\r\nx: y' }],
    ['no time at all', { timeout: 0 }],
    ['retries that are no number', { maxRetries: Number.NaN }]
  ])('is refused before it is sent with %s', async (_, options) => {
    const { client, seen } = await clientOf([])
    await expect(client.call('svc_list_customers', {}, options)).rejects.toThrow(ConfigurationError)
    expect(seen).toEqual([])
  })

  it('is refused before it is sent when JSON cannot carry its input, with the place', async () => {
    const { client, seen } = await clientOf([])
    const call = client.call('svc_list_customers', { mrrAbove: Number.NaN })
    await expect(call).rejects.toThrow(InvalidInputError)
    await expect(call).rejects.toThrow('input.mrrAbove')
    expect(seen).toEqual([])
  })
})

describe('a call that fails', () => {
  it.each([
    ['the server says so', answers(400, failure('LATER', true))],
    ['the server answers 408', answers(408, {})],
    ['the server answers 409 and says nothing of a retry, as for a lock', answers(409, { code: 'LOCKED' })],
    ['the server answers 429', answers(429, {})],
    ['the server answers 500', answers(500, {})],
    [
      'a proxy answers 502 in HTML',
      (_, response) => void response.writeHead(502, { 'content-type': 'text/html', ...now }).end('<h1>Bad Gateway</h1>')
    ],
    ['the server answers 503', answers(503, failure('TOOL_UNAVAILABLE', true))]
  ] satisfies [string, Handler][])('is sent again when %s', async (_, handler) => {
    const { client, seen } = await clientOf([handler, handler])
    expect(await client.call('svc_list_customers')).toEqual(page)
    expect(seen).toHaveLength(3)
  })

  it('is sent again when the connection is cut, before or within the answer', async () => {
    const { client, seen } = await clientOf([cuts, cutsWithin])
    expect(await client.call('svc_list_customers')).toEqual(page)
    expect(seen).toHaveLength(3)
  })

  it.each([
    ['the server says that it is no use, whatever the status', answers(503, failure('TOOL_UNAVAILABLE', false))],
    ["the plan's calls are used up", answers(429, failure('api_limit_exceeded', false))],
    ['the request is at fault', answers(400, failure('INVALID_TOOL_INPUT', false))],
    ['the answer is not JSON', (_, response) => void response.writeHead(200).end('<html>')]
  ] satisfies [string, Handler][])('is not sent again when %s', async (_, handler) => {
    const { client, seen } = await clientOf([handler])
    await expect(client.call('svc_list_customers')).rejects.toThrow()
    expect(seen).toHaveLength(1)
  })

  it('throws what the last attempt threw after 2 retries, or as many as asked for', async () => {
    const down = answers(503, failure('TOOL_UNAVAILABLE', true))
    const two = await clientOf([down, down, down, down])
    await expect(two.client.call('svc_list_customers')).rejects.toThrow(ServiceUnavailableError)
    expect(two.seen).toHaveLength(3)
    const none = await clientOf([down], { maxRetries: 2 })
    await expect(none.client.call('svc_list_customers', {}, { maxRetries: 0 })).rejects.toThrow(ServiceUnavailableError)
    expect(none.seen).toHaveLength(1)
  })

  it('throws at once when the server asks to wait beyond the time that is left', async () => {
    const { client, seen } = await clientOf([answers(429, failure('RATE_LIMITED', true), { 'retry-after': '3600' })])
    const error = await client.call('svc_list_customers').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(RateLimitError)
    expect(error).toMatchObject({ retryAfterSeconds: 3600 })
    expect(seen).toHaveLength(1)
  })

  it('says that nobody listens, with the cause', async () => {
    const { baseUrl, close } = await standInServer(never)
    await close()
    const error = await createRapportClient({ baseUrl, apiKey, maxRetries: 0 })
      .call('svc_list_customers')
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error).toMatchObject({ code: 'ECONNREFUSED', retryable: true })
    expect(Object(error).message).toContain(baseUrl)
    expect(Object(error).cause).toBeInstanceOf(Error)
  })
})

describe('the time of a call', () => {
  it.each([
    ['the server never answers', never],
    ['the body never ends', (_, response) => void response.writeHead(200).write('{"items":')]
  ] satisfies [string, Handler][])('ends it when %s', async (_, handler) => {
    const { client } = await clientOf([handler, handler], { timeout: 100 })
    await expect(client.call('svc_list_customers')).rejects.toThrow(TimeoutError)
  })

  it('includes the waiting between attempts: it ends with the last error instead of a wait that is too long', async () => {
    const { client, seen } = await clientOf([answers(500, {}, {})], { timeout: 400 })
    await expect(client.call('svc_list_customers')).rejects.toMatchObject({ status: 500 })
    expect(seen).toHaveLength(1)
  })

  it('can be another one for a single call', async () => {
    const { client } = await clientOf([never])
    await expect(client.call('svc_list_customers', {}, { timeout: 50 })).rejects.toThrow('50 ms')
  })
})

describe('an AbortSignal', () => {
  it('ends a call that waits for its answer, with the reason as the cause', async () => {
    const controller = new AbortController()
    const { client } = await clientOf([() => controller.abort('enough')])
    const error = await client.call('svc_list_customers', {}, { signal: controller.signal }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(AbortError)
    expect(error).toMatchObject({ cause: 'enough', retryable: false })
  })

  it('ends a call that reads its body', async () => {
    const controller = new AbortController()
    const { client } = await clientOf([
      (_, response) => {
        response.writeHead(200).write('{')
        setTimeout(() => controller.abort(), 20)
      }
    ])
    await expect(client.call('svc_list_customers', {}, { signal: controller.signal })).rejects.toThrow(AbortError)
  })

  it('ends a call that waits for its next attempt', async () => {
    const controller = new AbortController()
    const { client, seen } = await clientOf([
      (_, response) => {
        json(response, 429, failure('RATE_LIMITED', true), { 'retry-after': '20' })
        setTimeout(() => controller.abort(), 50)
      }
    ])
    await expect(client.call('svc_list_customers', {}, { signal: controller.signal })).rejects.toThrow(AbortError)
    expect(seen).toHaveLength(1)
  })

  it('that is aborted already sends nothing', async () => {
    const { client, seen } = await clientOf([])
    await expect(client.call('svc_list_customers', {}, { signal: AbortSignal.abort() })).rejects.toThrow(AbortError)
    expect(seen).toEqual([])
  })
})

describe('close', () => {
  it('may be asked for again, at once and later', async () => {
    const { client } = await clientOf([])
    await client.call('svc_list_customers')
    await Promise.all([client.close(), client.close()])
    await expect(client.close()).resolves.toBeUndefined()
    await expect(client.call('svc_list_customers')).rejects.toThrow(ClosedError)
  })

  it('lets running calls end and refuses later ones', async () => {
    const { client } = await clientOf([(_, response) => void setTimeout(() => json(response, 200, page), 50)])
    const running = client.call('svc_list_customers')
    const closed = client.close()
    expect(await running).toEqual(page)
    await closed
    await expect(client.call('svc_list_customers')).rejects.toThrow(ClosedError)
  })
})

describe('what a call leaves behind', () => {
  it('is nothing on a signal that lives on, and no warning while many share it', async () => {
    const warnings: Error[] = []
    const warn = (warning: Error) => warnings.push(warning)
    process.on('warning', warn)
    onTestFinished(() => void process.off('warning', warn))
    const { client } = await clientOf([answers(500, {})])
    const { signal } = new AbortController()
    await Promise.all(Array.from({ length: 20 }, () => client.call('svc_list_customers', {}, { signal })))
    expect(getEventListeners(signal, 'abort')).toEqual([])
    expect(warnings).toEqual([])
  })

  it('is no memory full of an answer without end', async () => {
    function* endless() {
      for (;;) yield Buffer.alloc(1_000_000, ' ')
    }
    const { client, seen } = await clientOf([(_, response) => void Readable.from(endless()).pipe(response)])
    await expect(client.call('svc_list_customers')).rejects.toThrow(ConnectionError)
    expect(seen).toHaveLength(1)
  })
})
