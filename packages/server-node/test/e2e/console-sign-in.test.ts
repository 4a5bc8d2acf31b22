import { createRapport, type Workspace } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { withConsole } from '../../src/console/console-listener.js'
import { type RunningServer, serve, toNodeListener } from '../../src/index.js'
import { launchBrowser } from './browser.js'
import { ConsoleVisitor } from './console-site.js'

// Processes and browsers of their own take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let browser: Browser
let server: RunningServer
let workspace: Workspace
let closeStreams = () => {}
let visitor: ConsoleVisitor

// A store without SQL, and an organization without data.
beforeAll(async () => {
  const rapport = createRapport({ store: memoryStore(), limits: { keyCacheSeconds: 0.01 }, logger: { info() {}, warn() {}, error() {} } })
  const { id } = await rapport.organizations.create({ name: 'Empty Inc' })
  workspace = rapport.organization(id)
  const web = withConsole(toNodeListener(rapport), rapport, { secret: 'a secret of at least thirty-two letters' })
  closeStreams = web.close
  server = await serve({ rapport, port: 0, listener: web.listener })
  browser = await launchBrowser()
  visitor = await ConsoleVisitor.open(browser, server.url)
})

afterAll(async () => {
  await browser?.close()
  closeStreams()
  await server?.close()
})

test('one signs in with a key at the address that one came for, sees what it may do, and is asked again once it does not hold', async () => {
  const { page } = visitor
  const { key, apiKey } = await workspace.apiKeys.create({ name: 'reader', grants: ['customer_intelligence:read', 'analytics:read'] })
  await visitor.go('/people')
  await page.getByRole('heading', { name: 'Sign in to Rapport' }).waitFor()
  await visitor.expectAccessible()
  await page.getByLabel('API key').fill(`ok_${'wrong'.repeat(8)}`)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('alert').getByText('The API key is unknown').waitFor()
  await page.getByLabel('API key').fill(key)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { level: 1, name: 'People' }).waitFor()
  await page.getByText('Nobody yet').waitFor()
  const places = page.getByRole('navigation', { name: 'Pages' })
  expect(await places.getByRole('link', { name: 'Settings' }).count()).toBe(0)
  expect(await places.getByRole('link', { name: 'Identity review' }).count()).toBe(0)
  await workspace.apiKeys.revoke(apiKey.id)
  await places.getByRole('link', { name: 'Customers' }).click()
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/console/customers')
})

test('without data and without SQL every page says what would fill it', async () => {
  const { page } = visitor
  const { key } = await workspace.apiKeys.create({ name: 'other', grants: ['customer_intelligence:read', 'analytics:read'] })
  await page.getByLabel('API key').fill(key)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('No customers yet').waitFor()
  await visitor.go('')
  await page.getByText('Whoever has the settings can give you the script tag').waitFor()
  await workspace.customers.put([{ customerId: 'first', name: 'First Inc' }])
  await page.getByRole('button', { name: /new$/ }).click()
  await page.getByText('No charts on this store').first().waitFor()
  await page.getByText('Nothing was said about this').waitFor()
  await visitor.expectAccessible()
  await visitor.go('/customers/00000000-0000-4000-8000-000000000000')
  await page.getByRole('alert').getByText('This is not there any more').waitFor()
  await page
    .getByRole('alert')
    .getByText(/^Request/)
    .waitFor()
  await visitor.go('/nothing-here')
  await page.getByText('There is no such page').waitFor()
})

test('a server that is away is told in words, and what is there stays', async () => {
  const { page, context } = visitor
  await visitor.go('/customers')
  await context.setOffline(true)
  await page.keyboard.press('g')
  await page.keyboard.press('i')
  await page.getByRole('alert').getByText('The server cannot be reached').first().waitFor()
  await context.setOffline(false)
})

test('signing out ends it', async () => {
  const { page } = visitor
  await visitor.go('/customers')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByLabel('API key').waitFor()
  expect((await visitor.context.cookies()).filter(({ name }) => name === 'rapport_console')).toEqual([])
  expect([...visitor.origins]).toEqual([server.url])
})
