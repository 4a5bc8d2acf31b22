import { createRapport, type Workspace } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { devWorkspace } from '../../src/cli/dev-workspace.js'
import { withDemo } from '../../src/demo/demo-listener.js'
import { type RunningServer, serve, toNodeListener } from '../../src/index.js'
import { launchBrowser } from './browser.js'

let browser: Browser
let server: RunningServer
let page: Page
let workspace: Workspace
const complaints: string[] = []
const origins = new Set<string>()

beforeAll(async () => {
  const rapport = createRapport({ store: memoryStore() })
  const keys = await devWorkspace(rapport)
  workspace = rapport.organization(keys.organizationId)
  const plain = toNodeListener(rapport)
  server = await serve({ rapport, port: 0, listener: await withDemo(plain, { rapport, ...keys }) })
  browser = await launchBrowser()
  page = await browser.newPage()
  page.setDefaultTimeout(60_000)
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) origins.add(new URL(request.url()).origin)
  })
})

afterAll(async () => {
  await browser.close()
  await server.close()
})

test('a newcomer who shops and signs in sees an anonymous visitor become a person of a customer, with all that was done before', async () => {
  await page.goto(server.url)
  await page.getByRole('link', { name: 'Dawn Blend' }).click()
  // The tracker waits a tenth of a second for the title of a view; people look longer than that.
  await page.waitForTimeout(300)
  await page.getByRole('button', { name: 'Put it in the cart' }).click()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('button', { name: 'Fill in somebody' }).click()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.locator('#people').getByText('Ada Lovelace').waitFor()
  await page
    .locator('#customers')
    .getByRole('button', { name: /acme\.com/ })
    .waitFor()
  const timeline = page.locator('#timeline')
  for (const happening of ['Looked at “Dawn Blend”', 'Product added', 'Dawn Blend · $28.00', 'Became known as ada@acme.com'])
    await timeline.getByText(happening).waitFor()

  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByLabel('Deliver to').fill('1 Main Street')
  await page.getByLabel('City').fill('London')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await timeline.getByText('Order placed').waitFor()
  await timeline.getByText('$28.00 · 1 product').waitFor()
  await expect.poll(() => page.locator('#steps .done').count()).toBe(4)
})

test('a tool’s name opens its request and its answer', async () => {
  await page.getByRole('button', { name: 'svc_get_timeline' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('POST /api/tools/call').waitFor()
  await dialog.getByText('order_placed').first().waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
})

test('a question is answered with the words that were said', async () => {
  const segments = [{ text: 'We will cancel in May unless deliveries come on time.', speaker: 'Ada' }]
  const call = {
    sourceType: 'CALL',
    externalId: 'c1',
    occurredAt: Date.now(),
    title: 'Check-in',
    customer: { domain: 'acme.com' },
    segments
  } as const
  await workspace.sources.put([call])
  await page.getByLabel('In your own words').fill('who wants to cancel')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.locator('#answers blockquote').getByText('We will cancel in May').waitFor()
})

test('an order of somebody unknown leads to signing in, and becomes theirs then', async () => {
  const stranger = await (await browser.newContext({ viewport: { width: 390, height: 800 } })).newPage()
  await stranger.goto(`${server.url}/products/office-box`)
  await stranger.getByRole('button', { name: 'Put it in the cart' }).click()
  await stranger.getByRole('link', { name: 'See the cart' }).click()
  await stranger.getByRole('link', { name: 'Check out' }).click()
  await stranger.getByLabel('Deliver to').fill('2 Main Street')
  await stranger.getByLabel('City').fill('Berlin')
  await stranger.getByRole('button', { name: 'Place the order' }).click()
  await stranger.getByRole('link', { name: 'Sign in' }).last().click()
  await stranger.getByLabel('Name').fill('Alan Turing')
  await stranger.getByLabel('Email').fill('alan@globex.com')
  await stranger.getByRole('button', { name: 'Sign in' }).click()
  // On a phone the view is a sheet.
  await stranger.getByRole('button', { name: 'Show' }).click()
  await stranger
    .locator('#customers')
    .getByRole('button', { name: /globex\.com/ })
    .click()
  for (const happening of ['Order placed', 'Became known as alan@globex.com', 'Billing: paid'])
    await stranger.locator('#timeline').getByText(happening).first().waitFor()
  await stranger.context().close()
})

test('the live view alone says what to do', async () => {
  const alone = await browser.newPage()
  await alone.goto(`${server.url}/live`)
  await alone.locator('#people').getByText('Ada Lovelace').waitFor()
  await alone.close()
})

test('what senders say is shown as text and runs nothing', async () => {
  await page.evaluate(`rapport.identify({ email: 'mallory@evil.com', traits: { name: '<img src=x onerror="document.title=1">' } })`)
  await page.locator('#people').getByText('<img src=x').waitFor()
  expect(await page.title()).not.toBe('1')
  expect(await page.locator('#people img').count()).toBe(0)
})

test('the shop speaks with its own server only, and without an error', () => {
  expect([...origins]).toEqual([server.url])
  expect(complaints).toEqual([])
})
