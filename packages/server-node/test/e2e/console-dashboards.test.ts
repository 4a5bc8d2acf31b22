import { allGrants, createRapport, type Workspace } from '@rapport/core'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sharedPostgresStore } from '../shared-postgres.js'
import { type ConsoleSite, startConsole } from './console-site.js'
import type { ConsoleVisitor } from './console-visitor.js'

// Processes and browsers of their own take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const odd = 'مرحبا <img src=x onerror=alert(1)> 😀'

let site: ConsoleSite
let workspace: Workspace
let visitor: ConsoleVisitor
let clicks = 0

/** Clicks, and counts it. */
async function click(target: Locator): Promise<void> {
  clicks++
  await target.click()
}

beforeAll(async () => {
  const rapport = createRapport({ store: await sharedPostgresStore(), logger: { info() {}, warn() {}, error() {} } })
  const { id: organizationId } = await rapport.organizations.create({ name: 'Fernway' })
  workspace = rapport.organization(organizationId)
  await workspace.members.put([
    { id: 'ana', email: 'ana@fernway.test', name: 'Ana Lopez' },
    { id: 'bo', email: 'bo@fernway.test', name: 'Bo Chen' }
  ])
  await workspace.customers.put([
    { customerId: 'alder', name: 'Alder Lifts' },
    { customerId: 'birch', name: 'Birch Boats' }
  ])
  await workspace.ingest({
    source: 'server',
    events: [
      { type: 'custom', eventName: 'export', customerId: 'alder', userId: 'u1', email: 'kim@alder.test', timestamp: Date.now() - 1000 }
    ]
  })
  await rapport.runDue()
  const { sources } = await workspace.call('svc_list_features', { weeks: 1, candidateLimit: 1 })
  await workspace.call('svc_create_feature', {
    sourceKey: sources[0]?.sourceKey ?? '',
    eventName: 'export',
    featureKey: 'export',
    name: 'Report export'
  })
  site = await startConsole(rapport, { letIn: () => ({ organizationId, grants: allGrants, memberId: 'ana' }) })
  visitor = site.visitor
})

afterAll(() => site?.close())

/** Light and dark, and on a phone. */
async function expectOpenToAll(): Promise<void> {
  const { page } = visitor
  await visitor.expectAccessible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.expectAccessible('contrast')
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor.expectNothingWider()
  await visitor.expectAccessible()
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('SQL is saved, named, shared and a tile of a dashboard in four clicks', async () => {
  const { page } = visitor
  await workspace.dashboards.create({ name: 'Monday' }, { actor: 'ana' })
  await visitor.go(`/sql?q=${encodeURIComponent('select count(*) as customers from customers')}`)
  await page.getByText('1 row in').waitFor()
  await click(page.getByRole('button', { name: 'Save', exact: true }))
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('All customers')
  await visitor.expectAccessible()
  await click(page.getByRole('checkbox', { name: 'Share it with everybody who may run SQL' }))
  await click(page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }))
  const choices = page.getByRole('dialog', { name: 'Add to dashboard' })
  await choices.waitFor()
  await visitor.expectAccessible()
  await click(choices.getByRole('button', { name: 'Monday' }))
  await page.getByText('The dashboard “Monday” shows the query.').waitFor()
  expect(clicks).toBeLessThanOrEqual(4)
  const [query] = await workspace.queries.list()
  expect(query).toMatchObject({ name: 'All customers', shared: true })
})

test('a dashboard is arranged by the keyboard alone, and a tile comes back', async () => {
  const { page } = visitor
  await visitor.go('/dashboards')
  await page.getByRole('link', { name: 'Monday' }).click()
  const tile = page.getByRole('region', { name: 'All customers', exact: true })
  await tile.getByText('As of').waitFor()
  await page.getByRole('combobox', { name: 'Add a tile' }).selectOption({ label: 'Feature adoption' })
  const adoption = page.getByRole('region', { name: 'Feature adoption', exact: true })
  await adoption.getByText('1 active customer').waitFor()
  await page.getByRole('button', { name: 'Arrange' }).focus()
  await page.keyboard.press('Enter')
  await adoption.getByRole('button', { name: 'Move up' }).focus()
  await page.keyboard.press('Enter')
  const names = () => page.locator('.tile').evaluateAll((tiles) => tiles.map((each) => each.getAttribute('aria-label')))
  await expect.poll(names).toEqual(['Feature adoption', 'All customers'])
  await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe('Move down')
  await tile.getByRole('combobox', { name: 'Shown as' }).selectOption({ label: 'Number' })
  await tile.getByText('2', { exact: true }).waitFor()
  await expectOpenToAll()
  await tile.getByRole('button', { name: 'Remove' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(names).toEqual(['Feature adoption'])
  await page.getByRole('status', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(names).toEqual(['Feature adoption', 'All customers'])
  expect(visitor.complaints).toEqual([])
})

test('each number of adoption opens its accounts, of all customers and of a segment', async () => {
  const { page } = visitor
  await visitor.go('/adoption')
  const row = page.getByRole('row', { name: /Report export/ })
  await row.getByRole('button', { name: '1', exact: true }).first().click()
  await page.getByRole('dialog', { name: 'Report export' }).getByRole('link', { name: 'Alder Lifts' }).waitFor()
  await visitor.expectAccessible()
  await page.keyboard.press('Escape')
  await expectOpenToAll()
  const filter = { match: 'all' as const, conditions: [{ field: 'name', op: 'is' as const, value: 'Birch Boats' }] }
  const segment = await workspace.segments.create({ subject: 'customers', name: 'Boats', filter })
  await visitor.go(`/adoption?segment=${segment.id}`)
  await page.getByText('0 active customers').waitFor()
  await workspace.segments.archive(segment.id)
  await visitor.go(`/adoption?segment=${segment.id}&weeks=4`)
  await page.getByText('The segment "Boats" is archived; choose another one').waitFor()
  visitor.complaints.length = 0
})

test('one failing tile leaves the others, and the later of two editors is told', async () => {
  const { page } = visitor
  const slow = await workspace.queries.create({ name: odd, sql: 'select name from customers', shared: true }, { actor: 'bo' })
  const good = await workspace.queries.create({ name: 'Good', sql: 'select 7 as seven', shared: true }, { actor: 'bo' })
  const tiles = [slow, good].map(({ id }) => ({ kind: 'query' as const, queryId: id, show: 'table' as const, width: 'half' as const }))
  const made = await workspace.dashboards.create({ name: 'Shared', shared: true, tiles }, { actor: 'bo' })
  await workspace.queries.archive(slow.id, { actor: 'bo' })
  await visitor.go(`/dashboards?dashboard=${made.id}`)
  await page.getByText('was removed; restore it first').waitFor()
  await page.getByRole('region', { name: 'Good', exact: true }).getByRole('cell', { name: '7' }).waitFor()
  await page.getByRole('button', { name: 'Arrange' }).click()
  await workspace.dashboards.update(made.id, { version: 1, name: 'Renamed' }, { actor: 'bo' })
  await page.getByRole('region', { name: 'Good', exact: true }).getByRole('button', { name: 'Move up' }).click()
  await page.getByText('Somebody else has changed this dashboard.').waitFor()
  await page.getByRole('heading', { name: 'Renamed' }).waitFor()
  await visitor.expectAccessible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: /Find a customer/ }).fill('All cust')
  await page
    .getByRole('option', { name: /All customers/ })
    .filter({ hasText: 'Saved query' })
    .click()
  await page.getByRole('heading', { name: 'All customers' }).waitFor()
  visitor.complaints.length = 0
})
