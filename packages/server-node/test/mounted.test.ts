import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { consoleHandler } from '@rapport/console'
import { allGrants, createRapport, type Rapport } from '@rapport/core'
import { mcpHandler } from '@rapport/mcp'
import express from 'express'
import Fastify from 'fastify'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type NodeListener, toNodeListener, toWebHandler } from '../src/index.js'

const secret = 'a secret of at least thirty-two letters'
const logger = { info() {}, warn() {}, error() {} }
const json = { 'content-type': 'application/json' }
const ownPage = { ...json, 'sec-fetch-site': 'same-origin', 'x-rapport-console': '1' }

let rapport: Rapport
let apiKey: string
let publicKey: string

beforeAll(async () => {
  rapport = createRapport({ basePath: '/rapport', logger })
  const workspace = rapport.organization((await rapport.organizations.create({ name: 'Acme' })).id)
  apiKey = (await workspace.apiKeys.create({ name: 'all', grants: allGrants })).key
  publicKey = (await workspace.publicKeys.create()).publicKey
})

afterAll(() => rapport.close())

type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** Listens on a free port until the test ends. */
async function listen(listener: RequestListener): Promise<Ask> {
  const server = createServer(listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  })
  const { port } = server.address() as AddressInfo
  return (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init)
}

const partsOf = () => ({ console: consoleHandler(rapport, { secret }), mcp: mcpHandler(rapport, { logger }) })
const listenerOf = () => toNodeListener(rapport, { ...partsOf(), logger })

function onExpress(...before: express.RequestHandler[]): Promise<Ask> {
  const app = express()
  for (const handler of before) app.use(handler)
  app.use(listenerOf())
  app.get('/own', (_, response) => void response.send('own'))
  return listen(app)
}

const hosts: Record<string, () => Promise<Ask>> = {
  'node:http': () => {
    const listener = listenerOf()
    return listen((request, response) => listener(request, response, () => response.end('own')))
  },
  Express: () => onExpress(),
  'Express, behind body parsers': () => onExpress(express.json(), express.urlencoded({ extended: true })),
  'Express, one listener each': () => {
    const { console, mcp } = partsOf()
    const app = express()
    app.use('/rapport/mcp', toNodeListener(mcp))
    app.use(toNodeListener(console))
    app.use(toNodeListener(rapport))
    app.get('/own', (_, response) => void response.send('own'))
    return listen(app)
  },
  Fastify: async () => {
    const app = Fastify()
    const listener = listenerOf()
    app.register(async (scope) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
      scope.all('/rapport/*', (request, reply) => {
        reply.hijack()
        listener(request.raw, reply.raw)
      })
    })
    app.get('/own', async () => 'own')
    await app.ready()
    return listen((request, response) => app.routing(request, response))
  },
  Hono: async () => {
    const app = new Hono()
    const handler = toWebHandler(rapport, partsOf())
    app.all('/rapport/*', (context) => handler(context.req.raw))
    app.get('/own', (context) => context.text('own'))
    return async (path, init) => app.request(`http://app.test${path}`, init)
  }
}

describe.each(Object.entries(hosts))('API, console and MCP in %s', (_, makeHost) => {
  test('are below the base path, and other paths are of the app', async () => {
    const ask = await makeHost()
    expect(await (await ask('/own')).text()).toBe('own')

    const events = JSON.stringify({ events: [{ type: 'custom', eventName: 'signed_up' }], userIdentity: { email: 'ann@globex.com' } })
    const sent = await ask(`/rapport/api/i/v1/${publicKey}/events`, { method: 'POST', headers: json, body: events })
    expect(sent.status).toBe(200)
    expect((await ask('/rapport/rapport.js')).status).toBe(200)

    const page = await ask('/rapport/console')
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('/rapport/console/assets/')
    expect((await ask('/rapport/console/api/session', { headers: ownPage })).status).toBe(401)
    const signIn = await ask('/rapport/console/api/sign-in', { method: 'POST', headers: ownPage, body: JSON.stringify({ apiKey }) })
    expect(signIn.status).toBe(200)
    const [cookie = ''] = (signIn.headers.getSetCookie()[0] ?? '').split(';')
    const customers = await ask('/rapport/console/api/customers', { headers: { ...ownPage, cookie } })
    expect(await customers.json()).toMatchObject({ items: [{ domain: 'globex.com' }] })

    const headers = { ...json, authorization: `Bearer ${apiKey}`, accept: 'application/json, text/event-stream' }
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    const listed = await ask('/rapport/mcp', { method: 'POST', headers, body })
    expect(await listed.json()).toMatchObject({
      result: { tools: expect.arrayContaining([expect.objectContaining({ name: 'svc_list_customers' })]) }
    })
    expect((await ask('/rapport/mcp')).status).toBe(405)
    expect((await ask('/rapport/mcpx')).status).toBe(404)
  })
})

test('a handler of Requests that fails is answered with 500', async () => {
  const broken: NodeListener = toNodeListener(() => Promise.reject(new Error('of no matter')), { logger })
  const ask = await listen(broken)
  const answer = await ask('/x')
  expect([answer.status, await answer.text()]).toEqual([500, '{"error":"Internal error"}'])
})

test('a console whose body was read before says what to do', async () => {
  const ask = await onExpress((request, _response, next) => {
    request.resume().once('end', () => next())
  })
  const answer = await ask('/rapport/console/api/sign-in', { method: 'POST', headers: ownPage, body: '{"apiKey":"x"}' })
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain('mount toNodeListener() before any body parser')
})
