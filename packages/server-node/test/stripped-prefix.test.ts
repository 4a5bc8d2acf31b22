import { createRapport, type Rapport, type RapportOptions } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import { mcpHandler } from '@rapport/mcp'
import { afterEach, expect, test } from 'vitest'
import { withConsole } from '../src/console/console-listener.js'
import { serve, toNodeListener } from '../src/index.js'
import { withStartPage } from '../src/start-page.js'
import { type PrefixProxy, startPrefixProxy } from './prefix-proxy.js'

const logger = { info() {}, warn() {}, error() {} }
const secret = 'a secret of thirty-two letters or more'
const closing: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A whole server as `rapport serve` makes it, behind a proxy that takes `/outer` off. */
async function behindProxy(
  options: (proxyUrl: string) => RapportOptions,
  headers: Record<string, string> = {}
): Promise<{ proxy: PrefixProxy; rapport: Rapport; direct: string }> {
  let upstream = ''
  const proxy = await startPrefixProxy(() => upstream, '/outer', headers)
  closing.push(proxy.close)
  const rapport = createRapport({ store: memoryStore(), logger, secret, ...options(proxy.url) })
  const plain = toNodeListener(rapport, { mcp: mcpHandler(rapport, { logger }), logger })
  const web = withConsole(withStartPage(plain, { what: 'It runs.', keys: 'Ask.' }, rapport), rapport, { logger, secret })
  const server = await serve({ rapport, port: 0, listener: web.listener, logger })
  closing.push(async () => {
    web.close()
    await server.close()
  })
  upstream = server.url
  return { proxy, rapport, direct: server.url }
}

const textOf = async (address: string) => (await fetch(address)).text()

test.each<[string, (url: string) => RapportOptions, Record<string, string>, string]>([
  ['the path of publicUrl', (publicUrl) => ({ publicUrl }), {}, ''],
  ['the header of a trusted proxy', () => ({ trustProxy: ['127.0.0.1'] }), { 'x-forwarded-prefix': '/outer' }, ''],
  ['the header, before a base path', () => ({ trustProxy: 1, basePath: '/base' }), { 'x-forwarded-prefix': '/outer/' }, '/base']
])('behind a proxy that takes a prefix off, everything works by %s', async (_, options, headers, base) => {
  const { proxy, rapport } = await behindProxy(options, headers)
  const root = `${proxy.url}${base}`
  const path = new URL(root).pathname

  expect(await textOf(`${root}/`)).toContain(`href="${path}/console"`)
  const page = await textOf(`${root}/console`)
  const assets = [...page.matchAll(/(?:src|href)="([^"]+\/assets\/[^"]+)"/g)].map(([, asset = '']) => asset)
  expect(assets.length).toBeGreaterThan(0)
  for (const asset of assets) {
    expect(asset.startsWith(`${path}/console/assets/`)).toBe(true)
    expect((await fetch(new URL(asset, root))).status).toBe(200)
  }

  const { id } = await rapport.organizations.create({ name: 'Acme' })
  const workspace = rapport.organization(id)
  const { key } = await workspace.apiKeys.create({ name: 'agent', grants: ['customer_intelligence:read'] })
  const own = {
    origin: new URL(root).origin,
    'sec-fetch-site': 'same-origin',
    'x-rapport-console': '1',
    'content-type': 'application/json'
  }
  const signIn = await fetch(`${root}/console/api/sign-in`, { method: 'POST', headers: own, body: JSON.stringify({ apiKey: key }) })
  const cookie = signIn.headers.get('set-cookie') ?? ''
  expect([signIn.status, cookie]).toEqual([200, expect.stringContaining(`Path=${path}/console;`)])
  const session = await fetch(`${root}/console/api/session`, { headers: { ...own, cookie: cookie.split(';')[0] ?? '' } })
  expect(await session.json()).toMatchObject({ organization: { id } })

  expect(await textOf(`${root}/rapport.js`)).toContain(JSON.stringify(path))
  expect(JSON.parse(await textOf(`${root}/openapi.json`)).servers).toEqual([{ url: path }])
  const authorization = `Bearer ${key}`
  const called = await fetch(`${root}/api/tools/call`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ tool: 'svc_list_customers' })
  })
  expect(called.status).toBe(200)
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const mcp = await fetch(`${root}/mcp`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify(list)
  })
  expect([mcp.status, JSON.stringify(await mcp.json())]).toEqual([200, expect.stringContaining('svc_list_customers')])
})

test('a prefix that nobody trusted has said changes nothing', async () => {
  const { proxy } = await behindProxy(() => ({}), { 'x-forwarded-prefix': '/evil' })
  expect(await textOf(`${proxy.url}/console`)).not.toContain('/evil')
  expect(await textOf(`${proxy.url}/rapport.js`)).not.toContain('/evil')
})
