import { allGrants, createRapport, type Rapport, type Workspace } from '@rapport/core'
import { memoryStore } from '@rapport/core/memory'
import { slack } from '@rapport/integrations'
import { FakeSlack, signIn } from '@rapport/integrations/testing'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ConsoleSite, startConsole } from './console-site.js'
import type { ConsoleVisitor } from './console-visitor.js'
import { servePseudoTexts, strayTexts, widerThanScreen } from './pseudo-texts.js'

// Processes and browsers of their own take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const long = `Acme ${'Limited '.repeat(14)}`.trim()

let site: ConsoleSite
let rapport: Rapport
let workspace: Workspace
let visitor: ConsoleVisitor
let customerId: string
const fakeSlack = new FakeSlack()

beforeAll(async () => {
  fakeSlack.channel({ id: 'C0123456789', isMember: true })
  rapport = createRapport({
    store: memoryStore(),
    secret: 'a secret of at least thirty-two letters',
    publicUrl: 'https://rapport.test',
    providers: [slack({ clientId: 'client', clientSecret: 'secret', baseUrl: 'https://slack.test', requestsPerSecond: 1_000_000 })],
    http: fakeSlack.provider({ now: Date.now }).http,
    logger: { info() {}, warn() {}, error() {} }
  })
  const { id: organizationId } = await rapport.organizations.create({ name: 'Fernway' })
  workspace = rapport.organization(organizationId)
  const [put] = await workspace.customers.put([{ customerId: 'acme', name: long }])
  customerId = put?.id ?? ''
  await workspace.subscriptions.put([
    {
      externalId: 's',
      customer: { customerId: 'acme' },
      status: 'active',
      currency: 'usd',
      startedAt: '2026-01-01T00:00:00Z',
      items: [{ amountCents: 90_000, interval: 'month' }]
    }
  ])
  await workspace.sources.put([
    {
      sourceType: 'EMAIL',
      externalId: 'mail',
      occurredAt: Date.now(),
      title: 'Contract',
      customer: { customerId: 'acme' },
      participants: [{ email: 'ada@acme.example', name: 'Ada', role: 'from' }],
      segments: [{ text: 'We will not renew in June.', speaker: 'Ada' }]
    }
  ])
  await signIn({ rapport, workspace, provider: 'slack', back: { code: 'code-of-the-person' } })
  await workspace.call('svc_create_destination', { type: 'SLACK_CHANNEL', channelId: 'C0123456789', label: 'Customer news' })
  await rapport.runDue()
  await use()
  site = await startConsole(rapport, { letIn: () => ({ organizationId, grants: allGrants }) })
  visitor = site.visitor
})

afterAll(() => site?.close())

const use = () =>
  workspace.ingest({
    source: 'server',
    events: [{ type: 'custom', eventName: 'export_failed', customerId: 'acme', timestamp: Date.now() }]
  })

const dialog = () => visitor.page.getByRole('dialog')
const toast = (text: string | RegExp) => visitor.page.locator('.toast', { hasText: text })

test('a signal for some accounts is previewed, switched on and sent to Slack with nine clicks', async () => {
  const { page } = visitor
  let clicks = 0
  const click = async (locator: Locator) => {
    await locator.click()
    clicks++
  }
  await visitor.go('')
  await click(page.getByRole('link', { name: 'Signals' }))
  await click(page.getByRole('button', { name: 'New signal' }))
  await page.keyboard.type('Exports fail')
  // A list is opened with one click, and chosen of with another.
  await dialog().getByLabel('What to look for').selectOption('EVENT_MATCH')
  clicks += 2
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('export_failed,')
  await click(dialog().getByText('Only some accounts'))
  await click(dialog().getByLabel('Paying'))
  await click(dialog().getByRole('button', { name: 'Preview matches' }))
  await dialog().getByText('1 of 1 customer matched in the last 90 days, 1 time in total.').waitFor()
  expect(await widerThanScreen(page)).toEqual([])
  await click(dialog().getByRole('button', { name: 'Save and turn on' }))
  await dialog().getByText('Each “export_failed”. Accounts: Paying.').waitFor()
  await click(dialog().getByRole('button', { name: 'Send to Customer news' }))
  await toast('“Customer news” now gets each match of “Exports fail”.').waitFor()
  expect(clicks).toBeLessThanOrEqual(9)
  await visitor.expectAccessible()
  await use()
  await expect.poll(() => rapport.runDue().then(() => fakeSlack.messages.length)).toBe(1)
  expect(JSON.stringify(fakeSlack.messages[0])).toContain('Exports fail')
})

test('the same is done by keyboard alone, and taken back', async () => {
  const { page } = visitor
  await visitor.go('')
  await visitor.press('n', '/signals')
  await page.getByRole('button', { name: 'New signal' }).press('Enter')
  await page.keyboard.type('Silence')
  const all = dialog()
  await all.getByText('Only some accounts').press('Enter')
  await all.getByLabel('Paying').press('Space')
  await all.getByRole('button', { name: 'Preview matches' }).press('Enter')
  await all.getByText(/customers? matched in the last 90 days/).waitFor()
  await all.getByRole('button', { name: 'Save and turn on' }).press('Enter')
  await all.getByRole('button', { name: 'Send to Customer news' }).press('Enter')
  await all.getByRole('link', { name: 'Silence to Customer news' }).waitFor()
  await all.focus()
  await page.keyboard.press('Control+z')
  await toast('Undone.').waitFor()
  await all.getByText('Nobody is told about matches yet.').waitFor()
})

