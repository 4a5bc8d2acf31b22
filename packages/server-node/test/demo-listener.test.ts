import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createRapport, type Rapport } from '@rapport/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devWorkspace } from '../src/cli/dev-workspace.js'
import { withDemo } from '../src/demo/demo-listener.js'
import { toNodeListener } from '../src/index.js'

let rapport: Rapport
let server: Server
let port: number
let keys: Awaited<ReturnType<typeof devWorkspace>>

beforeAll(async () => {
  rapport = createRapport({ logger: { info() {}, warn() {}, error() {} } })
  keys = await devWorkspace(rapport)
  server = createServer(await withDemo(toNodeListener(rapport), { rapport, ...keys }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rapport.close()
})

/** fetch() does not let a caller choose the Host header. */
function ask(path: string, headers: Record<string, string> = {}): Promise<{ status: number | undefined; type: string; body: string }> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers }, async (answer: IncomingMessage) => {
      let body = ''
      for await (const chunk of answer.setEncoding('utf8')) body += chunk
      resolve({ status: answer.statusCode, type: answer.headers['content-type'] ?? '', body })
    }).on('error', reject)
  })
}

test.each(['/', '/products/dawn-blend', '/cart', '/sign-in', '/checkout', '/thanks'])(
  '%s is a page of the shop, with the tracker and the public key',
  async (path) => {
    const { status, type, body } = await ask(path)
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).toContain(`<script defer src="/rapport.js" data-public-key="${keys.publicKey}"`)
  }
)

test('looking at the live view alone is not tracked', async () => {
  const { status, body } = await ask('/live')
  expect(status).toBe(200)
  expect(body).not.toContain('rapport.js')
})

test('no page and no script of the shop holds an API key or leads to another origin', async () => {
  const { body: page } = await ask('/')
  const scripts = await Promise.all([...page.matchAll(/(?:src|href)="(\/demo\/[^"]+)"/g)].map(([, path = '']) => ask(path)))
  expect(scripts.length).toBeGreaterThan(3)
  for (const { status, body } of [{ status: 200, body: page }, ...scripts]) {
    expect(status).toBe(200)
    expect(body).not.toContain(keys.apiKey)
    expect(body.replaceAll("xmlns='http://www.w3.org/2000/svg'", '')).not.toMatch(/(src|href|url\(|from)\s*[=('"]+(https?:)?\/\//)
  }
})

test('other paths and methods go on to Rapport', async () => {
  expect((await ask('/nowhere')).status).toBe(404)
  expect((await ask('//')).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/cart`, { method: 'POST' })).status).not.toBe(200)
})

test('the live view answers a browser on this machine', async () => {
  const { status, body } = await ask('/demo/live.json?customer=')
  expect([status, JSON.parse(body)]).toMatchObject([200, { users: [], customers: [], timeline: null }])
  expect(Object.keys(JSON.parse(body).calls)).toEqual(['svc_list_users', 'svc_list_customers'])
})

test.each([
  ['a name that was pointed at this machine', { host: 'evil.example' }],
  ['a name that only begins like this machine', { host: 'localhost.evil.example' }],
  ['a proxy', { 'x-forwarded-for': '203.0.113.9' }],
  ['a page of another origin', { 'sec-fetch-site': 'cross-site' }],
  ['a page of another port', { 'sec-fetch-site': 'same-site' }]
])('the live view refuses %s', async (_, headers) => {
  const { status, body } = await ask('/demo/live.json', headers)
  expect(status).toBe(403)
  expect(JSON.parse(body)).toEqual({ error: expect.any(String) })
})

test.each(['/products/nothing', '/products/', '/products/dawn-blend%00'])('%s is not sold: the page says so, with a 404', async (path) => {
  const { status, type } = await ask(path)
  expect([status, type]).toEqual([404, 'text/html; charset=utf-8'])
})

test('a question is answered, and what is none is refused in words', async () => {
  expect(await ask('/demo/ask.json?q=who%20leaves')).toMatchObject({ status: 200 })
  expect(await ask('/demo/ask.json?q=')).toMatchObject({ status: 400, body: expect.stringContaining('query') })
  expect(await ask('/demo/ask.json?q=who', { host: 'evil.example' })).toMatchObject({ status: 403 })
})
