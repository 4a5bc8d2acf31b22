import { Agent, get, type IncomingMessage } from 'node:http'
import type { HttpRequest, HttpResponse } from '@rapport/core'
import { afterEach, expect, test } from 'vitest'
import { ListenError, type RunningServer, type ServerLimits, serve } from '../src/index.js'
import { deferred } from './deferred.js'
import { RawClient } from './raw-client.js'

const running: RunningServer[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()))
})

const ok: HttpResponse = { status: 200, headers: {}, body: 'done' }

async function start(handle: (request: HttpRequest) => Promise<HttpResponse>, limits: Partial<ServerLimits> = {}) {
  const rapport = {
    closed: false,
    handle,
    close: async () => {
      rapport.closed = true
    }
  }
  const server = await serve({ rapport, port: 0, limits })
  running.push(server)
  return { server, rapport }
}

test.each([
  [{ portt: 5000 }, 'serve: portt is not allowed; did you mean port?'],
  [{ limits: { idleTimeOut: 5 } }, 'serve, limits: idleTimeOut is not allowed; did you mean idleTimeout?']
])('the options %j are refused with the name that is meant', async (options, message) => {
  const rapport = { handle: async () => ok, close: async () => undefined }
  await expect(serve({ rapport, ...options } as never)).rejects.toThrow(new TypeError(message))
})

async function readAll(request: HttpRequest): Promise<HttpResponse> {
  for await (const _chunk of request.body ?? []);
  return ok
}

const hasty = { headersTimeout: 150, requestTimeout: 150, checkInterval: 30 }

test('it answers on the address that it names', async () => {
  const { server } = await start(async () => ok)
  expect(server.url).toBe(`http://127.0.0.1:${server.port}`)
  expect(await (await fetch(server.url)).text()).toBe('done')
})

test('a client that never finishes its headers is cut off', async () => {
  const { server } = await start(async () => ok, hasty)
  const client = new RawClient(server.port)
  client.send('GET / HTTP/1.1\r\nHost: a\r\nX-Slow')
  await client.closed
  expect(client.received).toMatch(/^HTTP\/1\.1 408 /)
})

test('a client that connects and says nothing is cut off', async () => {
  const { server } = await start(async () => ok, hasty)
  const client = new RawClient(server.port)
  await client.closed
  expect(client.received).not.toContain('200')
})

test('a client that drips its body is cut off, whoever else is served meanwhile', async () => {
  const { server } = await start(readAll, hasty)
  const client = new RawClient(server.port)
  client.send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\nx')
  const drip = setInterval(() => client.send('x'), 20)
  const others = await Promise.all(Array.from({ length: 5 }, async () => (await fetch(server.url, { method: 'POST', body: 'x' })).status))
  await client.closed
  clearInterval(drip)
  expect(others).toEqual([200, 200, 200, 200, 200])
  expect(client.received).toMatch(/^HTTP\/1\.1 408 /)
})

test('headers over the limit are refused', async () => {
  const { server } = await start(async () => ok, { maxHeaderBytes: 2_000 })
  expect((await fetch(server.url, { headers: { long: 'x'.repeat(4_000) } })).status).toBe(431)
})

test('connections over the limit are refused', async () => {
  const { server } = await start(async () => ok, { maxConnections: 1 })
  const first = new RawClient(server.port)
  first.send('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await expect.poll(() => first.received).toContain('done')
  const second = new RawClient(server.port)
  await second.closed
  expect(second.received).toBe('')
})

test('what is not HTTP gets 400', async () => {
  const { server } = await start(async () => ok)
  const client = new RawClient(server.port)
  client.send('hello\r\n\r\n')
  await client.closed
  expect(client.received).toMatch(/^HTTP\/1\.1 400 /)
})

test('a connection serves many requests', async () => {
  const { server } = await start(async () => ok)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const reused = () =>
    new Promise<boolean>((resolve, reject) => {
      const request = get(server.url, { agent }, (answer: IncomingMessage) => {
        answer.resume().once('end', () => resolve(request.reusedSocket))
      }).on('error', reject)
    })
  expect([await reused(), await reused(), await reused()]).toEqual([false, true, true])
  agent.destroy()
})

test('closing lets a running request finish, ends idle connections at once, and closes the Rapport last', async () => {
  const begun = deferred()
  const release = deferred()
  const { server, rapport } = await start(async () => {
    begun.resolve()
    await release.promise
    expect(rapport.closed).toBe(false)
    return ok
  })
  const idle = new RawClient(server.port)
  const answer = fetch(server.url)
  await begun.promise
  const closing = server.close()
  expect(server.close()).toBe(closing)
  await idle.closed
  await expect(fetch(server.url)).rejects.toThrow()
  release.resolve()
  const { status, headers } = await answer
  expect([status, headers.get('connection')]).toEqual([200, 'close'])
  await closing
  expect(rapport.closed).toBe(true)
})

test('closing lets a request finish whose body is still on its way', async () => {
  const begun = deferred()
  const { server } = await start(async (request) => {
    begun.resolve()
    return readAll(request)
  })
  const client = new RawClient(server.port)
  client.send('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nab')
  await begun.promise
  const closing = server.close()
  client.send('cd')
  await Promise.all([closing, client.closed])
  expect(client.received).toMatch(/done$/)
})

test('closing does not wait forever for a request that never ends', async () => {
  const begun = deferred()
  const { server, rapport } = await start(
    async ({ signal }) => {
      begun.resolve()
      await new Promise((resolve) => signal?.addEventListener('abort', resolve))
      return ok
    },
    { drainTimeout: 50 }
  )
  const client = new RawClient(server.port)
  client.send('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  await begun.promise
  await Promise.all([server.close(), client.closed])
  expect(rapport.closed).toBe(true)
})

test('a taken port is an error that says what to do', async () => {
  const { server } = await start(async () => ok)
  const second = serve({ rapport: { handle: async () => ok, close: async () => undefined }, port: server.port })
  await expect(second).rejects.toThrow(ListenError)
  await expect(second).rejects.toThrow(/in use: stop the program that has it, or take another port/)
})
