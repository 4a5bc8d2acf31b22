import { allGrants, createRapport, type Rapport, type Workspace } from '@rapport/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sharedPostgresStore } from '../shared-postgres.js'
import { type ConsoleSite, startConsole } from './console-site.js'
import type { ConsoleVisitor } from './console-visitor.js'

// Processes and browsers of their own take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const hostile = `=1+1 <b>Bold</b> \u202Eright 😀 ${'wide'.repeat(115)}`

let site: ConsoleSite
let rapport: Rapport
let workspace: Workspace
let visitor: ConsoleVisitor
let acme: string

beforeAll(async () => {
  rapport = createRapport({ store: await sharedPostgresStore(), logger: { info() {}, warn() {}, error() {} } })
  const { id: organizationId } = await rapport.organizations.create({ name: 'Fernway' })
  workspace = rapport.organization(organizationId)
  await workspace.members.put([
    { id: 'm_1', email: 'ana@own.test', name: 'Ana Lopez' },
    { id: 'm_2', email: 'bo@own.test', name: 'Bo Chen' }
  ])
  const customers = [
    { customerId: 'acme', name: 'Acme', domain: 'acme.test' },
    { customerId: 'acme-2', name: 'Acme GmbH', domain: 'acme-gmbh.test' },
    { customerId: 'hostile', name: hostile }
  ]
  acme = (await workspace.customers.put(customers))[0]?.id ?? ''
  await workspace.users.put([{ userId: 'u1', email: 'lee@acme-gmbh.test', name: 'Lee', customer: { customerId: 'acme-2' } }])
  for (const [customerId, title] of [
    ['acme', 'Usage fell'],
    ['acme', 'Quota is used up'],
    ['hostile', hostile.slice(0, 240)]
  ] as const)
    await workspace.attention.raise({ customer: { customerId }, cause: title.slice(0, 50), title })
  site = await startConsole(rapport, { letIn: () => ({ organizationId, grants: allGrants, memberId: 'm_1' }) })
  visitor = site.visitor
})

afterAll(() => site?.close())

/** Presses the first that has this name. */
const click = (role: 'button' | 'menuitem' | 'tab' | 'link', name: string | RegExp) =>
  visitor.page.getByRole(role, { name }).first().click()

const items = async (query: Parameters<Workspace['attention']['list']>[0] = {}) => (await workspace.attention.list(query)).items
const said = (text: string | RegExp) => visitor.page.locator('.toast', { hasText: text }).waitFor()

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

test('an item is assigned, snoozed and resolved in two clicks each from Home, and opened again', async () => {
  const { page } = visitor
  await visitor.go('/')
  await visitor.clicks()
  await click('button', 'Actions: Usage fell')
  await visitor.expectAccessible()
  await click('menuitem', 'Assign to me')
  await said('Assigned to Ana Lopez.')
  expect(await items({ assigneeId: 'm_1' })).toMatchObject([{ title: 'Usage fell' }])
  await click('button', 'Actions: Usage fell')
  await click('menuitem', 'Snooze until tomorrow')
  await said('Snoozed until')
  expect(await items({ isSnoozed: true })).toMatchObject([{ title: 'Usage fell' }])
  await click('button', 'Actions: Quota is used up')
  await click('menuitem', 'Mark as resolved')
  await said('Resolved.')
  expect(await visitor.clicks()).toBe(6)
  await visitor.go('/')
  await page.locator('nav').getByRole('link', { name: 'Attention' }).first().click()
  await click('button', 'Reopen: Quota is used up')
  await said('open again')
  expect(await visitor.clicks()).toBe(2)
  expect((await items({ isSnoozed: false })).map(({ title }) => title)).toContain('Quota is used up')
  expect(visitor.complaints).toEqual([])
})

test('items are worked on together, and narrowed by member and reason', async () => {
  const { page } = visitor
  await visitor.go('/attention')
  await page.getByRole('checkbox', { name: 'Select: Quota is used up' }).check()
  await page.getByRole('checkbox', { name: /^Select: =1\+1/ }).check()
  await page.getByText('2 items selected').waitFor()
  await expectOpenToAll()
  await page.getByRole('combobox', { name: 'Assign to…' }).selectOption({ label: 'Bo Chen' })
  await said('2 items are assigned to Bo Chen.')
  expect(await items({ assigneeId: 'm_2' })).toHaveLength(2)
  await visitor.go('/attention?status=snoozed&of=m_1&kind=host')
  await page.getByText('Usage fell').waitFor()
  await visitor.go('/attention?kind=tickets')
  await page.getByText('No items match these filters').waitFor()
  expect(visitor.complaints).toEqual([])
})

