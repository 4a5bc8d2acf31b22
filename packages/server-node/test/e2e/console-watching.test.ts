import { allGrants, createRapport, type Grant, type Rapport, type Workspace } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadWorld } from '../../src/demo/world/load-world.js'
import { type ConsoleSite, startConsole } from './console-site.js'
import type { ConsoleVisitor } from './console-visitor.js'

let site: ConsoleSite
let rapport: Rapport
let workspace: Workspace
let grants: readonly Grant[] = allGrants
let visitor: ConsoleVisitor

beforeAll(async () => {
  rapport = createRapport({ store: memoryStore(), logger: { info() {}, warn() {}, error() {} } })
  const { id: organizationId } = await rapport.organizations.create({ name: 'Fernway' })
  workspace = rapport.organization(organizationId)
  const [started] = await Promise.all([
    startConsole(rapport, { letIn: () => ({ organizationId, grants }) }),
    loadWorld(rapport, organizationId, { seed: 1, scale: 0.05, now: Date.now() })
  ])
  site = started
  visitor = site.visitor
  await rapport.runDue()
})

afterAll(() => site?.close())

test('a signal is written, tried before it is saved, switched, changed and archived', async () => {
  const { page } = visitor
  await visitor.go('/signals')
  await visitor.expectAccessible()
  await page.getByRole('button', { name: 'New signal' }).first().click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Name').fill('Busy <b>week</b>')
  await panel.getByLabel('What to look for').selectOption('event_count_threshold')
  await panel.getByRole('spinbutton', { name: 'Events' }).fill('5')
  await panel.getByRole('button', { name: 'Preview matches' }).click()
  await panel.getByText(/\d+ of \d+ customers matched in the last 90 days, \d+ times? in total/).waitFor()
  await visitor.expectAccessible()
  expect(await workspace.signals.list()).toMatchObject({ pagination: { total: 0 } })
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await panel.isVisible()).toBe(true)
  await visitor.expectAccessible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await panel.getByRole('button', { name: 'Save and turn on' }).click()
  await panel.getByText('Nobody is told about matches yet.').waitFor()
  await visitor.expectAccessible()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })

  const row = page.locator('.list-row', { hasText: 'Busy <b>week</b>' })
  await row.getByText('At least 5 events in 7 days').waitFor()
  await row.getByRole('switch').click()
  await page.locator('.list-row', { hasText: 'Busy <b>week</b>' }).getByRole('switch', { checked: false }).waitFor()
  await row.getByRole('button', { name: 'Busy <b>week</b>' }).click()
  await panel.getByRole('button', { name: 'Edit' }).click()
  await panel.getByRole('spinbutton', { name: 'Events' }).fill('6')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByText('At least 6 events in 7 days').waitFor()
  await panel.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('dialog', { name: 'Archive' }).getByRole('button', { name: 'Archive' }).click()
  await row.waitFor({ state: 'detached' })
})

test('one event is watched for with a condition, and what is wrong is said where it was written', async () => {
  const { page } = visitor
  await visitor.go('/signals?signal=new')
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Name').fill('Report of a kind')
  await panel.getByLabel('What to look for').selectOption('EVENT_MATCH')
  await panel.getByRole('button', { name: 'Save and turn on' }).click()
  await panel
    .getByRole('alert')
    .getByText(/eventNames/)
    .waitFor()
  visitor.complaints.splice(0)
  await panel.getByLabel('Events').fill('report_exported,')
  await panel.getByRole('button', { name: 'Add a condition' }).click()
  await panel.getByLabel('Property').fill('pages')
  await panel.getByLabel('Value').fill('5')
  await panel.getByRole('button', { name: 'Save and turn on' }).click()
  await page.getByText('Each “report_exported” where pages is 5').first().waitFor()
  const [made] = (await workspace.signals.list()).items
  expect(made?.definition).toEqual({
    eventNames: ['report_exported'],
    propertyConditions: [{ property: 'pages', operator: 'equals', value: 5 }]
  })
})

