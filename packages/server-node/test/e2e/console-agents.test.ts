import { allGrants, createRapport, type Rapport, type Workspace } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import { calls, FakeLanguageModel, says } from '@rapport/core/testing'
import { FakeApi } from '@rapport/core/testing/suites'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConsoleSite, startConsole } from './console-site.js'
import type { ConsoleVisitor } from './console-visitor.js'

let site: ConsoleSite
let rapport: Rapport
let workspace: Workspace
let visitor: ConsoleVisitor
let customerId: string
const model = new FakeLanguageModel()
/** What the receiver of the endpoint got, by webhook-id, and what it answers. */
const received: string[] = []
let receiverStatus = 200
/** The mails that were sent. */
const mails: { subject: string; text: string }[] = []

beforeAll(async () => {
  rapport = createRapport({
    store: memoryStore(),
    languageModel: model.model,
    modelUse: { extraction: false, rephrasing: false },
    secret: 'a secret of at least thirty-two letters',
    publicUrl: 'https://rapport.example.com',
    mail: { transport: { sendMail: async ({ subject, text }) => mails.push({ subject, text }) }, from: 'Rapport <rapport@example.com>' },
    http: async (url, init) => {
      if (!url.startsWith('https://hooks.example.com/')) return new FakeApi().http(url, init)
      received.push(new Headers(init.headers).get('webhook-id') ?? '')
      return new Response('', { status: receiverStatus })
    },
    logger: { info() {}, warn() {}, error() {} }
  })
  const { id: organizationId } = await rapport.organizations.create({ name: 'Fernway' })
  workspace = rapport.organization(organizationId)
  const [put] = await workspace.customers.put([{ customerId: 'acme', name: 'Acme <b>Inc</b>' }])
  customerId = put?.id ?? ''
  await workspace.sources.put([
    {
      sourceType: 'EMAIL',
      externalId: 'mail-1',
      occurredAt: Date.now(),
      title: 'Contract',
      customer: { customerId: 'acme' },
      segments: [{ text: 'We will not renew in June.', speaker: 'Ada' }]
    }
  ])
  site = await startConsole(rapport, { letIn: () => ({ organizationId, grants: allGrants }) })
  visitor = site.visitor
})

afterAll(() => site?.close())