test('a note is written in two clicks from Home, shows as it is meant, and the later of two editors loses nothing', async () => {
  const { page } = visitor
  await visitor.go('/')
  await visitor.clicks()
  await click('button', 'Actions: Quota is used up')
  await click('menuitem', 'Write a note')
  const body = `**Kim** told me <b>they</b> need [SSO](https://acme.test/sso) and [no](javascript:alert(1)).\n- ${hostile}`
  await page.getByRole('textbox', { name: 'Note' }).fill(body)
  await visitor.expectAccessible()
  await page.keyboard.press('Control+Enter')
  await said('The note is saved.')
  expect(await visitor.clicks()).toBe(2)
  const [note] = (await workspace.notes.list({ customer: 'acme' })).items
  expect(note).toMatchObject({ body, author: { id: 'm_1' } })
  await visitor.go(`/customers/${acme}?tab=notes`)
  await page.locator('.markdown strong', { hasText: 'Kim' }).waitFor()
  expect(await page.locator('.markdown a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    'https://acme.test/sso'
  ])
  await page.locator('.markdown', { hasText: '<b>they</b>' }).waitFor()
  await expectOpenToAll()
  await page.locator('.note').getByRole('button', { name: 'Edit' }).click()
  await workspace.notes.update(note?.id ?? '', { body: 'Bo was here first.' }, { actor: 'm_2' })
  const box = page.locator('.note').getByRole('textbox', { name: 'Note' })
  await box.fill('My own words.')
  await page.locator('.note').getByRole('button', { name: 'Save note' }).click()
  await page.getByText('Somebody else has edited this note.').waitFor()
  await page.locator('.markdown', { hasText: 'Bo was here first.' }).waitFor()
  expect(await box.inputValue()).toBe('My own words.')
  await page.getByRole('button', { name: 'Replace it with mine when I save' }).click()
  await page.locator('.note').getByRole('button', { name: 'Save note' }).click()
  await page.locator('.markdown', { hasText: 'My own words.' }).waitFor()
  visitor.complaints.splice(0)
})

test('a task is made, done, opened again and changed', async () => {
  const { page } = visitor
  await visitor.go('/tasks')
  await page.getByText('No tasks').first().waitFor()
  await click('button', 'Create a task')
  await page.getByRole('textbox', { name: 'What is to be done' }).fill(hostile.slice(0, 300))
  await page.getByLabel('Due on').fill('2020-01-31')
  await visitor.expectAccessible()
  await click('button', 'Save task')
  await said('The task is saved.')
  await page.getByText('Late', { exact: true }).waitFor()
  await expectOpenToAll()
  await click('button', /^Done: =1\+1/)
  await page.locator('.toast', { hasText: 'Done.' }).getByRole('button', { name: 'Undo' }).click()
  await said('The task is open again.')
  expect((await workspace.tasks.list({ assigneeId: 'm_1' })).items).toMatchObject([{ status: 'open', dueOn: '2020-01-31' }])
  await visitor.go(`/customers/${acme}?tab=tasks`)
  await page.getByText('No completed tasks yet').waitFor()
  await visitor.expectAccessible()
  expect(visitor.complaints).toEqual([])
})

test('two accounts are merged and taken apart by the keyboard alone', async () => {
  const { page } = visitor
  await visitor.go('/')
  await visitor.press('r', '/identity')
  await visitor.settle()
  await page.getByRole('tab', { name: 'Suggestions' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('combobox', { name: 'Account that remains' }).waitFor()
  const pick = async (typed: string, found: string) => {
    await page.keyboard.press('Tab')
    await page.keyboard.type(typed)
    await page.getByRole('option', { name: found }).first().waitFor()
    await expect.poll(() => page.getByRole('option').count()).toBe(1)
    await page.keyboard.press('Enter')
  }
  await pick('acme.test', 'Acme')
  await pick('GmbH', 'Acme GmbH')
  await page.getByText('becomes part of').waitFor()
  await expectOpenToAll()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await said('The two accounts are merged.')
  expect((await workspace.customers.get({ customerId: 'acme-2' })).id).toBe(acme)
  await page.locator('.toast', { hasText: 'are merged' }).getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await said('The two records are separate again')
  expect((await workspace.customers.get({ customerId: 'acme-2' })).name).toBe('Acme GmbH')
  expect(visitor.complaints).toEqual([])
})

test('two accounts are merged and taken apart in four clicks from Home', async () => {
  const { page } = visitor
  await visitor.go('/')
  await visitor.clicks()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Identity review' }).click()
  await click('tab', 'Merge two accounts')
  await page.getByRole('combobox', { name: 'Account that remains' }).waitFor()
  const pick = async (typed: string, found: string) => {
    await page.keyboard.press('Tab')
    await page.keyboard.type(typed)
    await page.getByRole('option', { name: found }).first().waitFor()
    await expect.poll(() => page.getByRole('option').count()).toBe(1)
    await page.keyboard.press('Enter')
  }
  await pick('acme.test', 'Acme')
  await pick('GmbH', 'Acme GmbH')
  await page.getByText('becomes part of').waitFor()
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await said('The two accounts are merged.')
  await page.locator('.toast', { hasText: 'are merged' }).getByRole('button', { name: 'Undo' }).click()
  await said('The two records are separate again')
  expect(await visitor.clicks()).toBe(4)
  expect((await workspace.customers.get({ customerId: 'acme-2' })).name).toBe('Acme GmbH')
  expect(visitor.complaints).toEqual([])
})
