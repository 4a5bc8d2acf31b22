import { readFile } from 'node:fs/promises'
import { allGrants, createRapport, type Workspace } from '@rapport/core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sharedPostgresStore } from '../shared-postgres.js'
import { type ConsoleSite, startConsole } from './console-site.js'
import type { ConsoleVisitor } from './console-visitor.js'

// Processes and browsers of their own take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const hostile = '=HYPERLINK("http://evil.test") <img src=x onerror=alert(1)> \u202Emoc.live 🦊 '
const names: Record<string, string> = {
  alder: 'Alder Lifts',
  birch: 'Birch Boats',
  cedar: `${hostile}${'very long '.repeat(42)}`
}

let site: ConsoleSite
let workspace: Workspace
let visitor: ConsoleVisitor

beforeAll(async () => {
  const rapport = createRapport({ store: await sharedPostgresStore(), logger: { info() {}, warn() {}, error() {} } })
  const { id: organizationId } = await rapport.organizations.create({ name: 'Fernway' })
  workspace = rapport.organization(organizationId)
  await workspace.members.put([
    { id: 'ana', email: 'ana@fernway.test', name: 'Ana Lopez' },
    { id: 'bo', email: 'bo@fernway.test', name: 'Bo Chen' }
  ])
  const put = await workspace.customers.put(
    Object.entries(names).map(([customerId, name]) => ({
      customerId,
      name,
      traits: { region: customerId === 'birch' ? 'North' : 'South' }
    }))
  )
  const ids = put.map(({ id }) => id)
  await workspace.lists.change({ customerIds: ids.slice(0, 2), ownerId: 'ana' })
  await workspace.users.put([{ userId: 'u1', email: 'kim@alder.test', name: 'Kim', customer: { customerId: 'alder' } }])
  site = await startConsole(rapport, { letIn: () => ({ organizationId, grants: allGrants, memberId: 'ana' }) })
  visitor = site.visitor
})

afterAll(() => site?.close())

const rows = () => visitor.page.locator('.table-body .table-row')

/** Light and dark, on a small desk and a phone. */
async function expectOpenToAll(): Promise<void> {
  const { page } = visitor
  await visitor.expectAccessible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.expectAccessible('contrast')
  await page.setViewportSize({ width: 1024, height: 768 })
  await visitor.expectNothingWider()
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor.expectAccessible()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('my accounts are one click away, and a segment of them is saved and exported in four', async () => {
  const { page } = visitor
  await visitor.go('/')
  const toMine = await visitor.clicks(async () => {
    await page.getByRole('link', { name: 'My accounts' }).click()
    await page.getByText('2 customers').waitFor()
  })
  expect(toMine).toBe(1)

  await visitor.go('/')
  let text = ''
  const toFile = await visitor.clicks(async () => {
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Customers' }).click()
    // “Me” is another member for everybody: a segment names one. Playwright chooses without a pointer, so that the list is opened by one here.
    const owner = page.getByRole('combobox', { name: 'Owner', exact: true })
    await owner.click()
    await owner.selectOption({ label: 'Ana Lopez' })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Save as segment' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Accounts of Ana')
    await visitor.expectAccessible()
    await page.keyboard.press('Enter')
    await page.getByText('The segment “Accounts of Ana” is saved with 2 members.').waitFor()
    const coming = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    text = await readFile((await (await coming).path()) ?? '', 'utf8')
  })
  expect(toFile).toBe(4)
  expect(text.split('\r\n')).toHaveLength(4)
  expect(text).toContain('Alder Lifts')
  expect(text).not.toContain('HYPERLINK')
  await expectOpenToAll()
  expect(visitor.complaints).toEqual([])
})

