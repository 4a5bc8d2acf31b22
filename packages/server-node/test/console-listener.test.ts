import { request } from 'node:http'
import { allGrants, createRapport } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withConsole } from '../src/console/console-listener.js'
import { type RunningServer, serve, toNodeListener } from '../src/index.js'
import { isLoopback, isLoopbackHost } from '../src/loopback.js'

let server: RunningServer
let closeStreams = () => {}

beforeAll(async () => {
  const rapport = createRapport({ store: memoryStore(), logger: { info() {}, warn() {}, error() {} } })
  const { id: organizationId } = await rapport.organizations.create({ name: 'Acme' })
  const web = withConsole(toNodeListener(rapport), rapport, {
    letIn: (message) => (isLoopback(message) ? { organizationId, grants: allGrants } : null),
    secret: 'a secret of at least thirty-two letters'
  })
  closeStreams = web.close
  server = await serve({ rapport, port: 0, listener: web.listener })
})

afterAll(async () => {
  closeStreams()
  await server.close()
})

const own = { 'sec-fetch-site': 'same-origin' }

/** The status that a request is answered with; fetch would not let us say some of these headers. */
function statusOf(path: string, headers: Record<string, string>, method = 'GET', body?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ port: server.port, host: '127.0.0.1', path, method, headers }, (answer) => {
      answer.destroy()
      resolve(answer.statusCode ?? 0)
    })
    sent.once('error', reject).end(body)
  })
}

test('whoever sits at this machine looks without a sign-in', async () => {
  expect(await statusOf('/console/api/session', own)).toBe(200)
  expect(await statusOf('/console/api/customers', own)).toBe(200)
})

test.each([
  ['passed on by a proxy', { 'x-forwarded-for': '10.0.0.9' }],
  ['passed on by a proxy that names itself', { forwarded: 'for=10.0.0.9' }],
  ['passed on by a proxy that says the scheme alone', { 'x-forwarded-proto': 'https' }],
  ['for a name that only leads here', { host: 'evil.example' }]
])('a request %s has to sign in', async (_, headers) => {
  expect(await statusOf('/console/api/session', { ...own, ...headers })).toBe(401)
})

test('a page of another origin gets nothing', async () => {
  expect(await statusOf('/console/api/customers', { 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await statusOf('/console/api/customers', { ...own, origin: 'https://evil.example' })).toBe(403)
  expect(await statusOf('/console/api/settings/api-keys', own, 'POST', '{}')).toBe(403)
})

test('other paths are those of the API, which reads no cookie', async () => {
  expect(await statusOf('/api/customers', { ...own, cookie: 'rapport_console=x' })).toBe(401)
  expect(await statusOf('/consolex', {})).toBe(404)
})

test('pages come with a policy that allows nothing from elsewhere, and files packed', async () => {
  const answer = await fetch(`${server.url}/console/customers`)
  expect(answer.headers.get('content-security-policy')).toMatch(
    /default-src 'none'; script-src 'self'; style-src 'self' 'nonce-[\w-]{20,}'/
  )
  expect(answer.headers.get('content-security-policy')).not.toContain('unsafe')
  const page = await answer.text()
  const script = /src="(\/console\/assets\/[\w-]+\.js)"/.exec(page)?.[1]
  const asset = await fetch(`${server.url}${script}`, { headers: { 'accept-encoding': 'gzip' } })
  expect([asset.status, asset.headers.get('content-encoding'), asset.headers.get('cache-control')]).toEqual([
    200,
    'gzip',
    'public, max-age=31536000, immutable'
  ])
  for (const path of ['/console/assets/none.js', '/console/assets/..%2f..%2fpackage.json', '/console/assets/'])
    expect(await statusOf(path, {})).toBe(404)
  expect(await statusOf('/console', {}, 'POST', '')).toBe(405)
})

test('the server ends although a page listens for what changes', async () => {
  const answer = await fetch(`${server.url}/console/api/live`, { headers: { origin: server.url } })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  closeStreams()
  expect(await answer.text()).toContain('hello')
})

test.each([
  ['127.0.0.1', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['192.168.1.5', false]
])('listening on %s is for this machine alone: %s', (host, isAlone) => {
  expect(isLoopbackHost(host)).toBe(isAlone)
})
