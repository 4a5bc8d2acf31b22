import { createTestRapport, TestClock } from '@rapport/core/testing'
import { expect, it } from 'vitest'
import { demoServices } from '../../src/demo/services/demo-services.js'

const minute = 60_000

/** Waits of the engine pass at once. */
class PatientClock extends TestClock {
  async wait(milliseconds: number): Promise<void> {
    this.advance(milliseconds)
  }
}

async function demoSite() {
  const passedOn: string[] = []
  const services = demoServices()
  const clock = new PatientClock()
  const site = await createTestRapport({
    clock,
    secret: 'a-secret-of-the-tests-with-enough-characters',
    publicUrl: 'http://localhost:4477',
    providers: services.providers,
    http: services.http(async (url) => {
      passedOn.push(url)
      return new Response('{}')
    })
  })
  const customers = Array.from({ length: 15 }, (_, index) => ({
    customerId: `acct-${index}`,
    name: `Company ${index}`,
    domain: `company-${index}.example`
  }))
  await site.workspace.customers.put(customers)
  await site.workspace.subscriptions.put(
    customers.map(({ customerId }) => ({
      externalId: `sub-${customerId}`,
      customer: { customerId },
      status: 'active' as const,
      currency: 'USD',
      plan: 'Business',
      items: [{ amountCents: 10_000, quantity: 1, interval: 'month' as const }],
      startedAt: clock.now() - 200 * 24 * 60 * minute
    }))
  )
  const pass = async (milliseconds: number) => {
    clock.advance(milliseconds)
    await site.rapport.runDue()
  }
  return { ...site, clock, services, passedOn, pass }
}

it('shows two services that are read, a pause, and an error that recovers; no request leaves the process', async () => {
  const { rapport, organizationId, workspace, clock, services, passedOn, pass } = await demoSite()
  const { integrations } = workspace
  await services.connect(rapport, organizationId, clock.now())
  await pass(1_000)
  const [first] = await integrations.runs('demo-help-desk')
  expect(first).toMatchObject({
    status: 'partial',
    streams: [
      { stream: 'companies', outcome: 'ended', added: 15 },
      { stream: 'tickets', outcome: 'failed', errorMessage: expect.stringContaining('to show an error') }
    ]
  })
  const [paused] = await integrations.runs('demo-crm')
  expect(paused).toMatchObject({ status: 'succeeded', streams: [{ stream: 'companies', added: 15, rateLimited: 1 }] })

  await pass(2 * minute)
  const [second] = await integrations.runs('demo-help-desk')
  expect(second).toMatchObject({ status: 'succeeded', streams: [{ stream: 'tickets', outcome: 'ended', added: 15 }] })
  const connected = await integrations.list({ connectedOnly: true })
  expect(connected.map(({ id, name, syncStatus, errorMessage }) => ({ id, name, syncStatus, errorMessage }))).toEqual([
    { id: 'demo-crm', name: 'Demo CRM (made up)', syncStatus: 'idle', errorMessage: undefined },
    { id: 'demo-help-desk', name: 'Demo help desk (made up)', syncStatus: 'idle', errorMessage: undefined }
  ])
  expect((await workspace.sources.list({ limit: 100 })).items).toHaveLength(15)
  expect((await workspace.customers.list({ limit: 100 })).items).toHaveLength(15)
  expect(passedOn).toEqual([])
})

it('has both read again when the demo starts again, and changes nothing then', async () => {
  const { rapport, organizationId, workspace, clock, services, pass } = await demoSite()
  await services.connect(rapport, organizationId, clock.now())
  await pass(1_000)
  await pass(2 * minute)
  await services.connect(rapport, organizationId, clock.now())
  await pass(1_000)
  for (const provider of ['demo-crm', 'demo-help-desk']) {
    const [run] = await workspace.integrations.runs(provider)
    expect(run).toMatchObject({ status: 'succeeded', cause: 'asked' })
    for (const stream of run?.streams ?? []) expect(stream).toMatchObject({ added: 0, updated: 0, removed: 0 })
  }
})

it('answers for its own two hosts alone, and asks for a pause until the demo is loaded', async () => {
  const { passedOn } = await demoSite()
  const http = demoServices().http(async (url) => {
    passedOn.push(url)
    return new Response('{}')
  })
  await http('https://api.example.com/companies', {})
  expect(passedOn).toEqual(['https://api.example.com/companies'])
  const early = await http('https://crm.demo.invalid/companies', {})
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '5'])
  expect(passedOn).toHaveLength(1)
})
