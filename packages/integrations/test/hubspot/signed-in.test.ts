import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { FakeHubspot } from '../../src/testing/fake-hubspot.js'
import { accountOfEverything, day, minute, moveDeal, putCompany, putContact, putDeal, start } from './account.js'
import { clientSecret, signedIn } from './world.js'

const hour = 60 * minute

describe('HubSpot, from the sign-in to what is known of customers', () => {
  it('asks what the stages mean, recommends it by outcomes, names and probabilities, and reads nothing before', async () => {
    const { setup, decide, pass, requests } = await signedIn(accountOfEverything())
    const asked = await setup()
    expect(asked).toMatchObject({ status: 'setup_required', next: { kind: 'crm_mapping' }, error: null })
    const stages = (named: string[]) => ({ crmStages: named.map((id) => ({ id, name: expect.any(String) })) })
    expect(asked.next).toMatchObject({
      recommendation: [
        {
          pipelineId: 'default',
          pipelineName: 'Sales Pipeline',
          mappings: [
            { outlitStage: 'Created', ...stages(['appointmentscheduled']) },
            { outlitStage: 'Quoting', ...stages(['presentation']) },
            { outlitStage: 'Negotiation', ...stages(['contractsent']) },
            { outlitStage: 'Won', ...stages(['closedwon']) },
            { outlitStage: 'Lost', ...stages(['closedlost']) }
          ]
        },
        {
          pipelineId: '8001',
          mappings: [
            { outlitStage: 'Quoting', ...stages(['8002']) },
            { outlitStage: 'Won', ...stages(['8003']) }
          ]
        }
      ]
    })
    await pass(hour)
    expect(requests.filter(({ url }) => url.includes('/objects/'))).toEqual([])
    expect(await decide()).toMatchObject({ status: 'ready', next: null, error: null })
    expect(await pass(minute)).toMatchObject({ status: 'succeeded' })
  })

  it('makes owners members and owners of customers, and tells what became of deals', async () => {
    const account = accountOfEverything()
    const { decide, pass, workspace, timeline } = await signedIn(account)
    await decide()
    await pass(minute)
    const { items: members } = await workspace.members.list()
    expect(members.map(({ email }) => email).sort()).toEqual(['ann@ours.test', 'bea@ours.test'])
    const { customer } = await workspace.call('svc_get_customer', { customer: 'company3.test' })
    expect(customer).toMatchObject({ name: 'Company 3', domain: 'company3.test', owner: { email: 'ann@ours.test' } })
    expect((await workspace.call('svc_get_customer', { customer: 'acme' })).customer).toMatchObject({ domain: 'company1.test' })
    const before = await timeline('company3.test')
    expect(before).toContain('CRM_DEAL_UPDATED Deal 205')
    expect(before).toContain('CRM_DEAL_STAGE_CHANGED Deal 205 moved to Contract sent')
    expect(before).not.toContain('CRM_DEAL_WON Deal 205 was won')
    moveDeal(account, 205, 'closedwon', start + 2 * minute)
    expect(await pass(15 * minute)).toMatchObject({ status: 'succeeded', cause: 'schedule' })
    expect(await timeline('company3.test')).toContain('CRM_DEAL_WON Deal 205 was won')
    const { items } = await workspace.sources.list({ limit: 100 })
    expect(items.find(({ title }) => title === 'Deal 205')?.record).toMatchObject({ stage: 'Won', stageName: 'Closed won', amount: 20_500 })
  })

  it('feeds facts, mails and meetings of a customer', async () => {
    const { decide, pass, workspace, timeline, rapport } = await signedIn(accountOfEverything())
    await decide()
    await pass(minute)
    await rapport.runDue()
    const told = await timeline('company2.test')
    for (const each of ['EMAIL_RECEIVED Mail 440', 'MEETING_COMPLETED Call 440', 'MEETING_COMPLETED Meeting 440'])
      expect(told).toContain(each)
    expect(told).toContain('CRM_RECORD_UPDATED Budget of 440 is approved.')
    const include = ['behaviorMetrics' as const]
    const { behaviorMetrics } = await workspace.call('svc_get_customer', { customer: 'company2.test', include })
    const talked = expect.stringContaining('2026-06-01T11:45')
    expect(behaviorMetrics).toMatchObject({ lastEmailAt: talked, lastMeetingAt: talked })
    const { facts } = await workspace.call('svc_list_facts', { customer: 'company2.test' })
    expect(JSON.stringify(facts)).toContain('ten more seats')
  })

  it('reads deals of chosen pipelines only, and reads all anew when the choice changes', async () => {
    const account = accountOfEverything()
    putDeal(account, 270, start - hour, { pipeline: '8001', dealstage: '8002' })
    putDeal(account, 271, start - hour, { pipeline: 'deleted-long-ago', dealstage: '9' })
    putDeal(account, 272, start - hour, { pipeline: '', dealstage: '' })
    const { setup, pass, workspace } = await signedIn(account)
    const { next } = await setup()
    const recommendation = next?.kind === 'crm_mapping' ? next.recommendation : []
    const named = async () =>
      (await workspace.sources.list({ limit: 100 })).items.flatMap(({ title }) => (title?.startsWith('Deal') ? [title] : []))
    const configuration = (mappings: unknown) => ({ configuration: { kind: 'crm_mapping', mappings, confirm: true } })
    await setup(configuration(recommendation.slice(0, 1)))
    expect(await pass(minute)).toMatchObject({ status: 'succeeded' })
    expect((await named()).sort()).toEqual(['Deal 201', 'Deal 202', 'Deal 203', 'Deal 204', 'Deal 205', 'Deal 206', 'Deal 272'])
    await setup(configuration(recommendation.slice(1)))
    expect(await pass(minute)).toMatchObject({ status: 'succeeded' })
    // One that is in no pipeline is in none that was not chosen.
    expect((await named()).sort()).toEqual(['Deal 270', 'Deal 272'])
  })

  it('takes a company without name and domain, and a contact with three emails', async () => {
    const account = new FakeHubspot()
    account.put('companies', '1', { name: '', domain: null }, start - hour)
    account.put(
      'contacts',
      '5',
      { email: 'ann@acme.test', hs_additional_emails: 'a@acme.test;ann@gmail.com', firstname: 'Ann' },
      start - hour
    )
    account.associate(['contacts', '5'], ['companies', '1'], true)
    const { decide, pass, workspace } = await signedIn(account)
    await decide()
    expect(await pass(minute)).toMatchObject({ status: 'succeeded' })
    const { items: customers } = await workspace.customers.list()
    expect(customers).toHaveLength(1)
    const { items: users } = await workspace.users.list()
    expect(users).toMatchObject([{ email: 'ann@acme.test', name: 'Ann', customerId: customers[0]?.id }])
  })

  it('takes back what was deleted or merged, and brings back what was restored', async () => {
    const account = accountOfEverything()
    const { decide, pass, workspace } = await signedIn(account)
    await decide()
    await pass(minute)
    const titles = async () => (await workspace.sources.list({ limit: 100 })).items.map(({ title }) => title)
    account.archive('deals', '203')
    account.archive('tickets', '301')
    account.remove('contacts', '15')
    putContact(account, 14, start + 2 * minute, { hs_calculated_merged_vids: '14:1700000000000;15:1700000000001' })
    await pass(day)
    expect(await titles()).not.toContain('Deal 203')
    expect(await titles()).not.toContain('Question 301')
    const company = async (email: string) => (await workspace.users.list({ limit: 100 })).items.find((user) => user.email === email)?.name
    expect(await company('person15@company8.test')).not.toBe('Person 15')
    moveDeal(account, 203, 'contractsent', start + day + hour)
    await pass(2 * hour)
    expect(await titles()).toContain('Deal 203')
  })

  it('refreshes its token, and says what was not granted', async () => {
    const account = accountOfEverything()
    account.scopes = [
      'oauth',
      'crm.objects.owners.read',
      'crm.objects.companies.read',
      'crm.objects.contacts.read',
      'crm.objects.deals.read'
    ]
    const { decide, pass, tokens } = await signedIn(account)
    await decide()
    await pass(minute)
    for (let hours = 0; hours < 3; hours++) expect(await pass(hour)).toMatchObject({ status: 'succeeded' })
    expect(tokens.refreshes).toBe(3)
  })
})

