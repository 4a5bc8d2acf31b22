import { allGrants, createRapport, defineEvents, type Rapport, type Workspace } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import { allProviders } from '@rapport/integrations'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ConsoleSite, startConsole } from './console-site.js'
import type { ConsoleVisitor } from './console-visitor.js'
import { fakeStripe } from './fake-stripe-server.js'
import { freePort } from './free-port.js'

// Processes and browsers of their own take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

/** As long as the name of an event may be. */
const hostile = `=1+1 <img src=x onerror=alert(1)> 🙂 \u202eright to left ${'long'.repeat(90)}`.slice(0, 191)

const events = defineEvents({
  signup: { type: 'object', properties: {} },
  report_exported: {
    type: 'object',
    description: 'Somebody saved a report.',
    properties: { format: { enum: ['pdf', 'csv'] }, pages: { type: 'integer' } },
    required: ['format']
  }
})

let site: ConsoleSite
let rapport: Rapport
let workspace: Workspace
let visitor: ConsoleVisitor
let stripe: Awaited<ReturnType<typeof fakeStripe>>
let publicKey: string

beforeAll(async () => {
  stripe = await fakeStripe()
  const port = await freePort()
  rapport = createRapport({
    store: memoryStore(),
    secret: 'a secret of at least thirty-two letters',
    publicUrl: `http://127.0.0.1:${port}`,
    http: stripe.http,
    providers: allProviders(),
    events,
    logger: { info() {}, warn() {}, error() {} }
  })
  const { id: organizationId } = await rapport.organizations.create({ name: 'Fernway' })
  workspace = rapport.organization(organizationId)
  publicKey = (await workspace.publicKeys.create()).publicKey
  site = await startConsole(rapport, { letIn: () => ({ organizationId, grants: allGrants }) }, { port })
  visitor = site.visitor
})

afterAll(async () => {
  await site?.close()
  stripe?.close()
})

const send = (events: object[], more = '') =>
  fetch(`${site.url}/api/i/v1/${publicKey}/events${more}`, { method: 'POST', body: JSON.stringify({ source: 'server', events }) })

/** Light and dark, on a desk and a phone. */
async function expectOpenToAll(): Promise<void> {
  const { page } = visitor
  await visitor.expectAccessible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.expectAccessible('contrast')
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor.expectAccessible()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1024, height: 900 })
  await visitor.expectNothingWider()
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('an empty workspace has a block to paste, and shows the event as it arrives', async () => {
  const { page } = visitor
  await visitor.go('/')
  const block = page.getByRole('region', { name: 'Send your first event' })
  const command = await block.locator('pre').innerText()
  const [, url = ''] = /curl "([^"]+)"/.exec(command) ?? []
  const [, body = ''] = /-d '([^']+)'/.exec(command) ?? []
  expect(url).toBe(`${site.url}/api/i/v1/${publicKey}/events?warnings=1`)
  await visitor.expectAccessible()
  const listening = page.getByText('Waiting for the first event')
  await listening.waitFor()
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  expect(await answer.json()).toEqual({ success: true, processed: 1, errors: [], warnings: [] })
  await page.getByText('It has arrived: signup').waitFor()
  await expectOpenToAll()
  await block.getByRole('link', { name: 'See the event' }).click()
  await page.getByRole('dialog').getByText('The event names the customer ID acme.').waitFor()
})

test('an event is seen as it arrives, with whose it is and why, in two clicks', async () => {
  const { page } = visitor
  await visitor.go('/integrations')
  await visitor.clicks()
  await page.getByRole('link', { name: 'Developer' }).click()
  await page.getByText('1 event', { exact: true }).waitFor()
  await workspace.customers.put([{ customerId: 'acme', name: hostile }])
  await send([{ type: 'custom', eventName: hostile, userId: 'u1', properties: { note: hostile } }, { type: 'pageview' }, { type: 'no' }])
  const rows = page.getByRole('list', { name: 'Events' }).locator('li')
  await rows.filter({ hasText: '<img src=x' }).getByRole('button').click()
  expect(await visitor.clicks()).toBe(2)
  const panel = page.getByRole('dialog')
  await panel.getByText('The event names the user ID u1.').waitFor()
  await panel.getByText('The event names no customer. This is the customer of the person, by acme.').waitFor()
  await panel.getByRole('button', { name: 'Show the JSON' }).click()
  await panel.getByText('"decidedBy": "userId"').waitFor()
  await expectOpenToAll()
  await page.keyboard.press('Escape')
  await expectOpenToAll()
  await page.getByRole('tab', { name: 'Refused and changed' }).click()
  await page.getByText('Send events of your own as').waitFor()
  await expectOpenToAll()
})

