import { createTestRapport } from '@rapport/core/testing'
import { expect, it, onTestFinished } from 'vitest'
import { writeToCrm } from './hook-crm.js'

it('writes customers that are activated, merge and pay to the CRM, under keys of which each is one writing', async () => {
  const { rapport, workspace } = await createTestRapport()
  onTestFinished(() => rapport.close())
  const written: unknown[] = []
  const keys: string[] = []
  const write =
    (what: string) =>
    async (...said: unknown[]) => {
      keys.push(String(said.pop()))
      written.push([what, ...said])
    }
  writeToCrm(rapport, { putAccount: write('account'), mergeAccounts: write('merge'), addNote: write('note') })
  const event = (sent: { eventName: string; customerId?: string; email?: string }) =>
    workspace.ingest({ source: 'server', events: [{ type: 'custom', url: 'server://app', ...sent }] })

  await workspace.tools.updateCustomerActivation({ eventName: 'exported' })
  await event({ eventName: 'exported', email: 'ann@acme.test' })
  const { id: fromId } = await workspace.customers.get({ domain: 'acme.test' })
  await rapport.runDue()
  expect(written.splice(0)).toEqual([['account', { id: fromId, name: null, domain: 'acme.test', stage: 'active' }]])

  const [acme] = await workspace.customers.put([{ customerId: 'acme', name: 'Acme', domain: 'acme.test' }])
  await rapport.runDue()
  expect(written.splice(0)).toContainEqual(['merge', fromId, acme?.id])

  const items = [{ amountCents: 4_900, interval: 'month' as const }]
  const plain = { externalId: 's', customer: { customerId: 'acme' }, status: 'active' as const, currency: 'eur', items }
  await workspace.subscriptions.put([{ ...plain, startedAt: '2026-01-01T00:00:00Z' }])
  await rapport.runDue()
  expect(written).toEqual([['note', acme?.id, 'Subscription: active, 49 EUR a month (was none)']])
  expect(new Set(keys).size).toBe(keys.length)
})
