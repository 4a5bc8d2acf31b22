import { createRapport, type Rapport } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, serve, toNodeListener } from '../src/index.js'
import { LateListener } from '../src/late-listener.js'
import { withStartPage } from '../src/start-page.js'

let server: RunningServer
let rapport: Rapport
const late = new LateListener()

beforeAll(async () => {
  rapport = createRapport({ store: memoryStore(), logger: { info() {}, warn() {}, error() {} } })
  server = await serve({ rapport, port: 0, listener: late.listener })
})

afterAll(() => server.close())

test('a server that is still starting asks to come again', async () => {
  const answer = await fetch(`${server.url}/`)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
  expect(await answer.json()).toEqual({ error: expect.stringContaining('is starting') })
})

test('/ says what runs here and where its parts are, by a page that needs no script', async () => {
  late.become(withStartPage(toNodeListener(rapport), { what: 'A <server>.', keys: 'Ask me.', publicKey: 'pk_"<x>' }, rapport))
  for (const path of ['/', '/?a=b']) {
    const answer = await fetch(server.url + path)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    const page = await answer.text()
    for (const part of ['/console', '/api/i/v1/', '/api/tools/call', '/openapi.json', '/mcp', 'A &lt;server&gt;.', 'pk_&quot;&lt;x&gt;'])
      expect(page).toContain(part)
    expect(page).not.toMatch(/<script|\bok_[\w-]{32}|https?:\/\//)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]+=*'; /)
    expect(policy).not.toContain('unsafe')
  }
  const links = [...(await (await fetch(server.url)).text()).matchAll(/href="(\/[^"]*)"/g)].map(([, link]) => link)
  expect(links).toEqual(['/console', '/openapi.json', '/healthz', '/readyz'])
  for (const link of links.slice(1)) expect((await fetch(server.url + link)).status, link).toBe(200)
})

test('nothing else of the server changes', async () => {
  const head = await fetch(server.url, { method: 'HEAD' })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect((await fetch(server.url, { method: 'POST' })).status).toBe(404)
  for (const path of ['/index.html', '//', '/nothing']) expect((await fetch(server.url + path)).status, path).toBe(404)
})