test('the list is narrowed and paused, and all of it goes by the keyboard', async () => {
  const { page } = visitor
  await visitor.go('/integrations')
  const before = visitor.complaints.length
  await visitor.press('d', '/developer')
  const list = page.getByRole('list', { name: 'Events' })
  await list.waitFor()
  const opens = async () => {
    await page.keyboard.press('Tab')
    return page.evaluate('document.activeElement?.matches(".arrivals .row-link") === true')
  }
  await expect.poll(opens, { interval: 1 }).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: 'Name of the event' }).fill('signup')
  await page.getByText('1 event', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  await send([{ type: 'custom', eventName: 'signup', userId: 'u2', email: 'bob@globex.com' }])
  await page.getByText('Paused. 1 more has arrived.').waitFor()
  expect(await list.locator('li').count()).toBe(1)
  await page.getByRole('button', { name: 'Continue' }).click()
  await list.getByText('bob@globex.com').waitFor()
  for (const tab of ['Background work', 'Not delivered', 'Keys']) {
    await page.getByRole('tab', { name: tab }).click()
    await visitor.settle()
    await visitor.expectAccessible()
  }
  await page.getByText(publicKey).waitFor()
  // Home asks for SQL, which a store in memory has not: only what this page complains of counts.
  expect(visitor.complaints.slice(before)).toEqual([])
})

test('the declared events are listed, with their properties and the names that nobody declared', async () => {
  const { page } = visitor
  await send([
    { type: 'custom', eventName: 'report_exported', userId: 'u3', properties: { format: 'pdf' } },
    { type: 'custom', eventName: 'report_exportd', userId: 'u3' }
  ])
  await visitor.go('/developer?tab=declared')
  await page.getByText('Rapport does not check events. Each event is stored.').waitFor()
  const row = page.getByRole('list', { name: 'Declared events' }).locator('li').filter({ hasText: 'Somebody saved a report.' })
  await row.getByText('one of pdf, csv · required').waitFor()
  await row.getByText('whole number · optional').waitFor()
  const others = page.getByRole('list', { name: 'Events without a declaration' }).locator('li')
  await others.filter({ hasText: 'Does the sender mean report_exported?' }).waitFor()
  await expectOpenToAll()
})

test('Stripe is connected by its key in four clicks, with its progress and its errors', async () => {
  const { page } = visitor
  await visitor.go('/people')
  await visitor.clicks()
  await page.getByRole('link', { name: 'Integrations' }).click()
  await page.getByRole('button', { name: 'Stripe' }).click()
  const panel = page.getByRole('dialog')
  const key = panel.getByLabel('Restricted key')
  await key.fill('rk_bad')
  await key.press('Enter')
  await panel.getByRole('alert').waitFor()
  await visitor.expectAccessible()
  expect(await key.inputValue()).toBe('rk_bad')
  await key.fill('rk_good')
  await panel.getByRole('button', { name: 'Connect', exact: true }).click()
  await page.getByText('Stripe is connected. The first run starts now.').waitFor()
  stripe.answers.set('/v1/invoices', 403)
  await rapport.runDue()
  await panel.locator('.run summary').first().click()
  expect(await visitor.clicks()).toBe(4)
  await panel.locator('.run .fault').first().waitFor()
  await visitor.expectAccessible()
  expect((await workspace.customers.list()).items.map(({ name }) => name)).toContain('Alder Lifts')
})
