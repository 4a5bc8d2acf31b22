import { allGrants, createRapport, type Rapport, type Workspace } from '@rapport/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sharedPostgresStore } from '../shared-postgres.js'
import { type ConsoleSite, startConsole } from './console-site.js'
import type { ConsoleVisitor } from './console-visitor.js'

// Processes and browsers of their own take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const day = 86_400_000
const hostile = `<img src=x onerror="document.title='pwned'"> \u202Eevil =1+1 👩‍👩‍👧 ${'w'.repeat(430)}`.slice(0, 500)
const sentence = 'We need single sign-on before May.'
const notice = 'Our champion Bea Cole has left the company.'

let site: ConsoleSite
let rapport: Rapport
let workspace: Workspace
let visitor: ConsoleVisitor
/** How far the console's clock is ahead: the first look at champions comes some minutes after the first customer. */
let ahead = 0

const visits = (userId: string, customerId: string, from: number, to: number) =>
  Array.from({ length: from - to }, (_, index) => ({
    type: 'custom' as const,
    eventName: 'planned',
    timestamp: Date.now() - (from - index) * day,
    userId,
    email: `${userId}@${customerId}.test`,
    customerId
  }))

const mail = (externalId: string, name: string, text: string) => ({
  sourceType: 'EMAIL' as const,
  externalId,
  occurredAt: Date.now() - 2 * day,
  title: 'Plans for spring',
  customer: { customerId: 'acme' },
  participants: [{ email: `${name.split(' ')[0]?.toLowerCase()}@acme.test`, name, role: 'from' }],
  segments: [{ text: 'Hello,' }, { text }]
})

