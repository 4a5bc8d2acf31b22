import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createRapport, type Workspace } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import { FakeApi } from '@rapport/core/testing/suites'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RunningServer, serve } from '../../src/index.js'
import { launchBrowser } from './browser.js'
import { freePort } from './free-port.js'

let browser: Browser
let server: RunningServer
let vendorServer: Server
let workspace: Workspace

/** A vendor's sign-in page, on another origin: a button, and redirects of its own behind it. */
async function startVendor(port: number): Promise<FakeApi> {
  const origin = `http://127.0.0.1:${port}`
  const vendor = new FakeApi(origin)
  vendorServer = createServer((request, response) => {
    const url = new URL(request.url ?? '/', origin)
    if (url.pathname === '/authorize') return response.writeHead(302, { location: `/consent${url.search}` }).end()
    if (url.pathname === '/consent') {
      const page = `<title>Vendor</title><form method="post" action="/allow?${url.searchParams.toString().replaceAll('&', '&amp;')}"><button>Allow</button></form>`
      return response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    }
    return response.writeHead(303, { location: vendor.authorize(url.href) }).end()
  }).listen(port, '127.0.0.1')
  await once(vendorServer, 'listening')
  return vendor
}

beforeAll(async () => {
  const port = await freePort()
  const vendorPort = await freePort()
  const vendor = await startVendor(vendorPort)
  const rapport = createRapport({
    store: memoryStore(),
    basePath: '/rapport',
    secret: 'a secret of at least thirty-two letters',
    publicUrl: `http://localhost:${port}`,
    http: vendor.http,
    providers: [vendor.connector('hubspot'), vendor.connector('clerk'), vendor.connector('slack'), vendor.connector('granola')],
    logger: { info() {}, warn() {}, error() {} }
  })
  const { id } = await rapport.organizations.create({ name: 'Acme <Inc>' })
  workspace = rapport.organization(id)
  server = await serve({ rapport, port, host: '127.0.0.1' })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  vendorServer?.close()
})

describe.each([
  ['with JavaScript', true, ['hubspot', 'clerk']],
  ['without JavaScript', false, ['slack', 'granola']]
] as const)('%s', (_, javaScriptEnabled, [oauth, keyed]) => {
  const complaints: string[] = []

  async function open(provider: typeof oauth | typeof keyed) {
    const { connectUrl, sessionId } = await workspace.call('svc_begin_integration_setup', { provider })
    if (connectUrl === null || sessionId === null) throw new Error('A setup begins with a link')
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 740 } })
    const page: Page = await context.newPage()
    page.on('console', (message) => {
      if (message.type() === 'error' && !message.text().includes('favicon')) complaints.push(message.text())
    })
    await page.goto(connectUrl)
    const status = async () => (await workspace.call('svc_get_integration_setup_status', { sessionId })).status
    return { context, page, status }
  }

  test('a person signs in at the vendor, and it is connected', async () => {
    const { context, page, status } = await open(oauth)
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('to Acme <Inc>')
    expect(await status()).toBe('pending')
    await page.getByRole('button', { name: /^Sign in to/ }).click()
    await page.getByRole('button', { name: 'Allow' }).click()
    await page.getByRole('heading', { name: /is connected to Acme <Inc>/ }).waitFor()
    expect(await status()).toBe('connected')
    expect(new URL(page.url()).search).toBe('')
    expect((await context.cookies()).find(({ name }) => name === 'rapport_connect')).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
    await page.goBack()
    await context.close()
    expect(complaints).toEqual([])
  })

  test('a person gives a key: a wrong one is told, a right one connects', async () => {
    const { context, page, status } = await open(keyed)
    const prefix = keyed === 'clerk' ? 'sk_live_' : ''
    const field = page.getByLabel(keyed === 'clerk' ? 'Secret key' : 'API key')
    await field.fill(`${prefix}wrong-key`)
    await page.getByRole('button', { name: /^Connect/ }).click()
    await page.getByRole('alert').waitFor()
    expect(await status()).toBe('pending')
    expect(await page.content()).not.toContain(`${prefix}wrong-key`)
    // Nothing is wider than the screen of a phone.
    expect((await page.locator('main').boundingBox())?.width).toBeLessThanOrEqual(360)
    await field.fill(`${prefix}good-key`)
    await page.getByRole('button', { name: /^Connect/ }).click()
    await page.getByRole('heading', { name: /is connected to/ }).waitFor()
    expect(await status()).toBe('connected')
    await context.close()
  })
})
