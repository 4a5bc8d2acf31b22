import { describe, expect, it } from 'vitest'
import {
  accountId,
  caseId,
  day,
  hour,
  idOf,
  minute,
  moveOpportunity,
  organizationOfEverything,
  putAccount,
  putContact,
  putEvent,
  putOpportunity,
  smallOrganization,
  start
} from './account.js'
import { signedIn } from './world.js'

const figures = (run: Awaited<ReturnType<Awaited<ReturnType<typeof signedIn>>['pass']>>, name: string) =>
  run?.streams.find(({ stream }) => stream === name)

describe('Salesforce by signing in', () => {
  it('proves who began it, reads the stages, and nothing else before they are decided', async () => {
    const { setup, pass, requests, tokenRequests, queries, workspace } = await signedIn(organizationOfEverything())
    expect(tokenRequests[0]?.body).toMatchObject({
      grant_type: 'authorization_code',
      client_id: 'client-of-the-app',
      code_verifier: expect.stringMatching(/^[\w-]{43,}$/)
    })
    expect(requests[0]?.url).toBe('https://login.salesforce.com/id/00D5g00000AbCdEEAV/0055g00000FgHiJAAV')
    const stages = (...names: string[]) => ({ crmStages: names.map((id) => expect.objectContaining({ id })) })
    const { status, next } = await setup()
    expect({ status, next }).toEqual({
      status: 'setup_required',
      next: {
        kind: 'crm_mapping',
        recommendation: [
          {
            pipelineId: 'default',
            pipelineName: 'Opportunities',
            mappings: [
              { outlitStage: 'Created', ...stages('Prospecting') },
              { outlitStage: 'Quoting', ...stages('Proposal/Price Quote') },
              { outlitStage: 'Negotiation', ...stages('Negotiation/Review') },
              { outlitStage: 'Won', ...stages('Closed Won') },
              { outlitStage: 'Lost', ...stages('Closed Lost') }
            ]
          }
        ]
      }
    })
    await pass(hour)
    expect(queries().filter((q) => !q.includes('FROM OpportunityStage'))).toEqual([])
    const configuration = next?.kind === 'crm_mapping' && { kind: 'crm_mapping', mappings: next.recommendation, confirm: true }
    expect(await setup({ configuration })).toMatchObject({ status: 'ready', next: null, error: null })
    expect(await pass(minute)).toMatchObject({ status: 'succeeded' })
    const [item] = await workspace.integrations.list({ connectedOnly: true })
    expect(item).toMatchObject({ id: 'salesforce', status: 'connected' })
  })

  it('has nothing to decide where opportunities may not be read, and reads the others', async () => {
    const organization = organizationOfEverything()
    organization.hidden = ['Opportunity', 'OpportunityStage']
    const { setup, pass } = await signedIn(organization)
    expect(await setup()).toMatchObject({ status: 'ready', next: null, error: null })
    const run = await pass(minute)
    expect(figures(run, 'opportunities')).toMatchObject({ outcome: 'skipped', errorClass: 'forbidden' })
    expect(figures(run, 'accounts')).toMatchObject({ outcome: 'ended', added: 7 })
  })

  it('makes owners members and owners of customers, won opportunities terms, and open cases problems', async () => {
    const { decide, pass, workspace, timeline } = await signedIn(organizationOfEverything())
    await decide()
    await pass(minute)
    const { items: members } = await workspace.members.list()
    expect(members.map(({ email }) => email).sort()).toEqual(['ann@ours.test', 'bea@ours.test'])
    const { customer } = await workspace.call('svc_get_customer', { customer: 'company3.test' })
    expect(customer).toMatchObject({ name: 'Company 3', owner: { email: 'ann@ours.test' } })
    const { items: terms } = await workspace.contracts.list({ customer: 'acme' })
    expect(terms).toMatchObject([
      {
        origin: 'DEAL',
        source: 'salesforce',
        startsOn: '2026-01-01',
        endsOn: '2026-12-31',
        amountCents: 100_000,
        currency: 'EUR',
        autoRenews: true
      }
    ])
    expect(await workspace.customers.unansweredProblems('company3.test')).toMatchObject({ count: 1, items: [{ title: 'Question 3' }] })
    expect(await workspace.customers.unansweredProblems('company2.test')).toMatchObject({ count: 0 })
    const told = await timeline('acme')
    for (const each of ['CRM_DEAL_WON Deal 1 was won', 'CRM_DEAL_STAGE_CHANGED Deal 1 moved to Negotiation', 'CRM_CALL_LOGGED Task 1'])
      expect(told).toContain(each)
    expect(told).toContain('SUPPORT_TICKET_CREATED Question 1')
  })

  it('a renewal that was won says how the term before it ended, and notice is kept', async () => {
    const organization = smallOrganization()
    const { decide, pass, workspace } = await signedIn(organization)
    await decide()
    await pass(minute)
    const custom = { Contract_Start_Date__c: '2027-01-01', Contract_End_Date__c: '2027-12-31', Notice_Date__c: '2027-09-30', Amount: 2000 }
    putOpportunity(organization, 7, start + 2 * minute, { ...custom, AccountId: accountId(1) })
    moveOpportunity(organization, 7, 'Closed Won', start + 3 * minute)
    await pass(15 * minute)
    const { items } = await workspace.contracts.list({ customer: 'acme' })
    expect(items).toMatchObject([
      { startsOn: '2027-01-01', endsOn: '2027-12-31', noticeOn: '2027-09-30', amountCents: 200_000 },
      { endsOn: '2026-12-31' }
    ])
    await pass(220 * day)
    expect((await workspace.contracts.list({ customer: 'acme' })).items[1]).toMatchObject({ outcome: 'expanded' })
  })

  it('names the fields that are hidden in the run and in the status, and reads everything else', async () => {
    const organization = organizationOfEverything()
    organization.hidden = ['Account.Industry', 'Case.Description']
    const { decide, pass, workspace } = await signedIn(organization)
    await decide()
    const run = await pass(minute)
    expect(run).toMatchObject({ status: 'succeeded' })
    const reason = 'of the field Account.Industry, which Salesforce does not show'
    expect(figures(run, 'accounts')).toMatchObject({ outcome: 'ended', added: 7, skippedFor: [{ reason }] })
    const { syncs } = await workspace.integrations.status('salesforce')
    expect(JSON.stringify(syncs)).toContain('Case.Description')
  })

  it('stops when most of the day is used, and goes on the next day', async () => {
    const organization = smallOrganization()
    const { decide, pass, clock, requests, workspace } = await signedIn(organization)
    await decide()
    organization.usage = { used: 12_000, most: 15_000 }
    requests.length = 0
    await pass(minute)
    expect(requests).toHaveLength(1)
    const { syncs } = await workspace.integrations.status('salesforce')
    expect(syncs.find(({ model }) => model === 'users')).toMatchObject({ status: 'waiting' })
    await pass(11 * hour)
    expect(requests).toHaveLength(1)
    organization.usage = { used: 0, most: 15_000 }
    expect(await pass(Date.UTC(2026, 5, 2) - clock.now())).toMatchObject({ status: 'succeeded' })
  })

  it('goes on where it was when its session ends between pages, at the address that the new one names', async () => {
    const organization = organizationOfEverything()
    for (let index = 30; index < 60; index++) putContact(organization, index, start - index * day)
    const { decide, pass, tokens, api, workspace, requests } = await signedInWithSteps(organization)
    await decide()
    api.before(5, () => {
      tokens.expire()
      organization.instanceUrl = 'https://acme2.my.salesforce.com'
    })
    expect(await pass(minute)).toMatchObject({ status: 'succeeded' })
    expect(tokens.refreshes).toBeGreaterThan(0)
    expect(new URL(requests.at(-1)?.url ?? '').host).toBe('acme2.my.salesforce.com')
    const { items } = await workspace.users.list({ limit: 100 })
    // Those of contacts, and the person account.
    expect(items.filter(({ name }) => name?.startsWith('Person') || name === 'Eve Person')).toHaveLength(38)
    expect(await pass(15 * minute)).toMatchObject({ status: 'succeeded' })
  })

  it('takes back what was deleted, merged or purged, and reads an event when it comes', async () => {
    const organization = organizationOfEverything()
    putEvent(organization, 4, start + 90 * minute)
    const { decide, pass, workspace, timeline } = await signedIn(organization)
    await decide()
    await pass(minute)
    const titles = async () => (await workspace.sources.list({ limit: 100 })).items.map(({ title }) => title)
    expect(await timeline('company4.test')).not.toContain('CRM_MEETING_LOGGED Meeting 4')
    organization.remove('Case', caseId(1), start + 2 * minute)
    organization.put('Account', accountId(6), { IsDeleted: true, MasterRecordId: accountId(5) }, start + 2 * minute)
    organization.purge('Case', caseId(3))
    organization.remove('Task', idOf('00T', 1), start + 2 * minute)
    await pass(hour)
    expect(await titles()).not.toContain('Question 1')
    expect(await timeline('company4.test')).toContain('CRM_MEETING_LOGGED Meeting 4')
    expect(await timeline('acme')).not.toContain('CRM_CALL_LOGGED Task 1')
    expect(await titles()).toContain('Question 3')
    await pass(8 * day)
    expect(await titles()).not.toContain('Question 3')
    putAccount(organization, 6, start + 9 * day, { IsDeleted: false, Name: 'Back again' })
    await pass(day)
    expect((await workspace.call('svc_get_customer', { customer: 'company6.test' })).customer.name).toBe('Back again')
  })
})

/** Signed in, with pages of four, and something that happens before one of the requests. */
async function signedInWithSteps(organization: ReturnType<typeof organizationOfEverything>) {
  const world = await signedIn(organization, { pageSize: 4 })
  const before = (count: number, happen: () => void) => {
    let left = count
    const { push } = world.requests
    world.requests.push = (...asked) => {
      if (--left === 0) happen()
      return push.apply(world.requests, asked)
    }
  }
  return { ...world, api: { before } }
}
