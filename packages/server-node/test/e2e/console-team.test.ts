import { createRapport, type Workspace } from '@rapport/core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sharedPostgresStore } from '../shared-postgres.js'
import { type ConsoleSite, startConsole } from './console-site.js'
import { ConsoleVisitor } from './console-visitor.js'

// Processes and browsers of their own take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const hostile = `<b>Bo</b> שלום =1+1 🎉 ${'long'.repeat(55)}`

let site: ConsoleSite
let workspace: Workspace
let visitor: ConsoleVisitor
let given = ''

beforeAll(async () => {
  const rapport = createRapport({ store: await sharedPostgresStore(), logger: { info() {}, warn() {}, error() {} } })
  workspace = rapport.organization((await rapport.organizations.create({ name: 'Fernway' })).id)
  site = await startConsole(rapport, { secret: 'a secret of at least thirty-two letters' })
  visitor = site.visitor
})

afterAll(() => site?.close())

/** The link that the dialog shows, which is then closed. */
async function linkIn(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog')
  const link = await dialog.locator('code').innerText()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'detached' })
  return new URL(link).pathname.replace('/console', '') + new URL(link).hash
}

const email = (page: Page) => page.getByLabel('Email address')

test('the first owner joins by the link of the server, and sees the console', async () => {
  const { page } = visitor
  const { path } = await workspace.team.invite({ email: 'olive@us.test', role: 'owner', name: 'Olive' })
  await visitor.go(path.replace('/console', ''))
  await page.getByRole('heading', { name: 'Join Fernway' }).waitFor()
  await page.getByText('You are invited as an owner.').waitFor()
  await visitor.expectAccessible()
  await page.getByRole('button', { name: 'Join as Olive' }).click()
  await page.getByRole('navigation', { name: 'Pages' }).waitFor()
  expect(page.url()).not.toContain('rl_')
  await page.goto(`${site.url}${path}`)
  await page.getByRole('alert').getByText('This link was used already').waitFor()
  await visitor.expectAccessible()
})

test('a colleague is invited with a role in three clicks, and by keyboard alone', async () => {
  const { page } = visitor
  await visitor.go('')
  await visitor.clicks()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('tab', { name: 'Team' }).click()
  await email(page).fill('bo@us.test')
  await page.getByLabel('Role', { exact: true }).selectOption('Member')
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByRole('heading', { name: 'Give this link to bo@us.test' }).waitFor()
  expect(await visitor.clicks()).toBe(3)
  await visitor.expectAccessible()
  given = await linkIn(page)

  await visitor.press('e', '/settings')
  const name = 'document.activeElement.id || document.activeElement.textContent'
  const tabTo = async (wanted: string) => {
    for (let at = 0; at < 60 && (await page.evaluate(name)) !== wanted; at++) await page.keyboard.press('Tab')
    expect(await page.evaluate(name)).toBe(wanted)
  }
  await visitor.go('/settings?tab=team')
  await visitor.clicks()
  await tabTo('invite-email')
  await page.keyboard.type('kim@us.test')
  await page.keyboard.press('Tab')
  await page.keyboard.press('v')
  await page.keyboard.press('Enter')
  await tabTo('Invite')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Give this link to kim@us.test' }).waitFor()
  await page.keyboard.press('Escape')
  expect(await visitor.clicks()).toBe(0)
  expect((await workspace.team.links()).map(({ email: to, role }) => `${to} ${role}`).sort()).toEqual([
    'bo@us.test member',
    'kim@us.test viewer'
  ])
  await page.getByRole('button', { name: 'Withdraw the link for kim@us.test' }).click()
  await page.getByText('The link for kim@us.test no longer works.').waitFor()
})

