import { allGrants, createRapport, type Rapport, type Workspace } from '@rapport/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sharedPostgresStore } from '../shared-postgres.js'
import { type ConsoleSite, startConsole } from './console-site.js'
import type { ConsoleVisitor } from './console-visitor.js'

// Processes and browsers of their own take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const day = 86_400_000
const notice = 'We will not renew the contract, this is our notice.'
const looking = `We are evaluating another vendor, <b>sorry</b>, as it is ${'really '.repeat(60)}cheaper.`
const broken = 'The export to the ledger is broken again.'
const longName = `=HYPERLINK("x") شركة 🚀 <i>${'Long'.repeat(110)}</i>`

let site: ConsoleSite
let rapport: Rapport
let workspace: Workspace
let visitor: ConsoleVisitor

/** The last day of this quarter, in UTC. */
function quarterEnd(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), 3 * Math.floor(now.getUTCMonth() / 3) + 3, 0)).toISOString().slice(0, 10)
}

const mail = (customerId: string, text: string) => ({
  sourceType: 'EMAIL' as const,
  externalId: `${customerId} ${text.slice(0, 20)}`,
  customer: { customerId },
  occurredAt: Date.now() - 60_000,
  title: 'Mail',
  segments: [{ text: 'Good morning.' }, { text }]
})

beforeAll(async () => {
  rapport = createRapport({ store: await sharedPostgresStore(), logger: { info() {}, warn() {}, error() {} } })
  const { id: organizationId } = await rapport.organizations.create({ name: 'Fernway' })
  workspace = rapport.organization(organizationId)
  const names = { tidal: 'Tidal Water', long: longName, larch: 'Larch Windows' }
  await workspace.customers.put(Object.entries(names).map(([customerId, name]) => ({ customerId, name })))
  await workspace.subscriptions.put(
    ['tidal', 'long'].map((customerId) => ({
      externalId: customerId,
      customer: { customerId },
      status: 'active' as const,
      currency: 'usd',
      startedAt: new Date(Date.now() - 100 * day).toISOString(),
      items: [{ amountCents: 130_000, interval: 'month' as const }]
    }))
  )
  await workspace.contracts.put([
    {
      externalId: 'c',
      customer: { customerId: 'tidal' },
      startsOn: new Date(Date.parse(quarterEnd()) - 364 * day).toISOString().slice(0, 10),
      endsOn: quarterEnd(),
      amountCents: 1_560_000,
      currency: 'usd'
    }
  ])
  await workspace.sources.put([mail('tidal', notice), mail('long', looking), mail('larch', broken), mail('tidal', broken)])
  site = await startConsole(rapport, { letIn: () => ({ organizationId, grants: allGrants }) })
  visitor = site.visitor
  await rapport.runDue()
})

afterAll(() => site?.close())

/** Light and dark, on a small desk and a phone. */
async function expectOpenToAll(): Promise<void> {
  const { page } = visitor
  await page.setViewportSize({ width: 1024, height: 768 })
  await visitor.expectAccessible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.expectAccessible('contrast')
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor.expectAccessible()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 900 })
}

const account = (name: string) => visitor.page.locator('.account', { has: visitor.page.getByRole('link', { name }) })

test('Home says in a sentence who may leave, and one click shows why in the words of the customer', async () => {
  const { page } = visitor
  await visitor.go('')
  await page.getByText('2 accounts worth $31.2K a year may leave.').waitFor()
  const tidal = account('Tidal Water')
  for (const part of ['Leaving', '$15,600 a year', /^Renewal |^Ends /, /^Talk to them about staying/])
    await tidal.getByText(part).first().waitFor()
  await account('Long').getByText('<b>sorry</b>').waitFor()
  await page.getByRole('heading', { name: 'Needs attention' }).waitFor()
  await visitor.settle()
  await expectOpenToAll()
  const clicks = await visitor.clicks(async () => {
    await tidal.getByText(notice).click()
    await page.getByRole('dialog').locator('mark').getByText(notice).waitFor()
  })
  expect(clicks).toBe(1)
  await page.keyboard.press('Escape')
})

test('what changed since one was here needs no click', async () => {
  const { page } = visitor
  await page.getByRole('heading', { name: 'In the last 7 days' }).waitFor()
  const since = page.locator('section', { has: page.getByRole('heading', { name: /^Since you were here/ }) })
  // An hour later somebody comes back.
  await page.evaluate(`for (const name of Object.keys(localStorage))
    if (name.startsWith('rapport.visit.')) localStorage.setItem(name, JSON.stringify({ seenAt: Date.now() - 3600000 }))`)
  await visitor.go('')
  await since.getByRole('link', { name: 'Tidal Water' }).waitFor()
  await since.getByText('Leaving', { exact: true }).waitFor()
})

test('renewals stand one click from Home, with what they are worth, how their customers stand and what is to be done', async () => {
  const { page } = visitor
  await workspace.members.put([{ id: 'm_ada', email: 'ada@fernway.example', name: 'Ada Lindqvist' }])
  await workspace.tasks.create({ title: 'Send the offer', customer: 'tidal', dueOn: quarterEnd(), assigneeId: 'm_ada' })
  const clicks = await visitor.clicks(async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Renewals' }).click()
    await page.getByText(/^1 term worth \$15.6K a year ends from /).waitFor()
  })
  expect(clicks).toBe(1)
  await account('Tidal Water').getByText(notice).waitFor()
  const next = account('Tidal Water').locator('.account-task')
  await next.getByRole('link', { name: 'Send the offer' }).waitFor()
  expect(await next.innerText()).toMatch(/Due .*\nAda Lindqvist$/)
  await expectOpenToAll()
  await page.getByRole('tab', { name: 'Overdue' }).click()
  await page.getByText('No renewal is overdue').waitFor()
})

test('every place where somebody said something is found by keyboard alone', async () => {
  const { page } = visitor
  await visitor.go('')
  await page.keyboard.press('/')
  await page.keyboard.type('export is broken')
  await page.keyboard.press('Enter')
  await page.getByText(/^Found in \d+ places?$/).waitFor()
  const places = page.locator('.quote', { hasText: broken })
  await expect.poll(() => places.count()).toBe(2)
  await expectOpenToAll()
  expect(visitor.complaints).toEqual([])
})

test('a customer page says on top what its list says', async () => {
  const { page } = visitor
  await visitor.go('')
  await page.getByRole('link', { name: 'Tidal Water' }).first().click()
  const head = page.locator('.standing-head')
  await head.getByText('Leaving', { exact: true }).waitFor()
  await head.getByText(/^Talk to them about staying/).waitFor()
  await visitor.settle()
  await visitor.expectAccessible()
  expect(visitor.complaints).toEqual([])
})
