import { createRapport } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { devWorkspace } from '../../src/cli/dev-workspace.js'
import { withDemo } from '../../src/demo/demo-listener.js'
import { type RunningServer, serve, toNodeListener } from '../../src/index.js'
import { launchBrowser } from './browser.js'

// Processes and browsers of their own take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

let browser: Browser
let server: RunningServer
let page: Page
const complaints: string[] = []
const origins = new Set<string>()

beforeAll(async () => {
  const rapport = createRapport({ store: memoryStore() })
  const keys = await devWorkspace(rapport)
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
    .getByRole('button', { name: /Acme acme\.com/ })
    .waitFor()
  const timeline = page.locator('#timeline')
  for (const happening of ['Looked at “Dawn Blend”', 'Product added', 'Became known as ada@acme.com'])
    await timeline.getByText(happening).waitFor()

  await page.getByRole('link', { name: 'Check out' }).click()
  await page.getByLabel('Deliver to').fill('1 Main Street')
  await page.getByLabel('City').fill('London')
  await page.getByRole('button', { name: 'Place the order' }).click()
  await timeline.getByText('Order placed').waitFor()
  expect(await page.locator('#steps .done').count()).toBe(4)
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
