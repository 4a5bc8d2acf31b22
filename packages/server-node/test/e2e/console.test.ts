import { allGrants, createRapport, type Rapport, type Workspace } from '@rapport/core'
import { world } from '@rapport/demo-world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadWorld } from '../../src/demo/world/load-world.js'
import { isLoopback } from '../../src/loopback.js'
import { sharedPostgresStore } from '../shared-postgres.js'
import { type ConsoleSite, startConsole } from './console-site.js'
import type { ConsoleVisitor } from './console-visitor.js'

const hostile = `<img src=x onerror="document.title='pwned'"> \u202Eevil 👩‍👩‍👧 ${'w'.repeat(430)}`
const seed = 1
const scale = 0.05

let site: ConsoleSite
let rapport: Rapport
let workspace: Workspace
let visitor: ConsoleVisitor
let told: { sentence: string; customerName: string }
let hostileId: string
/** How far the console's clock is ahead: the first look at health comes some minutes after the first customer. */
let ahead = 0

beforeAll(async () => {
  const clock = { now: () => Date.now() + ahead }
  rapport = createRapport({
    store: await sharedPostgresStore(),
    clock,
    logger: { info() {}, warn() {}, error() {} },
    secret: 'x'.repeat(40)
  })
  const { id: organizationId } = await rapport.organizations.create({ name: 'Fernway' })
  workspace = rapport.organization(organizationId)
  const now = Date.now()
  const letIn = (message: Parameters<typeof isLoopback>[0]) => (isLoopback(message) ? { organizationId, grants: allGrants } : null)
  const [started] = await Promise.all([startConsole(rapport, { letIn }), loadWorld(rapport, organizationId, { seed, scale, now })])
  site = started
  visitor = site.visitor
  const made = world({ seed, scale, end: now })
  const churn = made.stories.find(({ kind }) => kind === 'churn')
  const said = churn?.sentences.at(-1)?.text
  if (!churn || !said) throw new Error('The world has nobody who may leave')
  told = { sentence: said, customerName: made.customers.find(({ customerId }) => customerId === churn.customerId)?.name ?? '' }
  const [bad] = await workspace.customers.put([{ customerId: 'bad', name: hostile.slice(0, 500) }])
  hostileId = bad?.id ?? ''
  await workspace.sources.put([
    {
      sourceType: 'EMAIL',
      externalId: 'bad-mail',
      occurredAt: now,
      title: hostile,
      customer: { customerId: 'bad' },
      segments: [{ text: `${hostile} <script>document.title='pwned'</script>`, speaker: hostile.slice(0, 200) }]
    }
  ])
  const cause = { cause: 'quiet', title: 'Has gone <b>quiet</b>', priority: 'HIGH', priorityReason: 'It pays' } as const
  await workspace.attention.raise({
    ...cause,
    customer: { customerId: 'bad' },
    whatChanged: 'Nobody comes any more.',
    whyItMatters: 'It pays.'
  })
  ahead = 5 * 60_000
  await rapport.runDue()
})

afterAll(() => site?.close())

test('a newcomer reads in what words a customer said that they may leave, after one click', async () => {
  const { page } = visitor
  await visitor.go('')
  let clicks = 0
  await page.getByRole('link', { name: told.sentence }).first().click()
  clicks++
  const dialog = page.getByRole('dialog')
  await dialog.locator('mark').getByText(told.sentence).waitFor()
  await dialog.getByRole('link', { name: told.customerName }).waitFor()
  expect(clicks).toBeLessThanOrEqual(3)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
})

test('customers are narrowed, sorted and opened by the keyboard, and the address says how', async () => {
  const { page } = visitor
  await visitor.go('/customers')
  await page.keyboard.press('/')
  await page.locator('[data-filter]:focus').waitFor()
  await page.keyboard.type(told.customerName)
  await page.getByText('1 customer', { exact: true }).waitFor()
  expect(page.url()).toContain('q=')
  await page.keyboard.press('Tab')
  await page.getByRole('link', { name: told.customerName }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: told.customerName }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('button', { name: 'MRR' }).click()
  await page.waitForURL(/sort=mrr/)
  await page.getByRole('columnheader', { name: 'MRR' }).and(page.locator('[aria-sort="descending"]')).waitFor()
})