beforeAll(async () => {
  const clock = { now: () => Date.now() + ahead }
  rapport = createRapport({ store: await sharedPostgresStore(), clock, logger: { info() {}, warn() {}, error() {} } })
  const { id: organizationId } = await rapport.organizations.create({ name: 'Fernway' })
  workspace = rapport.organization(organizationId)
  const acme = { customerId: 'acme' }
  await workspace.customers.put([
    { customerId: 'acme', name: 'Acme Rail', domain: 'acme.test' },
    { customerId: 'globex', name: 'Globex' }
  ])
  await workspace.ingest({ source: 'server', events: [{ ...visits('ann', 'globex', 41, 40)[0], email: 'ann@home.test' } as never] })
  await workspace.ingest({ source: 'server', events: visits('ann', 'acme', 28, 0) })
  await workspace.ingest({ source: 'server', events: visits('gil', 'globex', 60, 20) })
  await workspace.ingest({
    source: 'server',
    events: [{ type: 'custom', eventName: 'planned', timestamp: Date.now() - day, email: 'ann@old.test' }]
  })
  await workspace.ingest({
    source: 'server',
    events: [{ type: 'custom', eventName: 'planned', timestamp: Date.now(), userId: 'ann', email: 'ann@old.test' }]
  })
  await workspace.users.put([
    { userId: 'ann', name: 'Ann Lee', traits: { title: 'Head of operations' }, customer: acme },
    { userId: 'bea', email: 'bea@acme.test', name: 'Bea Cole', customer: acme },
    { userId: 'bad', email: 'bad@acme.test', name: hostile, traits: { role: hostile, champion: true }, customer: acme }
  ])
  await workspace.sources.put([mail('mail_1', 'Ann Lee', sentence), mail('mail_2', 'Ann Lee', notice)])
  const fact = (assertion: string, factType: 'REQUIREMENTS' | 'CHAMPION_RISK', sourceId: string) => ({
    externalId: `f_${sourceId}`,
    customer: acme,
    assertion,
    factType,
    evidence: [{ sourceType: 'EMAIL' as const, sourceId, quote: assertion }]
  })
  await workspace.facts.put([fact(sentence, 'REQUIREMENTS', 'mail_1'), fact(notice, 'CHAMPION_RISK', 'mail_2')])
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
  await page.setViewportSize({ width: 1024, height: 768 })
  await visitor.expectNothingWider()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor.expectAccessible()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('one person’s history is two clicks from Home: what was done, said and merged', async () => {
  const { page } = visitor
  await visitor.go('')
  await visitor.clicks()
  await page.locator('.side').getByRole('link', { name: 'People' }).click()
  await page.getByRole('link', { name: 'Ann Lee' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ann Lee' }).waitFor()
  await page.locator('.event').first().waitFor()
  expect(await visitor.clicks()).toBe(2)
  await page.getByText('Head of operations').waitFor()
  await page.getByRole('region', { name: 'Champion' }).getByText('The most active person of the customer').waitFor()
  await expectOpenToAll()
  await page.getByRole('combobox', { name: 'Customer' }).selectOption({ label: 'Globex' })
  await expect.poll(() => page.locator('.event').count()).toBe(1)
  await page.getByRole('tab', { name: 'What was said' }).click()
  await page.getByRole('link', { name: sentence }).click()
  await page.getByRole('dialog').locator('mark').getByText(sentence).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Devices and records' }).click()
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await visitor.expectAccessible()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('The merge is undone.').waitFor()
  await expect.poll(async () => (await workspace.users.get({ email: 'ann@old.test' })).externalId).toBe(null)
})

test('who the champions are and which account lost one is two clicks from Home, with why', async () => {
  const { page } = visitor
  await visitor.go('')
  await visitor.clicks()
  await page.locator('.side').getByRole('link', { name: 'People' }).click()
  await page.getByRole('tab', { name: 'Champions' }).click()
  const lost = page.getByRole('region', { name: 'Lost champions' })
  await lost.getByText('gil@globex.test').waitFor()
  expect(await visitor.clicks()).toBe(2)
  await lost.getByText('Silent since').waitFor()
  await lost.getByRole('link', { name: 'Acme Rail' }).waitFor()
  await page.getByRole('region', { name: 'Champions', exact: true }).getByText('Ann Lee').waitFor()
  await expectOpenToAll()
  await lost.getByRole('link', { name: notice }).click()
  await page.getByRole('dialog').locator('mark').getByText(notice).waitFor()
  await page.keyboard.press('Escape')
})

test('the timeline of an account is that of one person, who is called by name', async () => {
  const { page } = visitor
  const { id } = await workspace.customers.get({ customerId: 'acme' })
  await visitor.go(`/customers/${id}?tab=timeline`)
  await page.locator('.event-who').getByText('Ann Lee').first().waitFor()
  await page.getByRole('combobox', { name: 'Person' }).selectOption({ label: 'Bea Cole' })
  await page.getByText('Nothing has happened yet').waitFor()
  await page.getByRole('combobox', { name: 'Person' }).selectOption({ label: 'Ann Lee' })
  await page.waitForURL(/person=/)
  await page.locator('.event').getByText('Plans for spring').first().waitFor()
  await page.getByRole('tab', { name: 'People' }).click()
  await page.getByRole('region', { name: 'Lost champions' }).getByRole('link', { name: 'Bea Cole', exact: true }).waitFor()
  await visitor.expectAccessible()
})

test('by keyboard alone: the menu finds a person, a signal and what was said, and gives the focus back', async () => {
  const { page } = visitor
  await workspace.signals.create({ kind: 'EVENT_MATCH', name: 'Spring sale', definition: { eventNames: ['sale'] } })
  await visitor.go('/settings')
  const tab = page.getByRole('tab').first()
  await tab.focus()
  await page.keyboard.press('Control+k')
  await page.locator('.command-input:focus').waitFor()
  await page.keyboard.type('spring')
  await page.getByRole('option', { name: /^Spring sale/ }).waitFor()
  await page.getByRole('option', { name: 'Search what was said for “spring”' }).waitFor()
  await visitor.expectAccessible()
  await page.keyboard.press('Escape')
  await expect.poll(() => tab.evaluate((element) => element.matches(':focus'))).toBe(true)
  await page.keyboard.press('Control+k')
  await page.locator('.command-input:focus').waitFor()
  await page.keyboard.type('ann lee')
  await page.getByRole('option', { name: /^Ann Lee/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Ann Lee' }).waitFor()
  await visitor.settle()
  const current = page.getByRole('tab', { name: 'Timeline' })
  await current.focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('link', { name: sentence }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').locator('mark').getByText(sentence).waitFor()
  await page.keyboard.press('Escape')
})

test('hostile names stand as they are, and nothing is wider than the screen', async () => {
  const { page } = visitor
  const { id } = await workspace.users.get({ userId: 'bad' })
  for (const path of [`/people/${id}`, `/people/${id}?tab=records`, '/people/champions']) {
    await visitor.go(path)
    await page.locator('main').getByText('<img src=x').first().waitFor()
    await expectOpenToAll()
  }
  expect(await page.title()).not.toBe('pwned')
  expect(await page.locator('main img').count()).toBe(0)
  await visitor.go('/people/00000000-0000-4000-8000-000000000001')
  await page.getByText('Not found').waitFor()
  // The browser itself notes the answer 404.
  expect(visitor.complaints.filter((text) => !text.includes('404'))).toEqual([])
})