test('names are typed whole or taken of those that are known, and Enter never saves what is half written', async () => {
  const { page } = visitor
  await workspace.ingest({
    events: ['seat_added', 'seat_added_twice', 'seat'].map((eventName) => ({ type: 'custom' as const, eventName })),
    userIdentity: { email: 'ada@known.example' }
  })
  const before = (await workspace.signals.list()).pagination.total
  await visitor.go('/signals?signal=new')
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Name').fill('Seats')
  await panel.getByLabel('What to look for').selectOption('EVENT_MATCH')
  const field = panel.getByRole('combobox', { name: 'Events' })
  const chosen = panel.locator('.chosen-texts li')
  const offered = panel.getByRole('listbox', { name: 'Suggestions: Events' }).getByRole('option')
  await field.press('Enter')
  // A name that begins like one that is known, typed letter by letter.
  await field.pressSequentially('seat_addendum')
  await field.press('Enter')
  await expect.poll(() => chosen.allInnerTexts()).toEqual(['seat_addendum'])
  await field.pressSequentially('seat')
  await expect.poll(async () => (await offered.allInnerTexts()).sort()).toEqual(['seat', 'seat_added', 'seat_added_twice'])
  expect(await chosen.count()).toBe(1)
  await visitor.expectAccessible()
  await field.press('ArrowDown')
  await field.press('ArrowDown')
  const second = await offered.nth(1).innerText()
  await panel.getByRole('option', { name: second, selected: true }).waitFor()
  await field.press('Enter')
  await expect.poll(() => chosen.allInnerTexts()).toEqual(['seat_addendum', second])
  await field.fill('twi')
  if (second !== 'seat_added_twice') await offered.getByText('seat_added_twice').click()
  await field.fill('sea')
  await offered.first().waitFor()
  // Escape closes what is offered, and not the panel with what was written in it.
  await field.press('Escape')
  await expect.poll(() => offered.count()).toBe(0)
  expect(await panel.isVisible()).toBe(true)
  await field.fill('a, b')
  await field.press('Enter')
  await field.press('Enter')
  await expect.poll(async () => (await chosen.allInnerTexts()).slice(-2)).toEqual(['a', 'b'])
  expect((await workspace.signals.list()).pagination.total).toBe(before)
  expect(await panel.isVisible()).toBe(true)
  await panel.getByRole('button', { name: 'Save and turn on' }).click()
  await page
    .getByText(/Each “seat_addendum”/)
    .first()
    .waitFor()
})

test('a built-in signal is set, switched on, and shows where it was seen', async () => {
  const { page } = visitor
  await visitor.go('/signals')
  await page.getByRole('button', { name: 'Usage drop' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('spinbutton', { name: 'Down by' }).fill('30')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await workspace.signals.options()).builtIn[1]?.settings.dropPercent).toBe(30)
  const off = panel.getByRole('switch', { checked: false })
  if ((await off.count()) > 0) await off.click()
  await panel.getByRole('switch', { checked: true }).waitFor()
  await rapport.runDue()
  await visitor.go(page.url().slice(page.url().indexOf('/signals')))
  await panel.locator('.occurrence').first().waitFor()
  await visitor.expectAccessible()
})

