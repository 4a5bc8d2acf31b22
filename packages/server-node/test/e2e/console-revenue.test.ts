import { allGrants, createRapport, type Workspace } from '@rapport/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sharedPostgresStore } from '../shared-postgres.js'
import { type ConsoleSite, startConsole } from './console-site.js'
import type { ConsoleVisitor } from './console-visitor.js'

// Processes and browsers of their own take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const begun = new Date()

/** The tenth of a month before this one. */
const monthsAgo = (count: number) => new Date(Date.UTC(begun.getUTCFullYear(), begun.getUTCMonth() - count, 10))
const monthName = (count: number) => monthsAgo(count).toLocaleString('en-US', { year: 'numeric', month: 'short', timeZone: 'UTC' })
const dayName = (at: Date) => at.toLocaleString('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' })
const dayText = (at: Date) => at.toISOString().slice(0, 10)

let site: ConsoleSite
let workspace: Workspace
let visitor: ConsoleVisitor

beforeAll(async () => {
  const rapport = createRapport({ store: await sharedPostgresStore(), logger: { info() {}, warn() {}, error() {} } })
  const { id: organizationId } = await rapport.organizations.create({ name: 'Fernway' })
  workspace = rapport.organization(organizationId)
  site = await startConsole(rapport, { letIn: () => ({ organizationId, grants: allGrants }) })
  visitor = site.visitor
  // Browsers differ in the currencies that they know: this one knows one of the past.
  await visitor.context.addInitScript(
    "const known = Intl.supportedValuesOf; Intl.supportedValuesOf = (kind) => (kind === 'currency' ? [...known(kind), 'DEM'] : known(kind))"
  )
})

afterAll(() => site?.close())

/** A subscription by the month, which began months ago. */
function subscription(customerId: string, currency: string, amountCents: number, plan: string, from: number) {
  return {
    externalId: `${customerId} ${from}`,
    customer: { customerId },
    status: 'active' as const,
    currency,
    plan,
    startedAt: monthsAgo(from).toISOString(),
    items: [{ amountCents, interval: 'month' as const }]
  }
}

/** Light and dark, and on a phone. */
async function expectOpenToAll(): Promise<void> {
  const { page } = visitor
  await visitor.expectAccessible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.expectAccessible('contrast')
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor.expectAccessible()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 900 })
}

const table = (name: string) => visitor.page.getByRole('region', { name: `${name}, as a table`, exact: true }).getByRole('table')
const row = (of: string, name: string) => table(of).getByRole('row', { name: new RegExp(`^${name}\\b`) })
const figures = (of: string, name: string) => row(of, name).getByRole('cell').allInnerTexts()
const focused = () => visitor.page.evaluate('document.activeElement?.textContent')

test('a workspace that nobody pays says what to do', async () => {
  const { page } = visitor
  await visitor.go('/revenue')
  await page.getByText('Nobody pays yet').waitFor()
  await visitor.expectAccessible()
  await page.getByRole('link', { name: 'Connect Stripe' }).click()
  await page.getByRole('heading', { name: 'Integrations' }).waitFor()
  await visitor.go('/settings?tab=currency')
  await page.getByText('Choose the currency of the workspace first.').waitFor()
  expect(visitor.complaints).toEqual([])
})

test('MRR by plan and its movements are one click from Home, with the other currency beside', async () => {
  const { page } = visitor
  await workspace.customers.put([
    { customerId: 'alder', name: 'Alder Lifts' },
    { customerId: 'birch', name: 'Birch Boats' },
    { customerId: 'cedar', name: 'Cedar Cranes' }
  ])
  await workspace.subscriptions.put([
    subscription('alder', 'usd', 100_000, 'Team', 8),
    subscription('alder', 'usd', 50_000, 'Team', 3),
    subscription('birch', 'usd', 40_000, 'Basic', 7),
    subscription('cedar', 'eur', 30_000, 'Team', 6)
  ])
  await visitor.go('/')
  const toRevenue = await visitor.clicks(async () => {
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Revenue' }).click()
    await page.getByText('2 customers pay $1,900 a month.').waitFor()
  })
  expect(toRevenue).toBe(1)
  await page.getByText('All amounts are in US dollars, which most customers pay in.').waitFor()
  const movements = ['$1,400', '$0', '$0', '$500', '$0', '$0', '$1,900', '136%', '100%']
  expect(await figures('Movements by month', monthName(3))).toEqual(movements)
  expect(await figures('Movements by plan', 'Team')).toEqual(['$1,500', '$0', '$0', '$0', '$0', '$0', '$1,500', '100%', '100%'])
  await page.getByText('1 customer pays in euros. The workspace has no rate for euros').waitFor()
  expect((await figures('Customers who pay in euros', monthName(6))).slice(0, 2)).toEqual(['€0', '€300'])
  await expectOpenToAll()
  expect(visitor.complaints).toEqual([])
})

