import { allGrants, createRapport, type Rapport, type Workspace } from '@rapport/core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smtpTransport } from '../../src/mail/smtp-transport.js'
import { type MailServer, plainMail, startMailServer } from '../mail/mail-server.js'
import { sharedPostgresStore } from '../shared-postgres.js'
import { type ConsoleSite, startConsole } from './console-site.js'
import type { ConsoleVisitor } from './console-visitor.js'
import { freePort } from './free-port.js'

let mail: MailServer
let refusesAll = false
let site: ConsoleSite
let rapport: Rapport
let workspace: Workspace
let visitor: ConsoleVisitor

beforeAll(async () => {
  mail = await startMailServer({
    onRcptTo(_, __, done) {
      done(refusesAll ? Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 }) : null)
    }
  })
  const port = await freePort()
  rapport = createRapport({
    store: await sharedPostgresStore(),
    logger: { info() {}, warn() {}, error() {} },
    mail: { transport: smtpTransport(`smtp://127.0.0.1:${mail.port}`), from: 'Rapport <rapport@example.com>', perMinute: 6_000 },
    publicUrl: `http://localhost:${port}`,
    secret: 'a secret of at least thirty-two characters'
  })
  const { id: organizationId } = await rapport.organizations.create({ name: 'Fernway' })
  workspace = rapport.organization(organizationId)
  await workspace.members.put([{ id: 'm_1', email: 'ada@us.test', name: 'Ada' }])
  await workspace.customers.put([{ customerId: 'acme', name: 'Acme <b>Inc</b>', domain: 'acme.test' }])
  await workspace.tasks.create({ title: 'Call about the renewal', customer: 'acme', dueOn: '2026-01-31', assigneeId: 'm_1' })
  site = await startConsole(rapport, { letIn: () => ({ organizationId, grants: allGrants, memberId: 'm_1' }) }, { port })
  visitor = site.visitor
})

afterAll(async () => {
  await site?.close()
  await mail?.close()
})

/** The newest mail, once it has arrived. */
async function newMail(): Promise<string> {
  const before = mail.mails.length
  await rapport.runDue()
  await expect.poll(() => mail.mails.length, { timeout: 30_000 }).toBeGreaterThan(before)
  return plainMail(mail.mails.at(-1) ?? '')
}

/** The link of a mail, at the address where the site really is. */
const linkIn = (text: string, kind: string) => {
  const path = new RegExp(`https?://localhost:\\d+(/mail/${kind}/[\\w-]+)`).exec(text)?.[1]
  if (path === undefined) throw new Error(`The mail has no link to ${kind}`)
  return `${site.url}${path}`
}

async function looksGood(): Promise<void> {
  const { page } = visitor
  await visitor.expectAccessible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.expectAccessible('contrast')
  await page.setViewportSize({ width: 390, height: 844 })
  await visitor.expectAccessible()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
}

test('the Monday digest is switched on with one click from Home, and comes once the address is confirmed', async () => {
  const { page } = visitor
  await visitor.go('')
  const offer = page.getByRole('region', { name: 'Your Monday digest' })
  await offer.getByRole('button', { name: 'Send me the Monday digest' }).waitFor()
  await looksGood()
  const clicks = await visitor.clicks(async () => {
    await offer.getByRole('button').click()
    await offer.getByText('Rapport has sent an email to ada@us.test.').waitFor()
  })
  expect(clicks).toBe(1)
  const { digest } = await workspace.digest.get({ actor: 'm_1' })
  expect(digest).toMatchObject({
    enabled: true,
    channel: 'email',
    scope: 'mine',
    schedule: { cadence: 'weekly', weekday: 1, localTime: '09:00' }
  })

  const link = linkIn(await newMail(), 'confirm')
  await page.goto(link)
  await looksGood()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'The address is confirmed' }).waitFor()
  await visitor.go('')
  expect(await page.getByRole('region', { name: 'Your Monday digest' }).count()).toBe(0)
})

test('the form says when and how, shows what it would say, and sends it', async () => {
  const { page } = visitor
  await visitor.go('/settings?tab=digest')
  await page.getByText('Confirmed', { exact: true }).waitFor()
  await page.getByRole('region', { name: 'Preview' }).getByText('Task: Call about the renewal').waitFor()
  await looksGood()
  // By the keyboard alone.
  await page.getByLabel('How often').focus()
  await page.keyboard.press('ArrowUp')
  await page.getByLabel('Which accounts').focus()
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('The digest is switched on').waitFor()
  const { digest } = await workspace.digest.get({ actor: 'm_1' })
  expect(digest).toMatchObject({ scope: 'all', schedule: { cadence: 'daily', weekday: null } })
  await page.getByRole('button', { name: 'Send now' }).click()
  await page.getByText('The digest is on its way').waitFor()
  const sent = await newMail()
  expect(sent).toContain('Subject: 1 task due')
  expect(sent).toContain('- Task: Call about the renewal')
  expect(sent).toContain('Acme &lt;b&gt;Inc&lt;/b&gt;')

  await page.goto(linkIn(sent, 'unsubscribe'))
  await looksGood()
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await page.getByRole('heading', { name: 'You get no further digest by mail' }).waitFor()
  expect((await workspace.digest.get({ actor: 'm_1' })).digest?.enabled).toBe(false)
})

test('an address that the mail server refuses says so, and can be confirmed again', async () => {
  const { page } = visitor
  await workspace.digest.set({ enabled: true }, { actor: 'm_1' })
  refusesAll = true
  await workspace.digest.sendNow({ actor: 'm_1' })
  await expect
    .poll(async () => {
      await rapport.runDue()
      return (await workspace.digest.get({ actor: 'm_1' })).address?.status
    })
    .toBe('disabled')
  refusesAll = false
  await visitor.go('/settings?tab=digest')
  await page.getByText('Disabled', { exact: true }).waitFor()
  await page.getByText('The mail server refuses this address: 550 5.1.1 No such mailbox').waitFor()
  await looksGood()
  await page.getByRole('button', { name: 'Send me a confirmation link' }).click()
  await page.getByText('Waiting for confirmation', { exact: true }).waitFor()
  await page.goto(linkIn(await newMail(), 'confirm'))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('heading', { name: 'The address is confirmed' }).waitFor()
  expect(visitor.complaints).toEqual([])
})