test('an automation is written, tried without sending, switched on, and its run log is read', async () => {
  const { page } = visitor
  await visitor.go('/signals?tab=automations')
  await page.getByRole('button', { name: 'New automation' }).first().click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Name').fill('Monday digest')
  await panel.getByLabel('On', { exact: true }).selectOption('Tuesday')
  await panel.getByLabel('Usage drop').check()
  await panel.getByText('Only some accounts').click()
  await panel.getByLabel('Paying').check()
  await panel.getByLabel('Create a task for each customer').check()
  await panel.getByLabel('Title of the task').fill('Call {customer}: {reason}')
  await panel.getByText('Call Acme: activity has fallen').waitFor()
  await panel.getByRole('spinbutton', { name: 'Due in' }).fill('3')
  await panel.getByLabel('Assigned to').selectOption('Nobody')
  await visitor.expectAccessible()
  await panel.getByRole('button', { name: 'Save' }).click()
  const row = page.locator('.list-row', { hasText: 'Monday digest' })
  await row.getByText(/^Every Tuesday at 9:00\sAM, .+: Usage drop$/).waitFor()
  await row.getByRole('button', { name: 'Monday digest' }).click()
  await panel.getByRole('button', { name: 'Preview the message' }).click()
  await panel.getByText(/The message would list \d+ customers?/).waitFor()
  await panel.getByText('No runs yet').waitFor()
  await visitor.expectAccessible()
  await panel.getByRole('switch').click()
  await panel.getByRole('switch', { checked: true }).waitFor()
  const [made] = (await workspace.automations.list()).items
  expect(made).toMatchObject({
    enabled: true,
    schedule: { cadence: 'weekly', weekday: 2, localTime: '09:00' },
    audienceFilter: { billingStatuses: ['PAYING'] },
    task: { title: 'Call {customer}: {reason}', details: null, dueInDays: 3, assigneeId: null, withoutMessage: false }
  })
  await panel.getByText('Call {customer}: {reason}. Assigned to: Nobody. Due in 3 days.').waitFor()
})

test('a run says in words what it came to, whatever that is', async () => {
  const { page } = visitor
  const [made] = (await workspace.automations.list()).items
  const statuses = ['PENDING', 'SKIPPED', 'RUNNING', 'READY_FOR_DELIVERY', 'DELIVERED', 'PARTIAL_FAILURE', 'FAILED']
  const at = new Date().toISOString()
  const run = {
    automationId: made?.id,
    triggerType: 'SCHEDULE',
    missed: 2,
    customerCount: 1,
    periodStart: at,
    periodEnd: at,
    createdAt: at
  }
  const others = { excluded: { audience: 1, cooldown: 0, cap: 0 }, startedAt: at, endedAt: at, reason: 'The channel is <b>archived</b>' }
  const items = statuses.map((status, index) => ({ ...run, ...others, status, id: `00000000-0000-4000-8000-00000000000${index}` }))
  const delivery = { id: made?.id, status: 'UNKNOWN', error: 'No answer came', attempts: 1, itemCount: 1, createdAt: at, endedAt: null }
  await page.route('**/console/api/automations/*/runs?*', (route) =>
    route.fulfill({ json: { items, pagination: { hasMore: false, nextCursor: null, total: items.length } } })
  )
  await page.route('**/console/api/automations/*/runs/*', (route) =>
    route.fulfill({ json: { run: { ...items[5], items: [], deliveries: [delivery] } } })
  )
  await visitor.go(`/signals?tab=automations&automation=${made?.id}`)
  const runs = page.getByRole('dialog').locator('.run')
  for (const words of ['Waiting', 'Nothing to send', 'Running', 'Sending', 'Delivered', 'Partly delivered', 'Failed'])
    await runs.getByText(words, { exact: true }).waitFor()
  await runs.nth(5).locator('summary').click()
  await runs.nth(5).getByText('The channel is <b>archived</b>').waitFor()
  await runs.nth(5).getByText('May have arrived').waitFor()
  await visitor.expectAccessible()
  await page.unroute('**/console/api/automations/*/runs?*')
  await page.unroute('**/console/api/automations/*/runs/*')
})

test('who may only read sees no switch and no form; who may not see it is told which permission it takes', async () => {
  const { page } = visitor
  grants = ['customer_intelligence:read', 'workspace_settings:read']
  await visitor.go('/signals')
  await page.getByRole('button', { name: 'Usage drop' }).click()
  await page.getByRole('dialog').getByText('On', { exact: true }).first().waitFor()
  expect(await page.getByRole('switch').count()).toBe(0)
  expect(await page.getByRole('button', { name: /New signal|Save|Edit|Archive/ }).count()).toBe(0)
  grants = ['customer_intelligence:read']
  await visitor.go('/signals')
  await page.getByText('See settings, signals and automations').first().waitFor()
  expect(await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Signals' }).count()).toBe(0)
  visitor.complaints.splice(0)
})