test('a number opens its accounts and an account its page, by the keyboard alone', async () => {
  const { page } = visitor
  await visitor.go('/')
  await visitor.press('v', '/revenue')
  const clicks = await visitor.clicks(async () => {
    await page.getByRole('combobox', { name: 'Month of the movements by plan' }).selectOption({ label: `In ${monthName(3)}` })
    const expansion = row('Movements by plan', 'Team').getByRole('link', { name: '$500', exact: true })
    await expansion.focus()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: `Expansion, ${monthName(3)}` })
    await panel.getByText('Only customers with the plan Team.').waitFor()
    await panel.getByText('Before: $1,000. After: $1,500.').waitFor()
    await visitor.expectAccessible()
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    expect(await focused()).toBe('$500')
    await page.keyboard.press('Enter')
    await panel.getByRole('link', { name: 'Alder Lifts' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Alder Lifts' }).waitFor()
  })
  expect(clicks).toBe(0)
  await visitor.go('/revenue?month=soon&movement=churn')
  await page.getByRole('dialog').getByText('must be a month').waitFor()
  visitor.complaints.length = 0
})

test('a rate is refused in words at its field, and then makes two currencies one', async () => {
  const { page } = visitor
  await visitor.go('/revenue')
  await page.getByRole('link', { name: 'Change currency and rates' }).click()
  const own = page.getByRole('combobox', { name: 'Currency of the workspace' })
  await own.selectOption('DEM')
  await page.getByRole('button', { name: 'Save the currency' }).click()
  await expect.poll(() => faultOf('currency')).toBe('This currency is not in use. Choose another one.')
  await own.selectOption({ label: 'US Dollar (USD)' })
  await page.getByRole('button', { name: 'Save the currency' }).click()
  await page.getByText('No rates yet.').waitFor()

  const from = page.getByRole('combobox', { name: 'Currency of the rate' })
  const worth = page.getByRole('textbox', { name: 'Worth in US dollars' })
  const date = page.getByLabel('Day of the rate')
  const save = page.getByRole('button', { name: 'Save the rate' })
  await from.selectOption('DEM')
  await worth.fill('0')
  await date.fill(dayText(monthsAgo(-2)))
  await save.press('Enter')
  await expect.poll(() => faultOf('rate-currency')).toBe('This currency is not in use. Choose another one.')
  await from.selectOption({ label: 'Euro (EUR)' })
  await expect.poll(() => faultOf('rate-currency')).toBe('')
  await save.press('Enter')
  await expect.poll(() => faultOf('rate-worth')).toBe('Write a number above zero and up to 10,000,000, such as 1.08.')
  await visitor.expectAccessible()
  await worth.fill('1.25')
  await save.press('Enter')
  await expect.poll(() => faultOf('rate-date')).toBe('Choose a day from 1990 to today.')
  expect((await workspace.settings.get()).rates).toEqual([])
  visitor.complaints.length = 0
  const old = monthsAgo(2)
  await date.fill(dayText(old))
  await save.press('Enter')
  await page.getByText('1 euro is 1.25 US dollars').waitFor()
  await page.getByText(`The rate is from ${dayName(old)}`).waitFor()
  await page.getByText('Add a newer rate.').waitFor()
  await expectOpenToAll()

  await visitor.press('v', '/revenue')
  await page.getByText('3 customers pay $2,275 a month.').waitFor()
  await page.getByText(`1 euro is 1.25 US dollars (${dayName(old)}`).waitFor()
  expect(await table('Customers who pay in euros').count()).toBe(0)
  expect((await figures('Movements by month', monthName(6))).slice(0, 2)).toEqual(['$1,400', '$375'])

  await visitor.go('/')
  const mrr = page.locator('figure', { has: page.getByRole('heading', { name: 'MRR', exact: true }) })
  await mrr.getByText('$2,275').first().waitFor()
  await mrr.getByText('In USD.', { exact: true }).waitFor()
  expect(visitor.complaints).toEqual([])
})

/** What is said against a field: its description, while it counts as invalid. */
async function faultOf(id: string): Promise<string> {
  const field = visitor.page.locator(`#${id}`)
  if ((await field.getAttribute('aria-invalid')) !== 'true') return ''
  return visitor.page.locator(`#${await field.getAttribute('aria-describedby')}`).innerText()
}

test('the figures are shown as SQL, which gives the same on the page SQL', async () => {
  const { page } = visitor
  await visitor.go('/revenue')
  const all = page.getByRole('region', { name: 'Movements by month', exact: true })
  await all.getByRole('button', { name: 'Show SQL' }).press('Enter')
  await page.locator('pre', { hasText: 'WITH rates' }).waitFor()
  await visitor.expectAccessible()
  await page.getByRole('link', { name: 'Run on the SQL page' }).press('Enter')
  await page.getByText('13 rows in').waitFor()
  const month = page.getByRole('row', { name: new RegExp(dayText(monthsAgo(3)).slice(0, 7)) })
  expect((await month.getByRole('cell').allInnerTexts()).slice(1, 8).map(plain)).toEqual(['177500', '0', '0', '50000', '0', '0', '227500'])
  expect(visitor.complaints).toEqual([])
})

test('Home exchanges by rates that are whole numbers, into a currency without decimals', async () => {
  const { page } = visitor
  const rate = (worth: string) => ({ rate: worth, date: dayText(monthsAgo(2)) })
  await workspace.settings.change({ currency: 'JPY', rates: { USD: rate('150'), EUR: rate('160') } })
  await visitor.go('/')
  const mrr = page.locator('figure', { has: page.getByRole('heading', { name: 'MRR', exact: true }) })
  // 1,900 dollars are 285,000 yen, and 300 euros are 48,000.
  await mrr.getByText('¥333,000').first().waitFor()
  await mrr.getByText('In JPY.', { exact: true }).waitFor()
  expect(visitor.complaints).toEqual([])
})

const plain = (number: string) => number.replaceAll(/\D/g, '')
