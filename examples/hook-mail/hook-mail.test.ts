import { createTestRapport } from '@rapport/core/testing'
import { expect, it, onTestFinished } from 'vitest'
import { type Mailer, mailAboutCustomers } from './hook-mail.js'

it('sends mail for what asks for attention and for who leaves, again while the mail server is away, and none for history', async () => {
  const { rapport, workspace, clock } = await createTestRapport()
  onTestFinished(() => rapport.close())
  const sent: Parameters<Mailer['sendMail']>[0][] = []
  const tried: string[] = []
  let isAway = true
  const sendMail: Mailer['sendMail'] = async (mail) => {
    tried.push(mail.messageId)
    if (isAway) throw new Error('The mail server is away')
    sent.push(mail)
  }
  mailAboutCustomers(rapport, { sendMail }, 'success@example.com')
  await workspace.customers.put([
    { customerId: 'acme', name: 'Acme' },
    { customerId: 'globex', name: 'Globex' }
  ])
  const customer = { customerId: 'acme' }
  await workspace.attention.raise({ customer, cause: 'quota', title: 'Quota is used up', whatChanged: 'It was at 80 % last week.' })
  await rapport.runDue()
  expect(sent).toEqual([])
  isAway = false
  clock.advance(1_000)
  await rapport.runDue()
  expect(sent).toMatchObject([{ to: 'success@example.com', subject: 'Acme: Quota is used up', text: 'It was at 80 % last week.' }])
  expect(tried).toEqual([tried[0], tried[0]])

  const bill = (customerId: string, status: 'paid' | 'churned', timestamp: number) =>
    workspace.ingest({ source: 'server', events: [{ type: 'billing', status, customerId, timestamp, url: 'server://app' }] })
  const week = 7 * 86_400_000
  for (const [customerId, age] of [
    ['acme', 0],
    ['globex', week]
  ] as const) {
    await bill(customerId, 'paid', clock.now() - age - 1_000)
    await bill(customerId, 'churned', clock.now() - age)
  }
  await rapport.runDue()
  expect(sent.slice(1).map(({ subject }) => subject)).toEqual(['Acme has left'])
})