test('a switch is taken back with the message that tells of it, which stays while it is pointed at', async () => {
  const { page } = visitor
  await visitor.go('/signals')
  const turn = page.getByRole('switch', { name: 'Turn on Exports fail' })
  await turn.click()
  await expect.poll(() => turn.getAttribute('aria-checked')).toBe('false')
  await page.clock.install()
  await toast('“Exports fail” is off.').hover()
  await page.clock.fastForward(60_000)
  await toast('“Exports fail” is off.').getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => turn.getAttribute('aria-checked')).toBe('true')
  expect((await workspace.signals.list()).items.find(({ name }) => name === 'Exports fail')?.enabled).toBe(true)
})

test('focus goes back to where it was, and to the page where that is gone', async () => {
  const { page } = visitor
  await visitor.go('/signals')
  const row = page.getByRole('button', { name: 'Exports fail', exact: true })
  await row.press('Enter')
  await dialog().getByRole('button', { name: 'Edit' }).press('Enter')
  await page.keyboard.press('Escape')
  await dialog().waitFor({ state: 'detached' })
  await page.locator('.row-link:focus', { hasText: 'Exports fail' }).waitFor()
  await page.keyboard.press('?')
  await dialog().waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.row-link:focus', { hasText: 'Exports fail' }).waitFor()
  await visitor.go(`/customers/${customerId}?source=EMAIL%2Fmail`)
  await dialog().getByText('We will not renew in June.').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('#content:focus').waitFor()
})

test('without a network the console says so, and goes on once there is one', async () => {
  const { page, context } = visitor
  await visitor.go('/signals')
  await context.setOffline(true)
  await page.getByText('You are offline.').waitFor()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('alert').getByText('The server cannot be reached').first().waitFor()
  await context.setOffline(false)
  await page.getByText('You are offline.').waitFor({ state: 'detached' })
  await page.getByText('Workspace ID').waitFor()
  visitor.complaints.splice(0)
})

test('what takes more than five seconds shows for how long it has', async () => {
  const { page } = visitor
  await page.route('**/console/api/signals/preview', () => undefined)
  await visitor.go('/signals?signal=new')
  await dialog().getByRole('button', { name: 'Preview matches' }).click()
  await page.clock.runFor(6_000)
  await dialog()
    .getByText(/Still working\. This has taken \d seconds so far\./)
    .waitFor()
  await dialog().getByRole('progressbar').waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

/** The pages whose codes have words in the catalogue, with panels that open over them. */
const pages = [
  '',
  '/attention',
  '/customers',
  '/people',
  '/people?tab=champions',
  '/segments',
  '/tasks',
  '/renewals',
  '/search?q=renew',
  '/signals',
  '/signals?signal=new',
  '/signals?tab=automations',
  '/signals?tab=automations&automation=new',
  '/signals?tab=agents&agent=new',
  '/signals?tab=channels',
  '/signals?tab=channels&to=new',
  '/signals?source=EMAIL%2Fmail',
  '/sql',
  '/revenue',
  '/dashboards',
  '/adoption',
  '/lookback',
  '/integrations',
  '/integrations?provider=slack',
  '/identity',
  '/settings',
  '/settings?tab=reading',
  '/settings?tab=keys',
  '/settings?tab=endpoints',
  '/settings?tab=tracking',
  '/settings?tab=privacy',
  '/settings?tab=team',
  '/settings?tab=digest',
  '/settings?tab=currency',
  '/nowhere'
]

test('in a language that nobody speaks no text of ours is English, and nothing is wider than the screen', async () => {
  const { page } = visitor
  await servePseudoTexts(page)
  await page.setViewportSize({ width: 1024, height: 768 })
  const stray: string[] = []
  const wider: string[] = []
  const look = async (path: string) => {
    const found = await strayTexts(page, '.shell, [role="dialog"]')
    stray.push(...found.map((text) => `${path}: ${text}`))
    wider.push(...(await widerThanScreen(page)).map((what) => `${path}: ${what}`))
  }
  const [signal] = (await workspace.signals.list()).items
  const [automation] = (await workspace.automations.list()).items
  const saved = [`/signals?signal=${signal?.id}`, `/signals?tab=automations&automation=${automation?.id}`]
  await visitor.go('')
  for (const path of [...pages, ...saved, `/customers/${customerId}`]) {
    await hop(path)
    await look(path)
  }
  for (const tab of await page.getByRole('main').getByRole('tab').all()) {
    await tab.click()
    await visitor.settle()
    await look(`the customer's tab ${await tab.innerText()}`)
  }
  expect({ stray, wider }).toEqual({ stray: [], wider: [] })
  visitor.complaints.splice(0)
})

/** Goes to another address of the console as a link does, without loading all of it anew. */
async function hop(path: string): Promise<void> {
  await visitor.page.evaluate(`(async () => {
    __TSR_ROUTER__.history.push('/console${path}')
    await __TSR_ROUTER__.load()
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })()`)
  await visitor.settle()
}
