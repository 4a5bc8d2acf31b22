import { allGrants, createRapport, type Rapport, type Workspace } from '@rapport/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedPostgresStore } from '../shared-postgres.js'
import { type ConsoleSite, startConsole } from './console-site.js'
import { ConsoleVisitor } from './console-visitor.js'

let site: ConsoleSite
let rapport: Rapport
let workspace: Workspace
let visitor: ConsoleVisitor

beforeAll(async () => {
  rapport = createRapport({ store: await sharedPostgresStore(), logger: { info() {}, warn() {}, error() {} } })
  const { id: organizationId } = await rapport.organizations.create({ name: 'Fernway' })
  workspace = rapport.organization(organizationId)
  site = await startConsole(rapport, { letIn: () => ({ organizationId, grants: allGrants }) })
  visitor = site.visitor
})

afterAll(() => site?.close())

const figure = (title: string) => visitor.page.locator('figure', { has: visitor.page.getByRole('heading', { name: title, exact: true }) })

/** How many dots in the middle of a figure's canvas have the first colour of charts. */
const inked = (title: string): Promise<number> =>
  visitor.page.evaluate(`(() => {
    const figure = [...document.querySelectorAll('figure')].find((each) => each.querySelector('h3').textContent === '${title}')
    const canvas = figure.querySelector('canvas')
    if (!canvas) return 0
    const probe = document.createElement('i')
    probe.style.color = getComputedStyle(document.documentElement).getPropertyValue('--chart-1')
    document.body.append(probe)
    const ink = getComputedStyle(probe).color.match(/\\d+/g).map(Number)
    probe.remove()
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
    let found = 0
    const isMiddle = (at) => Math.abs(((at / 4) % canvas.width) / canvas.width - 0.58) < 0.15
    for (let at = 0; at < data.length; at += 4)
      if (isMiddle(at) && data[at + 3] > 200 && ink.every((part, index) => Math.abs(part - data[at + index]) < 6)) found++
    return found
  })()`)

/** A monthly subscription. */
const monthly = (customerId: string, currency: string, amountCents: number) => ({
  externalId: `${customerId} ${currency}`,
  customer: { customerId },
  status: 'active' as const,
  currency,
  startedAt: '2026-01-01T00:00:00Z',
  items: [{ amountCents, interval: 'month' as const }]
})

test('a workspace whose only events are of today draws today', async () => {
  const { page } = visitor
  await workspace.ingest({
    events: [{ type: 'custom', eventName: 'signed_up' }],
    userIdentity: { email: 'ada@acme.com' }
  })
  await visitor.go('')
  for (const [title, point] of [
    ['Activity', /^Today so far: Events 1$/],
    ['Active customers', /^This week so far: Active customers 1$/]
  ] as const) {
    const chart = figure(title).getByRole('slider')
    await expect.poll(() => chart.getAttribute('aria-valuetext')).toMatch(point)
    expect(await figure(title).getByText('Nothing to show yet').count()).toBe(0)
    // A point that is there to see, and not a line without a length.
    await expect.poll(() => inked(title)).toBeGreaterThan(20)
  }
  await visitor.expectAccessible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => inked('Activity')).toBeGreaterThan(20)
  await visitor.expectAccessible('contrast')
  await page.emulateMedia({ colorScheme: 'light' })
})

test('a browser whose language is no language tag, as on POSIX systems, shows all of Home', async () => {
  const { browser, url } = site
  const posix = await ConsoleVisitor.open(browser, url)
  await posix.context.addInitScript("Object.defineProperty(navigator, 'language', { get: () => 'en-US@posix' })")
  await posix.context.addInitScript("Object.defineProperty(navigator, 'languages', { get: () => ['en-US@posix'] })")
  await posix.go('')
  await expect.poll(() => posix.page.getByRole('slider').count()).toBeGreaterThan(0)
  expect(posix.complaints).toEqual([])
  await posix.close()
})

test('money says which currency it is in, and whom it leaves out', async () => {
  await workspace.customers.put(['a', 'b', 'c', 'd', 'both'].map((customerId) => ({ customerId, name: customerId })))
  await workspace.subscriptions.put([
    monthly('a', 'eur', 20_000),
    monthly('b', 'eur', 30_000),
    monthly('c', 'usd', 90_000),
    monthly('both', 'eur', 1_000),
    monthly('both', 'usd', 1_000)
  ])
  await rapport.runDue()
  await visitor.go('')
  const left = '1 customer in another currency, 1 customer with several currencies, and 2 customers without billing data'
  await figure('ARR by industry').getByText(`In EUR. Left out: ${left}.`, { exact: true }).waitFor()
  await visitor.expectAccessible()
  expect(visitor.complaints).toEqual([])
})

test('the page at / leads to the console, in light and dark, on a desk and a phone, and without JavaScript', async () => {
  const { page } = visitor
  await page.goto(site.url)
  await page.getByRole('heading', { name: 'Rapport' }).waitFor()
  await visitor.expectAccessible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.expectAccessible('contrast')
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor.expectAccessible()
  await page.getByRole('link', { name: 'Console' }).click()
  await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor()
  expect(visitor.complaints).toEqual([])
  const plain = await site.browser.newContext({ javaScriptEnabled: false })
  const still = await plain.newPage()
  await still.goto(site.url)
  expect(await still.getByRole('main').innerText()).toContain('/api/i/v1/<public key>/events')
  await plain.close()
})