describe("HubSpot's webhooks", () => {
  const url = 'https://rapport.test/api/webhooks/hubspot'
  const events = (portalId: number) => JSON.stringify([{ eventId: 1, portalId, subscriptionType: 'company.propertyChange', objectId: 3 }])
  const headers = (body: string, at: number, secret = clientSecret, address = url) => ({
    'x-hubspot-request-timestamp': String(at),
    'x-hubspot-signature-v3': createHmac('sha256', secret).update(`POST${address}${body}${at}`).digest('base64')
  })

  it('has us read at once what a signed call tells of, for the accounts that it names', async () => {
    const account = accountOfEverything()
    const { decide, pass, post, clock, workspace } = await signedIn(account)
    await decide()
    await pass(minute)
    clock.advance(minute)
    putCompany(account, 3, clock.now() - 1_000, { name: 'Renamed' })
    const other = await post('/api/webhooks/hubspot', events(1), headers(events(1), clock.now()))
    expect(other).toMatchObject({ status: 200 })
    expect(await pass(0)).toMatchObject({ cause: 'connected' })
    expect(await post('/api/webhooks/hubspot', events(4711), headers(events(4711), clock.now()))).toMatchObject({ status: 200 })
    expect(await pass(0)).toMatchObject({ cause: 'webhook', status: 'succeeded', streams: [{ stream: 'companies', updated: 1 }] })
    expect((await workspace.call('svc_get_customer', { customer: 'company3.test' })).customer.name).toBe('Renamed')
  })

  it('refuses a wrong secret, another address, another body, an old and a missing time', async () => {
    const { post, clock } = await signedIn(accountOfEverything())
    const body = events(4711)
    const now = clock.now()
    const refused: Record<string, string>[] = [
      headers(body, now, 'secret of another app'),
      headers(body, now, clientSecret, 'https://elsewhere.test/api/webhooks/hubspot'),
      headers(`${body} `, now),
      headers(body, now - 300_001),
      headers(body, now + 300_001),
      { 'x-hubspot-signature-v3': headers(body, now)['x-hubspot-signature-v3'] },
      { 'x-hubspot-request-timestamp': String(now) },
      {}
    ]
    for (const sent of refused) expect(await post('/api/webhooks/hubspot', body, sent)).toMatchObject({ status: 401 })
    expect(await post('/api/webhooks/hubspot', body, headers(body, now - 299_000))).toMatchObject({ status: 200 })
    const called = `${url}?app=a%2Cb`
    const signed = headers(body, now, clientSecret, `${url}?app=a,b`)
    expect(await post(called.replace('https://rapport.test', ''), body, signed)).toMatchObject({ status: 200 })
  })
})
