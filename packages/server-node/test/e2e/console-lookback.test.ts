import { allGrants, createRapport, type Rapport, type Workspace } from '@rapport/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sharedPostgresStore } from '../shared-postgres.js'
import { type ConsoleSite, startConsole } from './console-site.js'
import type { ConsoleVisitor } from './console-visitor.js'

// Processes and browsers of their own take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const day = 86_400_000
const notice = `We will not renew the contract in May, <b>sorry</b>, as our planners ${'really '.repeat(40)}want something else.`

let site: ConsoleSite
let rapport: Rapport
let workspace: Workspace
let visitor: ConsoleVisitor
/** How far the console's clock is ahead: health comes some minutes after the first customer. */
let ahead = 0

const ago = (daysAgo: number) => Date.now() - daysAgo * day
const on = (daysAgo: number) => new Date(ago(daysAgo)).toISOString().slice(0, 10)
const noon = (daysAgo: number) => Date.parse(`${on(daysAgo)}T12:00:00Z`)

beforeAll(async () => {
  const clock = { now: () => Date.now() + ahead }
  rapport = createRapport({ store: await sharedPostgresStore(), clock, logger: { info() {}, warn() {}, error() {} } })
  const { id: organizationId } = await rapport.organizations.create({ name: 'Fernway' })
  workspace = rapport.organization(organizationId)
  const names = { left: 'Alder Lifts', missed: 'Quarry Solar', stayed: 'Larch Windows', leaving: 'Tidal Water' }
  await workspace.customers.put(Object.entries(names).map(([customerId, name]) => ({ customerId, name })))
  const contract = (customerId: string, from: number, to: number, more: object = {}) => ({
    externalId: `${customerId} ${from}`,
    customer: { customerId },
    startsOn: on(from),
    endsOn: on(to),
    amountCents: 1_200_000,
    currency: 'usd',
    ...more
  })
  await workspace.contracts.put([
    contract('left', 405, 41),
    contract('missed', 465, 101, { outcome: 'churned', reason: 'Bought by somebody else.' }),
    contract('stayed', 400, -200),
    contract('leaving', 300, -20)
  ])
  const mail = (customerId: string, daysAgo: number, text: string) => ({
    sourceType: 'EMAIL' as const,
    externalId: `${customerId} ${daysAgo}`,
    customer: { customerId },
    occurredAt: noon(daysAgo),
    segments: [{ text }]
  })
  await workspace.sources.put([
    mail('left', 81, notice),
    mail('stayed', 220, 'We will not renew the contract in May.'),
    mail('stayed', 210, 'We have decided to stay with you after all.'),
    mail('leaving', 3, 'We will not renew the contract, this is our notice.')
  ])
  const events = Array.from({ length: 60 }, (_, index) => ({
    type: 'custom' as const,
    eventName: `planned_${index % 3}`,
    timestamp: ago(1 + index),
    customerId: 'leaving',
    userId: `u${index % 4}`
  }))
  await workspace.ingest({ source: 'server', events })
  site = await startConsole(rapport, { letIn: () => ({ organizationId, grants: allGrants }) })
  visitor = site.visitor
  await rapport.runDue()
  ahead = 5 * 60_000
  await rapport.runDue()
})

afterAll(() => site?.close())

/** Light and dark, on a desk and a phone. */
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

test('a look-back is started, and shows who left, in whose words, who was missed, and what was wrong', async () => {
  const { page } = visitor
  await visitor.go('/lookback')
  await page.getByText('No look-back yet').waitFor()
  await visitor.expectAccessible()
  await page.getByRole('spinbutton', { name: /health below/ }).fill('50')
  await page.getByRole('button', { name: 'Start a look-back' }).click()
  await page.getByRole('progressbar', { name: 'Progress of the look-back' }).waitFor()
  await visitor.expectAccessible()
  await rapport.runDue()
  await page.getByText('Customers left 2 times. Rapport would have said so once, 40 days before.').waitFor()
  const who = (name: string) => page.locator('.list-row', { has: page.getByRole('link', { name }) })
  await who('Alder Lifts').getByText('40 days before').waitFor()
  await who('Alder Lifts').getByText('<b>sorry</b>').waitFor()
  await who('Alder Lifts').getByText('Timeline').click()
  await who('Alder Lifts').getByText(': At risk').waitFor()
  await who('Quarry Solar').getByText('Missed').waitFor()
  await who('Quarry Solar').getByText('There are no conversations from the last 90 days.').waitFor()
  const wrong = page.locator('section', { has: page.getByRole('heading', { name: 'False alarms' }) })
  await wrong.getByRole('link', { name: 'Larch Windows' }).waitFor()
  await page.getByText('Health below 50').waitFor()
  await expectOpenToAll()
  expect(visitor.complaints).toEqual([])
})

test('the health of a customer shows the points of its parts and caps, which add up, and the notice that it gave', async () => {
  const { page } = visitor
  const { customerId, state } = await workspace.customers.assessment({ customerId: 'leaving' })
  expect(state).toBe('leaving')
  const { score, parts, caps } = await workspace.customers.health({ customerId: 'leaving' })
  await visitor.go(`/customers/${customerId}`)
  const health = page.locator('section', { has: page.getByRole('heading', { name: 'Health' }) })
  await health.getByText(String(score), { exact: true }).first().waitFor()
  for (const { reason } of [...parts, ...caps]) await health.getByText(reason).first().waitFor()
  const shown = await health.locator('.health-parts .number').allInnerTexts()
  const points = shown.map((text) => Number(text.replace('−', '-').replace('+', '').replace('–', '0')))
  expect(100 + points.reduce((sum, each) => sum + each, 0)).toBe(score)
  await page.getByText('They are leaving.').first().waitFor()
  await expectOpenToAll()
  expect(visitor.complaints).toEqual([])
})
