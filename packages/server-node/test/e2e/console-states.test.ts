import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { allGrants, createRapport, type Rapport, type Workspace } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withConsole } from '../../src/console/console-listener.js'
import { toNodeListener } from '../../src/index.js'
import { launchBrowser } from './browser.js'
import { ConsoleVisitor } from './console-visitor.js'

let browser: Browser
let server: Server
let url: string
let rapport: Rapport
let organizationId: string
let workspace: Workspace
let closeStreams = () => {}
let visitor: ConsoleVisitor

/** Serves the console, at the same address again if it is given. */
async function start(port = 0): Promise<void> {
  const web = withConsole(toNodeListener(rapport), rapport, { letIn: () => ({ organizationId, grants: allGrants }) })
  closeStreams = web.close
  server = createServer(web.listener).listen(port, '127.0.0.1')
  await once(server, 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function stop(): Promise<void> {
  closeStreams()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

/** Answers the calls of one tool in place of the server. */
async function instead(page: Page, tool: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/console/api/tools/call', async (route) => {
    const { tool: asked } = route.request().postDataJSON() as { tool: string }
    await (asked === tool ? answer(route) : route.fallback())
  })
}

beforeAll(async () => {
  rapport = createRapport({ store: memoryStore(), logger: { info() {}, warn() {}, error() {} } })
  organizationId = (await rapport.organizations.create({ name: 'Fernway' })).id
  workspace = rapport.organization(organizationId)
  await start()
  browser = await launchBrowser()
  visitor = await ConsoleVisitor.open(browser, url)
})

afterAll(async () => {
  await browser?.close()
  await stop()
  await rapport.close()
})

test('a workspace without data says how it comes to some, and fills with the first customer', async () => {
  const { page } = visitor
  await visitor.listen('')
  await page.getByRole('heading', { name: 'No customers yet' }).waitFor()
  await visitor.expectAccessible()
  await page.getByRole('link', { name: 'Connect a provider' }).click()
  await page.getByRole('heading', { level: 1, name: 'Integrations' }).waitFor()
  await page.goBack()
  await workspace.customers.put([{ customerId: 'acme', name: 'Acme' }])
  await page.getByRole('button', { name: /new$/ }).click()
  await page.getByRole('heading', { name: 'Needs attention' }).waitFor()
})

test('a customer without a name, people or events has pages that say so', async () => {
  const { page } = visitor
  const [put] = await workspace.customers.put([{ customerId: 'nameless', name: '\u200F\u202E' }])
  await visitor.go(`/customers/${put?.id}`)
  await page.getByRole('tab', { name: 'People' }).click()
  await page.getByText('No people yet').waitFor()
  await page.getByRole('tab', { name: 'Timeline' }).click()
  await visitor.settle()
  await visitor.expectAccessible()
  await visitor.go('/customers')
  // A name of marks alone would be a link that nobody can see.
  await page.getByRole('link', { name: /nameless|Customer / }).waitFor()
})

test('what takes long shows its shape, and says after some seconds that it goes on', async () => {
  const { page } = visitor
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/console/api/lists/customers', async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  await page.goto(`${url}/console/customers`)
  await page.locator('.loading .bone').first().waitFor()
  expect(await page.getByText('This is taking longer than usual').count()).toBe(0)
  await page.clock.fastForward(5000)
  await page.getByText('This is taking longer than usual').waitFor()
  await visitor.expectAccessible()
  letGo()
  await page.getByRole('link', { name: 'Acme' }).waitFor()
  await page.unroute('**/console/api/lists/customers')
  await visitor.close()
  visitor = await ConsoleVisitor.open(browser, url)
})

test('a read that breaks off is tried again, and then says so with a button that helps', async () => {
  const { page } = visitor
  let broken = 0
  await page.route('**/console/api/lists/customers', async (route) => {
    if (broken++ < 2) return route.abort('connectionreset')
    await route.continue()
  })
  await visitor.go('/customers')
  await page.getByRole('link', { name: 'Acme' }).waitFor()
  expect(broken).toBeGreaterThan(2)
  await page.unroute('**/console/api/lists/customers')
  await page.route('**/console/api/lists/people', (route) =>
    route.fulfill({ status: 500, json: { error: 'It broke', code: 'INTERNAL', requestId: 'req-1' } })
  )
  await page.getByRole('link', { name: 'People' }).click()
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor()
  await visitor.expectAccessible()
  await page.unroute('**/console/api/lists/people')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('No people yet').waitFor()
  visitor.complaints.splice(0)
})

/** What the browser notes of an error that was meant. */
const complaintsOf = (wanted: RegExp) => visitor.complaints.splice(0).filter((complaint) => !wanted.test(complaint))

test('a page that fails leaves the navigation, tries again, and is left behind by going elsewhere', async () => {
  const { page } = visitor
  /** An answer that no page can show. */
  const senseless = { items: [{ id: 'x' }], pagination: { hasMore: false, nextCursor: null, total: 1 } }
  await page.route('**/console/api/lists/people', (route) => route.fulfill({ json: senseless }))
  await visitor.go('/people')
  const failure = page.getByRole('main').getByRole('alert')
  await failure.getByText('This page failed').waitFor()
  await visitor.expectAccessible()
  await page.getByRole('link', { name: 'Customers' }).click()
  await page.getByRole('link', { name: 'Acme' }).waitFor()
  expect(await failure.count()).toBe(0)
  await page.getByRole('link', { name: 'People' }).click()
  await failure.waitFor()
  await page.unroute('**/console/api/lists/people')
  await failure.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('No people yet').waitFor()
  expect(complaintsOf(/undefined|null/)).toEqual([])
})

test('a page whose script does not come leaves the navigation, and comes when it is tried again', async () => {
  const { page } = visitor
  await visitor.go('/customers')
  let refused = 0
  await page.route(/\/assets\/sql-page-.*\.js/, (route) => {
    refused++
    return route.abort('connectionrefused')
  })
  await page.getByRole('link', { name: 'SQL' }).click()
  const failure = page.getByRole('main').getByRole('alert')
  await failure.getByText('The server cannot be reached').waitFor()
  expect(refused).toBeGreaterThan(0)
  await page.unroute(/\/assets\/sql-page-.*\.js/)
  await failure.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'SQL' }).waitFor()
  visitor.complaints.splice(0)
})