test('the colleague joins, and the page shows who is who, where, and changes roles', async () => {
  const { page } = visitor
  const colleague = await ConsoleVisitor.open(site.browser, site.url)
  await colleague.go(given)
  await colleague.page.getByText('Olive invites you as a member.').waitFor()
  await colleague.page.getByLabel('Your name').fill('  ')
  await colleague.page.getByRole('button', { name: 'Join' }).click()
  await colleague.page.getByRole('alert').getByText('Type your name first.').waitFor()
  await colleague.expectAccessible()
  await colleague.page.getByLabel('Your name').fill(hostile)
  await colleague.page.getByRole('button', { name: 'Join' }).click()
  await colleague.page.getByRole('navigation', { name: 'Pages' }).waitFor()
  await colleague.go('/settings?tab=team')
  await colleague.page.getByText('People who can sign in').waitFor()
  expect(await colleague.page.getByRole('button', { name: 'Invite' }).count()).toBe(0)

  await visitor.go('/settings?tab=team')
  const people = page.getByRole('region', { name: 'People who can sign in' })
  const bo = people.locator('bdi', { hasText: '<b>Bo</b>' })
  await bo.waitFor()
  await page.getByRole('region', { name: 'Where people are signed in' }).getByText('This browser').waitFor()
  for (const [width, height] of [
    [1024, 800],
    [390, 844]
  ] as const) {
    await page.setViewportSize({ width, height })
    await visitor.expectAccessible()
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.expectAccessible('contrast')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await people.getByLabel(/^Role of <b>Bo/).selectOption('Viewer')
  await page.getByText('is now: Viewer. Before: Member.').waitFor()
  await people.getByLabel('Role of Olive').selectOption('Viewer')
  await page.getByText('This is the last owner of the workspace').waitFor()
  await people.getByLabel(/^Role of <b>Bo/).selectOption('No access')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove access' }).click()
  await bo.waitFor({ state: 'detached' })
  await colleague.page.getByRole('link', { name: 'Customers' }).click()
  await colleague.page.getByRole('heading', { name: 'You are signed out' }).waitFor()
  await colleague.close()
})

test('a session that ends while one types loses nothing: signing in in another tab goes on', async () => {
  const { page, context } = visitor
  await email(page).fill('lee@us.test')
  const own = (await workspace.team.sessions()).find(({ memberName }) => memberName === 'Olive')
  await workspace.team.endSession(own?.id ?? '')
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
  await visitor.expectAccessible()
  await page.getByRole('button', { name: 'I have signed in: continue' }).click()
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor()
  const other = await context.newPage()
  await other.goto(`${site.url}${(await workspace.team.signInLink(own?.memberId ?? '')).path}`)
  await other.getByRole('button', { name: 'Sign in as Olive' }).click()
  await other.getByRole('navigation', { name: 'Pages' }).waitFor()
  await other.close()
  await page.bringToFront()
  // Coming back to the tab may have found out by itself.
  await page
    .getByRole('button', { name: 'I have signed in: continue' })
    .click({ timeout: 2_000 })
    .catch(() => undefined)
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor({ state: 'detached' })
  expect(await email(page).inputValue()).toBe('lee@us.test')
  await page.getByRole('button', { name: 'Invite' }).click()
  await page.getByRole('heading', { name: 'Give this link to lee@us.test' }).waitFor()
  await linkIn(page)
})

test('the audit log says in words who did what', async () => {
  const { page } = visitor
  await page.getByRole('tab', { name: 'Audit log' }).click()
  const line = (words: string) => page.locator('.list-row', { hasText: words }).first()
  await line('Olive invited somebody').getByText('What was changed').click()
  await page.getByText('Email: – → lee@us.test').waitFor()
  await line('Olive changed a role').waitFor()
  await line('The server invited somebody').waitFor()
  await visitor.expectAccessible()
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor.expectNothingWider()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in to Rapport' }).waitFor()
  expect((await workspace.team.sessions()).filter(({ memberName }) => memberName === 'Olive')).toEqual([])
  expect(visitor.complaints.filter((text) => !/status of 40[139]/.test(text))).toEqual([])
})