test('one customer shows people, what happened, facts with their words, and revenue; a fact’s status changes', async () => {
  const { page } = visitor
  await visitor.go(`/customers?q=${encodeURIComponent(told.customerName)}`)
  await page.getByRole('link', { name: told.customerName }).click()
  await page.getByRole('tab', { name: 'Timeline' }).click()
  await page.getByRole('button', { name: 'Meeting' }).click()
  await page.waitForURL(/channel=MEETING/)
  await page.locator('.event .row-link').first().click()
  await page.getByRole('dialog').locator('.transcript li').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'People' }).click()
  await page.locator('.list-row').first().waitFor()
  await page.getByRole('tab', { name: 'Revenue' }).click()
  await page
    .getByRole('cell', { name: /\/ (month|year)/ })
    .first()
    .waitFor()
  await page.getByRole('tab', { name: 'Facts' }).click()
  const fact = page.locator('.quote', { hasText: told.sentence })
  await fact.getByRole('button', { name: 'Change the status' }).click()
  await page.getByRole('menuitem', { name: 'Acknowledge' }).click()
  await fact.getByText('Acknowledged').waitFor()
  await fact.getByRole('button', { name: 'Dismiss' }).focus()
  await page.keyboard.press('Enter')
  await fact.getByText('Resolved').waitFor()
  await page.getByText('Dismissed. The fact is resolved').waitFor()
  await fact.getByRole('button', { name: 'Confirm' }).press('Space')
  await fact.getByText('Resolved').waitFor({ state: 'detached' })
})

test('an attention item is read and resolved', async () => {
  const { page } = visitor
  await visitor.go('/attention')
  await page.getByRole('link', { name: 'Has gone <b>quiet</b>' }).click()
  await page.getByRole('dialog').getByText('Nobody comes any more.').waitFor()
  await visitor.expectAccessible()
  await page.getByRole('button', { name: 'Mark as resolved' }).click()
  await page.getByRole('link', { name: 'Has gone <b>quiet</b>' }).waitFor({ state: 'detached' })
})

test('a question is answered in the words that were said', async () => {
  const { page } = visitor
  await visitor.go('/search')
  await page.getByLabel('Ask in your own words').fill('who will cancel, leave, or not renew the contract')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await page.getByRole('link', { name: told.sentence }).first().waitFor()
})

test('SQL answers with rows and draws them; what is refused says why', async () => {
  const { page } = visitor
  await visitor.go('/sql')
  const editor = page.getByLabel('SQL', { exact: true })
  await editor.fill("select date_trunc('day', occurred_at) as day, count(*) as events from activity group by 1 order by 1")
  await editor.press('Control+Enter')
  await page.getByRole('columnheader', { name: 'events' }).waitFor()
  await page.getByRole('tab', { name: 'Chart' }).click()
  const chart = page.getByRole('slider')
  await chart.focus()
  await page.keyboard.press('Home')
  await expect.poll(() => chart.getAttribute('aria-valuenow')).toBe('0')
  await editor.fill('delete from customers')
  await editor.press('Control+Enter')
  await page
    .getByRole('alert')
    .getByText(/QUERY_NOT_ALLOWED|SYNTAX_ERROR/)
    .waitFor()
  // The browser itself notes a refusal in its console.
  visitor.complaints.splice(0)
})

