import { once } from 'node:events'
import { Agent, request as ask, createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { consoleHandler } from '@rapport/console'
import { createRapport, type Rapport } from '@rapport/core'
import express from 'express'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { closeServer, toNodeListener } from '../src/index.js'
import { deferred } from './deferred.js'

const silent = { info() {}, warn() {}, error() {} }
/** No connection ends by itself while a test runs. */
const never = 1_000_000_000

/** A Rapport below /rapport, whose console lets everybody in, and what has happened to it. */
async function site() {
  const rapport = createRapport({ basePath: '/rapport', logger: silent })
  const { id: organizationId } = await rapport.organizations.ensure({ slug: 'main', name: 'My company' })
  const authorize = () => ({ organizationId, grants: ['customer_intelligence:read'] as const })
  const parts = { console: consoleHandler(rapport, { authorize }) }
  return { rapport, parts, workspace: rapport.organization(organizationId) }
}

/** Keeps one connection, and asks on it as a browser does. */
function visitor(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  const get = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { 'sec-fetch-site': 'same-origin' }
      ask({ agent, port, host: '127.0.0.1', path, headers }, resolve).once('error', reject).end()
    })
  return { agent, get }
}

async function listening(listener: RequestListener) {
  const server = createServer(listener)
  server.keepAliveTimeout = never
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close().closeAllConnections())
  return { server, port: (server.address() as AddressInfo).port }
}

/** Follows when a Rapport is closed. */
function order(rapport: Rapport) {
  const happened: string[] = []
  const close = rapport.close.bind(rapport)
  rapport.close = () => {
    happened.push('closed')
    return close()
  }
  return happened
}

test('a page that asks again for live updates on its kept-alive connection does not hold the server up', async () => {
  const { rapport, parts } = await site()
  const { server, port } = await listening(toNodeListener(rapport, parts))
  const { get } = visitor(port)
  const live = await get('/rapport/console/api/live')
  await once(live, 'data')
  parts.console.close()
  await text(live)
  const again = await get('/rapport/console/api/live')
  expect([again.statusCode, again.headers.connection, await text(again)]).toEqual([503, 'close', expect.stringContaining('stopping')])
  await new Promise((done) => server.close(done))
  await rapport.close()
})

test('closing a server ends live updates, and then Rapport', async () => {
  const { rapport, parts } = await site()
  const { server, port } = await listening(toNodeListener(rapport, parts))
  const live = await visitor(port).get('/rapport/console/api/live')
  await once(live, 'data')
  await Promise.all([closeServer(server, { rapport, ...parts, drainTimeout: never }), text(live)])
  expect(server.listening).toBe(false)
})

test.each(['node:http', 'Express', 'Fastify'])(
  '%s answers a running request before Rapport closes, and ends its kept-alive connection',
  async (framework) => {
    const { rapport, parts, workspace } = await site()
    const happened = order(rapport)
    const began = deferred()
    const goOn = deferred()
    const signUp = async () => {
      began.resolve()
      await goOn.promise
      await workspace.ingest({ source: 'server', events: [{ type: 'identify', userId: 'u1', email: 'ada@globex.com' }] })
      happened.push('stored')
      return 'Signed up'
    }
    const { port, close } = await serving(framework, { signUp, listener: toNodeListener(rapport, parts), rapport, parts })
    const { get } = visitor(port)
    const running = get('/sign-up')
    await began.promise
    const closed = close()
    goOn.resolve()
    const answer = await running
    expect([answer.statusCode, await text(answer)]).toEqual([200, 'Signed up'])
    await closed
    expect(happened).toEqual(['stored', 'closed'])
  }
)

interface App extends Awaited<ReturnType<typeof site>> {
  signUp(): Promise<string>
  listener: ReturnType<typeof toNodeListener>
}

/** The app as `init` writes it. */
async function serving(framework: string, { signUp, listener, rapport, parts }: Omit<App, 'workspace'>) {
  const closing = { rapport, ...parts, drainTimeout: never }
  if (framework === 'Fastify') {
    const app = Fastify({ keepAliveTimeout: never })
    app.get('/sign-up', signUp)
    app.addHook('preClose', () => closeServer(app.server, closing))
    await app.listen({ port: 0, host: '127.0.0.1' })
    return { port: (app.server.address() as AddressInfo).port, close: () => app.close() }
  }
  const app = express()
  app.use(listener)
  app.get('/sign-up', async (_request, response) => void response.send(await signUp()))
  const plain: RequestListener = (message, response) => listener(message, response, async () => void response.end(await signUp()))
  const { server, port } = await listening(framework === 'Express' ? app : plain)
  return { port, close: () => closeServer(server, closing) }
}

test('a request that never ends is cut off', async () => {
  const { rapport } = await site()
  const began = deferred()
  const { server, port } = await listening(() => began.resolve())
  const running = visitor(port).get('/')
  running.catch(() => undefined)
  await began.promise
  await closeServer(server, { rapport, drainTimeout: 1 })
  await expect(running).rejects.toThrow('socket hang up')
})

test('closing a server again, and one that never listened, ends as well', async () => {
  const { rapport } = await site()
  const { server } = await listening(toNodeListener(rapport))
  await Promise.all([closeServer(server, { rapport }), closeServer(server, { rapport })])
  await closeServer(createServer(), { rapport })
})

test('an option that there is not is refused', async () => {
  const { rapport } = await site()
  const options = { rapport, timeout: 1 }
  await expect(closeServer(createServer(), options)).rejects.toThrow('timeout')
})