test('a panel that fails leaves the page below it', async () => {
  const { page } = visitor
  await instead(page, 'svc_get_source', (route) => route.fulfill({ json: { record: {} } }))
  await visitor.go('/customers?source=EMAIL%2Fx')
  const panel = page.getByRole('dialog', { name: 'This panel failed' })
  await panel.getByRole('button', { name: 'Try again' }).waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Acme' }).waitFor()
  await page.unroute('**/console/api/tools/call')
  visitor.complaints.splice(0)
})

test('a server that restarts is told of, and the page goes on by itself once it is back', async () => {
  const { page } = visitor
  await visitor.go('/customers')
  const { port } = new URL(url)
  await stop()
  await page.getByText('The server cannot be reached. What you see may be out of date').waitFor()
  await page.getByRole('link', { name: 'Acme' }).waitFor()
  await visitor.expectAccessible()
  await workspace.customers.put([{ customerId: 'later', name: 'Came Meanwhile' }])
  await start(Number(port))
  await page.getByRole('link', { name: 'Came Meanwhile' }).waitFor()
  await page.getByText('The server cannot be reached').waitFor({ state: 'detached' })
  visitor.complaints.splice(0)
})

test('a link that would run is no link, whatever the server says', async () => {
  const { page } = visitor
  await workspace.attention.raise({
    customer: { customerId: 'acme' },
    cause: 'c',
    title: 'Look at it',
    priority: 'HIGH',
    priorityReason: 'r',
    whatChanged: 'w',
    whyItMatters: 'y'
  })
  await instead(page, 'svc_get_attention_item', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), preparedActionUrl: 'javascript:document.title="pwned"' } })
  })
  await visitor.go('/attention')
  await page.getByRole('link', { name: 'Look at it' }).click()
  await page.getByRole('dialog').getByText('Why it matters').waitFor()
  expect(await page.locator('a[href^="javascript"]').count()).toBe(0)
  expect(await page.getByText('Open the prepared action').count()).toBe(0)
  await page.unroute('**/console/api/tools/call')
  expect(visitor.complaints).toEqual([])
})

test('an agent cannot be made without a model, which says what to configure; what was written stays until it is put away', async () => {
  const { page } = visitor
  await visitor.go('/signals?tab=agents&agent=new')
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Name').fill('Renewals')
  await panel.getByLabel('What to look for').fill('Customers who will not renew.')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByRole('alert').getByText('No language model is configured').waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'New agent' }).click()
  expect(await panel.getByLabel('Name').inputValue()).toBe('Renewals')
  await panel.getByRole('button', { name: 'Start over' }).click()
  expect(await panel.getByLabel('Name').inputValue()).toBe('')
})

test('a list of any length holds the rows around those in view, and comes back to its place', async () => {
  const { page } = visitor
  const [template] = (await workspace.lists.customers({ limit: 1 })).items
  const total = 5000
  const asked: string[] = []
  await page.route('**/console/api/lists/customers', async (route) => {
    const { cursor = '', limit } = route.request().postDataJSON()
    const from = Number(cursor)
    asked.push(cursor)
    const rows = Array.from({ length: Math.min(limit, total - from) }, (_, at) => ({ ...template, name: `Number ${from + at}` }))
    const items = rows.map((row, at) => ({ ...row, id: `00000000-0000-4000-8000-${String(from + at).padStart(12, '0')}` }))
    const nextCursor = from + limit < total ? String(from + limit) : null
    await route.fulfill({ json: { items, pagination: { hasMore: nextCursor !== null, nextCursor, total } } })
  })
  const row = (number: number) => page.getByRole('link', { name: `Number ${number}`, exact: true })
  const scroll = (to: string) => page.evaluate(`scrollTo(0, ${to})`)
  await visitor.go('/customers')
  const atTheEnd = async () => {
    await scroll('document.documentElement.scrollHeight')
    return row(total - 1).count()
  }
  await expect.poll(atTheEnd, { timeout: 60_000 }).toBe(1)
  expect(await page.getByRole('row').count()).toBeLessThan(80)
  // The pages at the beginning were let go of, and are read again at their place.
  await scroll('300 * 40')
  await row(310).waitFor()
  expect(asked.filter((cursor) => cursor === '200')).toHaveLength(2)
  await scroll('4000 * 40')
  await row(4010).focus()
  for (let step = 0; step < 20; step++) await page.keyboard.press('j')
  await page.locator(':focus', { hasText: 'Number 4030' }).waitFor()
  const place = await page.evaluate('scrollY')
  await page.keyboard.press('Enter')
  await page.waitForURL(/4030$/)
  await page.goBack()
  await row(4030).waitFor()
  expect(await page.evaluate('scrollY')).toBe(place)
  await page.unroute('**/console/api/lists/customers')
})