test('an agent is written, run, changed and switched, and its log says what it read', async () => {
  const { page } = visitor
  await visitor.go('/signals?tab=agents')
  await page.getByText('No agents yet').waitFor()
  await page.getByRole('button', { name: 'New agent' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Name').fill('Renewals')
  await panel.getByLabel('What to look for').fill('Customers who will not renew.')
  await panel.getByLabel('When it runs').selectOption('On a schedule')
  await panel.getByLabel('On', { exact: true }).selectOption('Tuesday')
  await visitor.expectAccessible()
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByText('No runs yet').waitFor()
  const { items: made } = await workspace.agents.list({})
  expect(made).toMatchObject([{ displayName: 'Renewals', enabled: false, schedule: { cadence: 'weekly', weekday: 2, localTime: '09:00' } }])

  const output = { customerId, title: 'Will not renew', summary: 'Said so by mail', evidence: [{ kind: 'source', id: 'EMAIL:mail-1' }] }
  model.expect(calls(['svc_list_customers', {}]), says({ summary: 'One is leaving', outputs: [output] }))
  await panel.getByRole('button', { name: 'Run now' }).click()
  await panel.getByText('Looking…').waitFor()
  await rapport.runDue()
  const run = panel.locator('.run', { hasText: '1 customer reported' })
  await run.locator('summary').first().click()
  await run.getByRole('link', { name: 'Acme <b>Inc</b>' }).waitFor()
  await run.getByText('Log', { exact: true }).click()
  await run.getByText('svc_list_customers').click()
  await run.getByText(/"hasMore"/).waitFor()
  await visitor.expectAccessible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.expectAccessible('contrast')
  await page.emulateMedia({ colorScheme: 'light' })

  await panel.getByRole('button', { name: 'Edit' }).click()
  await panel.getByRole('spinbutton', { name: 'Report at most' }).fill('5')
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.getByText('5 customers per run').waitFor()
  await panel.getByRole('switch').click()
  await panel.getByRole('switch', { checked: true }).waitFor()
  expect((await workspace.agents.list({})).items).toMatchObject([{ enabled: true, maxItemsToSurface: 5 }])

  await visitor.go('/signals?tab=automations&automation=new')
  await panel.getByLabel('Name').fill('Weekly look')
  await panel.getByLabel('Agent that reads first').selectOption('Renewals')
  await panel.getByText('If you choose no signal, the agent finds the customers itself.').waitFor()
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.waitFor({ state: 'detached' })
  expect((await workspace.automations.list({})).items).toMatchObject([{ name: 'Weekly look', agentId: made[0]?.id }])
  await page.getByRole('button', { name: 'Weekly look' }).click()
  await panel.getByText('customers that the agent finds').waitFor()
  await panel.getByText('Renewals', { exact: true }).waitFor()
})

test('a channel is added, tried, made no more than one of several, and archived; automations can name it', async () => {
  const { page } = visitor
  await visitor.go('/signals?tab=channels')
  await page.getByText('No channels yet').waitFor()
  const panel = page.getByRole('dialog')
  for (const [channelId, name] of [
    ['C0001', 'Customer news'],
    ['C0002', 'Risks']
  ] as const) {
    await page.getByRole('button', { name: 'New channel' }).click()
    await panel.getByLabel('Channel ID').fill(channelId)
    await panel.getByLabel('Name', { exact: true }).fill(name)
    await panel.getByRole('button', { name: 'Add channel' }).click()
    await panel.waitFor({ state: 'detached' })
  }
  const row = page.locator('.list-row', { hasText: 'Customer news' })
  await row.getByText('Default').waitFor()
  await row.getByText('Waiting for Slack').waitFor()
  await page.getByRole('button', { name: 'Risks' }).click()
  await panel.getByRole('button', { name: 'Make it the default' }).click()
  await panel.getByText('Default', { exact: true }).waitFor()
  await panel.getByRole('button', { name: 'Send a test' }).click()
  await panel.getByText('Test message Waiting').waitFor()
  await rapport.runDue()
  await panel.getByText('Test message Failed').waitFor()
  await visitor.expectAccessible()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await visitor.expectAccessible()
  await row.getByRole('button', { name: 'Customer news' }).click()
  await panel.getByRole('button', { name: 'Archive' }).click()
  await page.getByRole('dialog', { name: 'Archive' }).getByRole('button', { name: 'Archive' }).click()
  await row.waitFor({ state: 'detached' })
  await visitor.go('/signals?tab=automations&automation=new')
  await panel.getByLabel('Risks (default)').waitFor()
  expect(visitor.complaints).toEqual([])
})

test('an endpoint is added, tried, replayed and changed, and automations can name it', async () => {
  const { page } = visitor
  received.length = 0
  await visitor.go('/settings?tab=endpoints')
  await page.getByText('No endpoints yet').waitFor()
  await page.getByRole('button', { name: 'New endpoint' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Address').fill('https://10.0.0.1/hooks')
  await panel.getByLabel('Description').fill('CRM')
  await panel.getByLabel('Customer churned').check()
  await visitor.expectAccessible()
  await panel.getByRole('button', { name: 'Add endpoint' }).click()
  await panel.getByText('must be a public address').waitFor()
  await panel.getByLabel('Address').fill('https://hooks.example.com/in')
  await panel.getByRole('button', { name: 'Add endpoint' }).click()
  await panel.getByText(/^whsec_/).waitFor()
  await visitor.expectAccessible()
  await panel.getByRole('button', { name: 'Done' }).click()
  await panel.waitFor({ state: 'detached' })
  expect(await workspace.endpoints.list()).toMatchObject([{ description: 'CRM', events: ['customer.churned'] }])

  await page.getByRole('button', { name: 'CRM', exact: true }).click()
  receiverStatus = 410
  await panel.getByRole('button', { name: 'Send a test' }).click()
  await panel.getByText('Test message Waiting').waitFor()
  await rapport.runDue()
  await panel.getByText('Test message Failed').waitFor()
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await visitor.go('/settings?tab=endpoints')
  await page.getByText('The receiver answered 410: it takes no more messages').waitFor()
  await page.getByRole('button', { name: 'CRM', exact: true }).click()
  receiverStatus = 200
  await panel.getByRole('switch').click()
  await panel.getByRole('switch', { checked: true }).waitFor()
  await panel.getByRole('button', { name: 'Send again' }).click()
  await panel.getByText('Test message Waiting').waitFor()
  await rapport.runDue()
  await panel.getByText('Test message Delivered').waitFor()
  expect(new Set(received).size).toBe(1)
  await visitor.expectAccessible()
  await panel.getByRole('button', { name: 'New secret' }).click()
  await page.getByRole('dialog', { name: 'Create a new secret' }).getByRole('button', { name: 'New secret' }).click()
  await panel.getByText(/^whsec_/).waitFor()
  await panel.getByRole('button', { name: 'Done' }).click()
  await panel.getByText('also signed with the former secret').waitFor()

  await visitor.go('/signals?tab=automations&automation=new')
  await panel.getByLabel('Name').fill('Tell the CRM')
  await panel.getByLabel('CRM', { exact: true }).check()
  await panel.getByRole('button', { name: 'Save' }).click()
  await panel.waitFor({ state: 'detached' })
  const [endpoint] = await workspace.endpoints.list()
  const { items } = await workspace.automations.list({})
  expect(items.find(({ name }) => name === 'Tell the CRM')).toMatchObject({ endpointIds: [endpoint?.id] })

  await visitor.go('/settings?tab=endpoints')
  await page.getByRole('button', { name: 'CRM', exact: true }).click()
  await panel.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog', { name: 'Remove' }).getByRole('button', { name: 'Remove' }).click()
  await page.getByText('No endpoints yet').waitFor()
  // The browser reports the private address that was refused.
  expect(visitor.complaints.filter((text) => !text.includes('status of 400'))).toEqual([])
})

test('an endpoint sends mail to a member who confirmed the address', async () => {
  const { page } = visitor
  await workspace.members.put([{ id: 'm_1', email: 'ada@us.test', name: 'Ada' }])
  await visitor.go('/settings?tab=endpoints')
  await page.getByRole('button', { name: 'New endpoint' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Kind').selectOption('E-mail')
  await panel.getByLabel('Ada').check()
  await panel.getByLabel('Description').fill('Account team')
  await visitor.expectAccessible()
  await panel.getByRole('button', { name: 'Add endpoint' }).click()
  await panel.waitFor({ state: 'detached' })
  await page.getByText('E-mail to 1 member').waitFor()
  await page.getByRole('button', { name: 'Account team', exact: true }).click()
  await panel.getByText('Waiting for confirmation').waitFor()
  await visitor.expectAccessible()
  await rapport.runDue()
  const [, link = ''] = /https:\/\/rapport\.example\.com(\/mail\/confirm\/\S+)/.exec(mails.at(-1)?.text ?? '') ?? []
  await rapport.fetch(new Request(`https://rapport.example.com${link}`, { method: 'POST' }))
  await visitor.go('/settings?tab=endpoints')
  await page.getByRole('button', { name: 'Account team', exact: true }).click()
  await panel.getByText('Confirmed', { exact: true }).waitFor()
  await panel.getByRole('button', { name: 'Send a test' }).click()
  await panel.getByText('Test message Waiting').waitFor()
  await expect.poll(() => rapport.runDue().then(() => mails.at(-1)?.subject)).toBe('A test from Rapport')
  await rapport.runDue()
  await panel.getByText('Test message Delivered').waitFor()
  expect(visitor.complaints.filter((text) => !text.includes('status of 400'))).toEqual([])
})
