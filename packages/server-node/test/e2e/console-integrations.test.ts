import { allGrants, createRapport, type Grant, type Rapport, type Workspace } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import { FakeApi } from '@rapport/core/testing/suites'
import { allProviders } from '@rapport/integrations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConsoleSite, startConsole } from './console-site.js'
import type { ConsoleVisitor } from './console-visitor.js'
import { freePort } from './free-port.js'

let site: ConsoleSite
let rapport: Rapport
let workspace: Workspace
let grants: readonly Grant[] = allGrants
let visitor: ConsoleVisitor
/** One that Rapport knows, and this server has no connector of. */
const unread = 'pylon'
const vendor = new FakeApi()

/** One list, whose answers have two records, one of which nobody can read. */
const notes = {
  name: 'notes',
  summary: 'Notes.',
  everySeconds: 600,
  deletes: 'said' as const,
  walk: { first: () => ({ path: '/notes' }), next: () => null, records: () => ['good', 'bad'] },
  recordId: (record: unknown) => String(record),
  map: (record: unknown) => {
    if (record === 'bad') throw new Error('It has no <title>')
    return []
  }
}

beforeAll(async () => {
  const port = await freePort()
  rapport = createRapport({
    store: memoryStore(),
    secret: 'a secret of at least thirty-two letters',
    publicUrl: `http://127.0.0.1:${port}`,
    http: vendor.http,
    providers: [vendor.connector('granola', { streams: [notes] }), ...allProviders().filter(({ id }) => id !== 'granola' && id !== unread)],
    logger: { info() {}, warn() {}, error() {} }
  })
  const { id: organizationId } = await rapport.organizations.create({ name: 'Fernway' })
  workspace = rapport.organization(organizationId)
  site = await startConsole(rapport, { letIn: () => ({ organizationId, grants }) }, { port })
  visitor = site.visitor
})

afterAll(() => site?.close())

test('a provider is connected on the page behind the link, and the console sees it', async () => {
  const { page, context } = visitor
  await visitor.go('/integrations')
  await page.getByRole('button', { name: 'Granola' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Send a link' }).click()
  const opened = context.waitForEvent('page')
  await panel.getByRole('link', { name: 'Open the page' }).click()
  const connect = await opened
  await connect.locator('input[type="password"], input[type="text"]').first().fill('good-key')
  await connect.locator('button[type="submit"], form button').first().click()
  await connect.getByText(/is connected/).waitFor()
  await connect.close()
  await panel.getByText(/Streams/).waitFor()
  await rapport.runDue()
  await panel.getByText('Records missing').waitFor()
  // The stream tells of it until everything is read again; the run, of what it met.
  await panel.locator('.streams').getByText('1 record could not be read: bad (It has no <title>)').waitFor()
  const run = panel.locator('.run').first()
  await run.locator('summary').click()
  await run.getByText('1 record could not be read').waitFor()
  await run.getByText('It has no <title>').waitFor()
  await visitor.expectAccessible()
})

test('what cannot be connected says what is true of it', async () => {
  const { page } = visitor
  await visitor.go('/integrations')
  await page.getByText(/^This server has no connector for .*Pylon.*\. Import their data/).waitFor()
  expect(await page.getByRole('button', { name: 'Pylon' }).count()).toBe(0)
  await visitor.expectAccessible()
  // A link from elsewhere may still name it.
  await visitor.go('/integrations?provider=pylon')
  const panel = page.getByRole('dialog')
  await panel.getByText('This version of Rapport cannot read Pylon.').waitFor()
  expect(await panel.getByText(/secret|publicUrl|clientId/).count()).toBe(0)
  await visitor.expectAccessible()
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: 'Not set up on this server' }).getByRole('button', { name: 'HubSpot' }).click()
  await panel.getByText('providers.hubspot.clientId').waitFor()
  expect(await panel.getByText(/publicUrl|RAPPORT_SECRET/).count()).toBe(0)
  await visitor.expectAccessible()
  await page.keyboard.press('Escape')
  await page.getByRole('region', { name: 'Can be connected' }).getByRole('button', { name: 'Stripe' }).click()
  await panel.getByText('Rapport tests the key').waitFor()
  await panel.getByRole('button', { name: 'Send a link' }).click()
  await panel.getByRole('link', { name: 'Open the page' }).waitFor()
})

test('a run that fails says of each stream what went wrong and when it is tried again', async () => {
  const { page } = visitor
  vendor.behaviour.apiStatus = 403
  await visitor.go('/integrations?provider=granola')
  const panel = page.getByRole('dialog')
  await panel.getByRole('button', { name: 'Read now' }).click()
  await page.getByText('Rapport reads Granola next.').waitFor()
  await rapport.runDue()
  const run = panel.locator('.run', { hasText: 'started by a person' })
  await run.locator('summary').click()
  await run.locator('.fault').first().waitFor()
  await run
    .getByText(/Rapport tries again/)
    .first()
    .waitFor()
  await visitor.expectAccessible()
  delete vendor.behaviour.apiStatus
})

test('who may not connect sees how it does, and no button; disconnecting asks once', async () => {
  const { page } = visitor
  const panel = page.getByRole('dialog')
  grants = ['customer_intelligence:read']
  await visitor.go('/integrations?provider=granola')
  await panel.locator('.run').first().waitFor()
  expect(await panel.getByRole('button', { name: /Read now|Disconnect/ }).count()).toBe(0)
  grants = allGrants
  await visitor.go('/integrations?provider=granola')
  await panel.getByRole('button', { name: 'Disconnect' }).click()
  expect(await workspace.integrations.list({ connectedOnly: true })).toHaveLength(1)
  await page.getByRole('dialog', { name: 'Disconnect' }).getByRole('button', { name: 'Disconnect' }).click()
  await page.getByText('Granola is disconnected.').waitFor()
  expect(await workspace.integrations.list({ connectedOnly: true })).toEqual([])
  expect(visitor.complaints).toEqual([])
})