test('a key is made, shown once, and revoked', async () => {
  const { page } = visitor
  await visitor.go('/settings?tab=keys')
  await page.getByRole('button', { name: 'New key' }).click()
  await page.getByLabel('Name').fill('nightly report')
  await page.getByRole('button', { name: 'Create key' }).click()
  await page.locator('.secret').getByText(/^ok_/).waitFor()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.locator('.list-row', { hasText: 'nightly report' }).getByRole('button', { name: 'Revoke' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await page.locator('.list-row', { hasText: 'nightly report' }).getByText('Revoked').waitFor()
})

test('what comes in waits behind “new”, and shows when it is asked for', async () => {
  const { page } = visitor
  await visitor.listen('/customers?sort=name')
  await workspace.customers.put([{ customerId: 'brandnew', name: 'Aaa Brand New' }])
  const news = page.getByRole('button', { name: /new$/ })
  await news.waitFor()
  expect(await page.getByRole('link', { name: 'Aaa Brand New' }).count()).toBe(0)
  await news.click()
  await page.getByRole('link', { name: 'Aaa Brand New' }).waitFor()
})

test('the keyboard leads everywhere', async () => {
  const { page } = visitor
  await visitor.go('')
  await visitor.press('p', '/people')
  await page.getByRole('heading', { level: 1, name: 'People' }).waitFor()
  await page.keyboard.press('Control+k')
  // What is typed goes where the focus is, and Enter opens what is chosen: both are waited for.
  await page.locator('.command-input:focus').waitFor()
  await page.keyboard.type(told.customerName)
  await page.getByRole('option', { name: new RegExp(`^${told.customerName}`), selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: told.customerName }).waitFor()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard' }).waitFor()
  await page.keyboard.press('Escape')
})

test('hostile names and texts are shown as they are, and do nothing', async () => {
  const { page } = visitor
  await visitor.go(`/customers/${hostileId}`)
  await page.getByRole('heading', { level: 1 }).getByText('<img src=x').waitFor()
  await visitor.expectAccessible()
  await visitor.go(`/customers/${hostileId}?source=EMAIL%2Fbad-mail`)
  await page.getByRole('dialog').locator('.transcript').getByText('<script>').waitFor()
  expect(await page.title()).not.toBe('pwned')
  expect(await page.locator('main img, [role="dialog"] img, a[href^="javascript:"]').count()).toBe(0)
  await visitor.expectAccessible()
})

const paths = [
  '',
  '/attention',
  '/customers',
  '/people',
  '/search?q=cancel',
  '/sql',
  '/signals',
  '/integrations',
  '/identity',
  '/settings',
  '/settings?tab=privacy'
]

test.each(paths)('/console%s keeps nobody out, in light and dark, on a desk and a phone', async (path) => {
  const { page } = visitor
  await visitor.go(path)
  await visitor.expectAccessible()
  for (const width of [1180, 1024, 900, 770]) {
    await page.setViewportSize({ width, height: 768 })
    await visitor.expectNothingWider()
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.expectAccessible('contrast')
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor.expectAccessible()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 900 })
})

test('all that was done above was done without an error, and without asking anybody else', () => {
  expect(visitor.complaints).toEqual([])
  expect([...visitor.origins]).toEqual([site.url])
})

test('a customer page says how it is doing, and why', async () => {
  const { page } = visitor
  const { items } = await workspace.customers.list({ search: told.customerName, limit: 1 })
  await visitor.go(`/customers/${items[0]?.id}`)
  const { score, parts } = await workspace.customers.health({ id: items[0]?.id ?? '' })
  const health = page.locator('section', { has: page.getByRole('heading', { name: 'Health' }) })
  await health.getByText(String(score), { exact: true }).first().waitFor()
  for (const { reason } of parts) await health.getByText(reason).waitFor()
  await health.getByRole('slider').focus()
  await page.keyboard.press('Home')
  await health.getByRole('button', { name: 'Table' }).click()
  await health.getByRole('table').waitFor()
  await visitor.expectAccessible()
  await visitor.go(`/customers/${hostileId}`)
  await page.getByText('There is no score before 14 days of history.').waitFor()
})