test('a list is narrowed, arranged and saved by the keyboard alone', async () => {
  const { page } = visitor
  await visitor.go('/customers')
  await expect.poll(() => rows().count()).toBe(3)
  await page.getByText('<img src=x onerror=alert(1)>', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: 'Filter', exact: true }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Filter' })
  await panel.getByRole('combobox', { name: 'Field' }).selectOption({ label: 'Region' })
  await panel
    .getByRole('textbox', { name: 'Value' })
    .or(panel.getByRole('combobox', { name: 'Value' }))
    .fill('North')
  await visitor.expectAccessible()
  await page.keyboard.press('Enter')
  await expect.poll(() => rows().count()).toBe(1)
  await page.getByText('Region is North').waitFor()

  await page.getByRole('button', { name: 'Columns' }).focus()
  await page.keyboard.press('Enter')
  const columns = page.getByRole('dialog', { name: 'Columns' })
  await columns.getByRole('combobox', { name: 'Add a column' }).selectOption({ label: 'Region' })
  const up = columns.getByRole('button', { name: 'Move Region forward' })
  await up.focus()
  for (let times = 0; times < 3; times++) await page.keyboard.press('Enter')
  await visitor.expectAccessible()
  await columns.getByRole('button', { name: 'Show' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('columnheader', { name: 'Region' }).waitFor()

  await page.getByRole('button', { name: 'Save view' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('The north')
  await visitor.expectAccessible()
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: 'Pinned views' }).getByRole('link', { name: 'The north' }).waitFor()
  await page.getByRole('heading', { name: 'The north' }).waitFor()
  expect(await rows().count()).toBe(1)
  await page.goBack()
  await visitor.go('/people')
  await page.getByText('1 person').waitFor()
  await visitor.expectAccessible()
  expect(visitor.complaints).toEqual([])
})

test('a group of conditions is added, changed and removed by the keyboard alone', async () => {
  const { page } = visitor
  await visitor.go('/customers')
  await expect.poll(() => rows().count()).toBe(3)
  const press = async (button: string) => {
    await page.getByRole('button', { name: button, exact: true }).focus()
    await page.keyboard.press('Enter')
  }
  await press('Filter')
  const panel = page.getByRole('dialog', { name: 'Filter' })
  const inGroup = (number: number) => panel.getByRole('group', { name: `Condition ${number} of group 2` })
  const write = async (number: number, field: string, value: string) => {
    await inGroup(number).getByRole('combobox', { name: 'Field' }).selectOption({ label: field })
    await inGroup(number)
      .getByRole('textbox', { name: 'Value' })
      .or(inGroup(number).getByRole('combobox', { name: 'Value' }))
      .fill(value)
  }
  await panel.getByRole('combobox', { name: 'Field' }).selectOption({ label: 'Name' })
  await panel.getByRole('combobox', { name: 'Comparison' }).selectOption({ label: 'is known' })
  await press('Add a group')
  await write(1, 'Region', 'North')
  await write(2, 'Name', 'Alder Lifts')
  await press('Add a condition to group 2')
  await inGroup(3).getByRole('combobox', { name: 'Field' }).waitFor()
  await inGroup(3).getByRole('button', { name: 'Remove' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => inGroup(3).count()).toBe(0)
  const focused = () => page.evaluate('document.activeElement?.textContent')
  expect(await focused()).toBe('Add a condition to group 2')
  await expectOpenToAll()
  await press('Show')
  await expect.poll(() => rows().count()).toBe(2)
  await page.getByText('(Region is North or Name is Alder Lifts)').waitFor()

  await press('Filter')
  await panel.getByRole('combobox', { name: 'What matches group 2' }).selectOption({ label: 'all of these conditions' })
  await press('Show')
  await expect.poll(() => rows().count()).toBe(0)
  await press('Filter')
  await press('Remove group 2')
  await expect.poll(() => inGroup(1).count()).toBe(0)
  expect(await focused()).toBe('Add a condition')
  await press('Show')
  await expect.poll(() => rows().count()).toBe(3)
  expect(visitor.complaints).toEqual([])
})

test('the later of two editors of a view is told, and keeps what is written', async () => {
  const { page } = visitor
  await page.getByRole('link', { name: 'The north' }).click()
  await page.getByRole('heading', { name: 'The north' }).waitFor()
  const { searchParams } = new URL(page.url())
  const id = searchParams.get('view') ?? ''
  await page.getByRole('button', { name: 'Save view' }).click()
  await workspace.views.update(id, { version: 1, name: 'Everything north' }, { actor: 'ana' })
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('North and more')
  await page.keyboard.press('Enter')
  await page.getByText('Somebody else has changed this view.').waitFor()
  await visitor.expectAccessible()
  expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('North and more')
  await page.getByRole('button', { name: 'Save as a new view' }).click()
  await page.getByRole('heading', { name: 'North and more' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'North and more' }).waitFor()
  await expect.poll(() => rows().count()).toBe(1)
  const pin = page.getByRole('navigation', { name: 'Pinned views' }).getByRole('link', { name: 'North and more' })
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('button', { name: 'Remove this view' }).click()
  await page.getByRole('heading', { name: 'Customers' }).waitFor()
  await expect.poll(() => pin.count()).toBe(0)
  await page.getByRole('status', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
  await pin.waitFor()
  await visitor.go('/customers?view=00000000-0000-4000-8000-000000000000')
  await page.getByText('This view no longer exists.').waitFor()
  visitor.complaints.length = 0
})

test('several customers get a tag and another owner, and all of it is taken back', async () => {
  const { page } = visitor
  await visitor.go('/customers?columns=name%2Cowner%2Ctags')
  const before = await rows().allInnerTexts()
  for (const name of ['Alder Lifts', 'Birch Boats']) await page.getByRole('checkbox', { name: `Choose ${name}` }).click()
  await page.getByText('2 customers are chosen').waitFor()
  await page.getByRole('textbox', { name: 'Tag', exact: true }).fill('key account')
  await page.getByRole('button', { name: 'Add tag' }).click()
  await expect.poll(() => page.getByRole('cell', { name: 'key account' }).count()).toBe(2)
  await visitor.expectAccessible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => page.getByRole('cell', { name: 'key account' }).count()).toBe(0)
  await page.getByRole('combobox', { name: 'Set owner' }).selectOption({ label: 'Bo Chen' })
  await expect.poll(() => page.getByRole('cell', { name: 'Bo Chen' }).count()).toBe(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => rows().allInnerTexts()).toEqual(before)
})

test('a segment shows who came, and is archived and taken back', async () => {
  const { page } = visitor
  await visitor.go('/segments')
  await page.getByRole('link', { name: 'Accounts of Ana' }).click()
  const panel = page.getByRole('dialog', { name: 'Accounts of Ana' })
  await panel.getByText('Owner is Ana Lopez').waitFor()
  await expect.poll(() => panel.getByText('Entered').count()).toBeGreaterThan(1)
  await visitor.expectAccessible()
  await panel.getByRole('button', { name: 'Archive' }).click()
  await page.getByText('No segments yet').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: 'Accounts of Ana' }).waitFor()
  await expectOpenToAll()
  expect(visitor.complaints).toEqual([])
})
