import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { connect, createServer as createHttp2Server } from 'node:http2'
import type { AddressInfo } from 'node:net'
import type { HttpRequest, HttpResponse } from '@rapport/core'
import { afterEach, expect, test, vi } from 'vitest'
import { type NodeListener, toNodeListener } from '../src/index.js'
import { deferred } from './deferred.js'
import { RawClient } from './raw-client.js'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

async function listenOn(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const json = (value: unknown): HttpResponse => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(value)
})

async function textOf(request: HttpRequest): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of request.body ?? []) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Answers what it was asked, so that tests see the request as Rapport does. */
const mirror = {
  handle: async (request: HttpRequest) =>
    json({
      method: request.method,
      url: request.url,
      type: request.header('content-type') ?? null,
      encoding: request.header('content-encoding') ?? null,
      hasBody: request.body !== undefined,
      body: await textOf(request)
    })
}

const quiet = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }

test('method, path with query, headers and body arrive as sent', async () => {
  const port = await listenOn(toNodeListener(mirror))
  const answer = await fetch(`http://127.0.0.1:${port}/a%20b?c=d&e`, {
    method: 'POST',
    body: 'héllo',
    headers: { 'Content-Type': 'text/x' }
  })
  expect(await answer.json()).toEqual({ method: 'POST', url: '/a%20b?c=d&e', type: 'text/x', encoding: null, hasBody: true, body: 'héllo' })
})

test('a request without a body has none', async () => {
  const port = await listenOn(toNodeListener(mirror))
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  expect(await answer.json()).toMatchObject({ method: 'GET', hasBody: false })
})

test('an answer says its length in bytes, and an empty one has none to wait for', async () => {
  const answers: HttpResponse[] = [
    { status: 200, headers: {}, body: 'é' },
    { status: 204, headers: {}, body: null },
    { status: 202, headers: {}, body: null }
  ]
  const port = await listenOn(toNodeListener({ handle: async ({ url }) => answers[Number(url.slice(1))] ?? json(null) }))
  const lengths = await Promise.all(
    [0, 1, 2].map(async (n) => (await fetch(`http://127.0.0.1:${port}/${n}`)).headers.get('content-length'))
  )
  expect(lengths).toEqual(['2', null, '0'])
})

test('a body that nobody read does not spoil the next request of the connection', async () => {
  const port = await listenOn(toNodeListener({ handle: async (request) => json(request.url) }))
  const client = new RawClient(port)
  const big = 'x'.repeat(300_000)
  client.send(`POST /first HTTP/1.1\r\nHost: a\r\nContent-Length: ${big.length}\r\n\r\n${big}`)
  client.send('GET /second HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  await client.closed
  expect(client.received).toContain('"/first"')
  expect(client.received).toContain('"/second"')
})

test('a body that was read in part does not spoil the next request either', async () => {
  const handle = async (request: HttpRequest) => {
    for await (const chunk of request.body ?? []) if (chunk.length > 0) break
    return json(request.url)
  }
  const client = new RawClient(await listenOn(toNodeListener({ handle })))
  const big = 'x'.repeat(300_000)
  client.send(`POST /first HTTP/1.1\r\nHost: a\r\nContent-Length: ${big.length}\r\n\r\n${big}`)
  client.send('GET /second HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
  await client.closed
  expect(client.received).toContain('"/second"')
})

test('a client that is still sending gets to read the refusal, not a reset', async () => {
  const refusal: HttpResponse = { status: 413, headers: {}, body: 'too large', close: true }
  const handle = async (request: HttpRequest) => {
    for await (const chunk of request.body ?? []) if (chunk.length > 0) break
    return refusal
  }
  const client = new RawClient(await listenOn(toNodeListener({ handle })))
  const part = Buffer.alloc(1_000_000, 120)
  client.send(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${part.length * 8}\r\n\r\n`)
  for (let n = 0; n < 8; n++) client.send(part)
  await client.closed
  expect(client.error).toBeUndefined()
  expect(client.received).toMatch(/^HTTP\/1\.1 413 /)
  expect(client.received).toMatch(/connection: close/i)
  expect(client.received).toMatch(/too large$/)
})

test('an endless upload is cut off after its refusal', async () => {
  const handle = async (): Promise<HttpResponse> => ({ status: 413, headers: {}, body: 'too large', close: true })
  const client = new RawClient(await listenOn(toNodeListener({ handle })))
  client.send('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n')
  const part = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(0x100000, 120), Buffer.from('\r\n')])
  for (let n = 0; n < 20; n++) client.send(part)
  await client.closed
  expect(client.received).toMatch(/too large$/)
})

test('the signal aborts when the client leaves before the answer', async () => {
  const seen = deferred<AbortSignal>()
  const left = deferred<void>()
  const handle = async ({ signal }: HttpRequest) => {
    if (signal) {
      seen.resolve(signal)
      signal.addEventListener('abort', () => left.resolve())
    }
    await left.promise
    return json(null)
  }
  const client = new RawClient(await listenOn(toNodeListener({ handle })))
  client.send('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  const signal = await seen.promise
  expect(signal.aborted).toBe(false)
  client.leave()
  await left.promise
  expect(signal.aborted).toBe(true)
})

test('the signal stays quiet when the request ends well', async () => {
  let signal: AbortSignal | undefined
  const port = await listenOn(
    toNodeListener({
      handle: async (request) => {
        signal = request.signal
        return json(null)
      }
    })
  )
  await (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text()
  expect(signal?.aborted).toBe(false)
})

test('a handler that throws is answered with 500, logged, and tells the client nothing', async () => {
  const port = await listenOn(toNodeListener({ handle: () => Promise.reject(new Error('password=hunter2')) }, { logger: quiet }))
  const answer = await fetch(`http://127.0.0.1:${port}/`)
  expect([answer.status, await answer.json()]).toEqual([500, { error: 'Internal error' }])
  expect(quiet.error).toHaveBeenCalledOnce()
})

/** Reads the body as Express's parsers do, leaves it in `req.body`, and calls the next. */
function afterParser(parse: (bytes: Buffer) => unknown, listener: NodeListener): RequestListener {
  return async (message: IncomingMessage & { body?: unknown }, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of message) chunks.push(chunk)
    message.body = parse(Buffer.concat(chunks))
    listener(message, response)
  }
}

const post = (port: number, body: string, headers = {}) => fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers })

