import { allGrants, createRapport, type Rapport } from '@rapport/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLoopback } from '../../src/loopback.js'
import { migratedPglite } from '../migrated-pglite.js'
import { launchBrowser } from './browser.js'
import { type ConsoleSite, startConsole } from './console-site.js'

let rapport: Rapport
let site: ConsoleSite

beforeAll(async () => {
  rapport = createRapport({ store: await migratedPglite(), logger: { info() {}, warn() {}, error() {} }, secret: 'x'.repeat(40) })
  const { id: organizationId } = await rapport.organizations.create({ name: 'Fernway' })
  const workspace = rapport.organization(organizationId)
  await workspace.customers.put([{ customerId: 'c1', name: 'Northwind' }])
  const segments = [{ text: 'We want to leave.', speaker: 'Ada' }]
  const mail = {
    sourceType: 'EMAIL' as const,
    externalId: 'mail',
    occurredAt: Date.now(),
    title: 'Our contract',
    customer: { customerId: 'c1' },
    segments
  }
  await workspace.sources.put([mail])
  const letIn = (message: Parameters<typeof isLoopback>[0]) => (isLoopback(message) ? { organizationId, grants: allGrants } : null)
  site = await startConsole(rapport, { letIn }, { age: 'newest' })
})

afterAll(async () => {
  await site?.close()
  await rapport?.close()
})

test('the browsers are the versions that they are taken for', async () => {
  const oldest = await launchBrowser('oldest')
  expect(oldest.version()).toMatch(/^147\./)
  await oldest.close()
  expect(site.browser.version()).toMatch(/^153\./)
})

test('a quote opens and closes, and the navigation still works', async () => {
  const { page } = site.visitor
  await site.visitor.go('/customers?source=EMAIL%2Fmail&quote=We%20want%20to%20leave.')
  const dialog = page.getByRole('dialog')
  await dialog.locator('mark').getByText('We want to leave.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'People', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'People' }).waitFor()
})

test('every main page opens, and nothing complains', async () => {
  for (const path of [
    '',
    '/attention',
    '/customers',
    '/people',
    '/search?q=leave',
    '/sql',
    '/signals',
    '/integrations',
    '/identity',
    '/settings'
  ])
    await site.visitor.go(path)
  expect(site.visitor.complaints).toEqual([])
})