test.each([
  ['json()', (bytes: Buffer) => JSON.parse(bytes.toString())],
  ['text()', (bytes: Buffer) => bytes.toString()],
  ['raw()', (bytes: Buffer) => bytes]
])("a body that Express's %s has parsed is taken from req.body", async (_, parse) => {
  const port = await listenOn(afterParser(parse, toNodeListener(mirror)))
  const answer = await post(port, '{"events":[{"type":"é"}]}', { 'content-encoding': 'gzip' })
  expect(await answer.json()).toMatchObject({ body: '{"events":[{"type":"é"}]}', encoding: null })
})

test('a parsed body too deep to write back is passed on as one too deep to accept', async () => {
  const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
  const port = await listenOn(afterParser((bytes) => JSON.parse(bytes.toString()), toNodeListener(mirror)))
  const { body } = (await (await post(port, deep)).json()) as { body: string }
  expect(body).toMatch(/^\[{65}\]{65}$/)
})

test('an empty req.body that an old body parser left does not hide the body that it did not read', async () => {
  const port = await listenOn((message: IncomingMessage & { body?: unknown }, response) => {
    message.body = {}
    toNodeListener(mirror)(message, response)
  })
  expect(await (await post(port, 'unread')).json()).toMatchObject({ body: 'unread' })
})

test('a body that something took and kept is an error that says what to do', async () => {
  const port = await listenOn(afterParser(() => undefined, toNodeListener(mirror, { logger: quiet })))
  const answer = await post(port, '{}')
  expect(answer.status).toBe(500)
  expect(await answer.json()).toEqual({ error: expect.stringContaining('before any body parser') })
})

test('with a basePath the whole path counts, also under a mount path, and other paths go on to the host', async () => {
  const listener = toNodeListener({ ...mirror, basePath: '/rapport' })
  const port = await listenOn((message: IncomingMessage & { originalUrl?: string }, response) => {
    message.originalUrl = message.url ?? ''
    message.url = message.url?.replace(/^\/rapport/, '') ?? ''
    listener(message, response, () => response.end('the app'))
  })
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  expect(JSON.parse(await read('/rapport/api?x')).url).toBe('/rapport/api?x')
  expect(await read('/rapporteur')).toBe('the app')
  expect(await read('/')).toBe('the app')
})

test.each(['', '/rapport'])('a target that is a whole address lies under the basePath %j by its path', async (basePath) => {
  const listener = toNodeListener({ ...mirror, basePath })
  const port = await listenOn((message, response) => {
    message.url = `HTTP://host.test:80${message.url}`
    listener(message, response, () => response.end('the app'))
  })
  const answer = await fetch(`http://127.0.0.1:${port}${basePath}/api?x`)
  expect(await answer.json()).toMatchObject({ url: `HTTP://host.test:80${basePath}/api?x` })
  if (basePath) expect(await (await fetch(`http://127.0.0.1:${port}/api`)).text()).toBe('the app')
})

test('over HTTP/2 a body needs no length, and a refusal sends no header that HTTP/2 does not know', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined)
  const refusal: HttpResponse = { ...json('no'), status: 400, close: true }
  const handle = async (request: HttpRequest) => (request.url === '/refused' ? refusal : mirror.handle(request))
  const listener = toNodeListener({ handle })
  const server = createHttp2Server((request, response) => Reflect.apply(listener, undefined, [request, response]))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const client = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const ask = async (path: string, body: string) => {
    const stream = client.request({ ':method': 'POST', ':path': path })
    stream.end(body)
    return JSON.parse(Buffer.concat(await stream.toArray()).toString())
  }
  expect(await ask('/', '{"a":1}')).toMatchObject({ hasBody: true, body: '{"a":1}' })
  expect(await ask('/', '')).toMatchObject({ body: '' })
  expect(await ask('/refused', 'x'.repeat(100_000))).toBe('no')
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
  client.close()
  await new Promise((resolve) => server.close(resolve))
})
