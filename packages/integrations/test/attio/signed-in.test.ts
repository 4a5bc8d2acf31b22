import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { attio } from '../../src/attio/attio.js'
import { FakeAttio } from '../../src/testing/fake-attio.js'
import { requestOn } from '../../src/testing/read-stream.js'
import { accountOfEverything } from './account.js'
import * as objects from './objects.js'
import {
  actor,
  company,
  companyId,
  day,
  deal,
  dealId,
  hour,
  meeting,
  minute,
  person,
  personId,
  stage,
  start,
  statusId,
  task,
  text
} from './objects.js'
import { signedIn, token, webhookSecret } from './world.js'

const sixHours = 6 * hour
const at = start - 50 * day

describe('Attio, from the sign-in to what is known of customers', () => {
  it('asks what the stages mean, recommends it by their names, and reads nothing before', async () => {
    const { setup, decide, pass, api, signingIn } = await signedIn(accountOfEverything())
    const [granted] = signingIn.requests
    expect(granted?.body).toMatchObject({
      grant_type: 'authorization_code',
      client_id: 'client-of-the-app',
      client_secret: 'client-secret'
    })
    const asked = await setup()
    const stages = (...named: number[]) => ({ crmStages: named.map((index) => ({ id: statusId(index), name: objects.stageNames[index] })) })
    expect(asked).toMatchObject({
      status: 'setup_required',
      next: {
        kind: 'crm_mapping',
        recommendation: [
          {
            pipelineId: 'deals',
            pipelineName: 'Deals',
            mappings: [
              { outlitStage: 'Created', ...stages(0, 1) },
              { outlitStage: 'Negotiation', ...stages(2) },
              { outlitStage: 'Won', ...stages(3) },
              { outlitStage: 'Lost', ...stages(4) }
            ]
          }
        ]
      }
    })
    await pass(hour)
    expect(api.requests.filter(({ url }) => url.endsWith('/records/query'))).toEqual([])
    expect(await decide()).toMatchObject({ status: 'ready', next: null, error: null })
    expect(await pass(minute)).toMatchObject({ status: 'succeeded' })
    expect(api.requests.every(({ headers }) => headers.get('authorization') === `Bearer ${token}`)).toBe(true)
  })

  it('knows members, owners, customers by your own id, people, notes, tasks, meetings, and what became of deals', async () => {
    const { decide, pass, workspace, timeline, rapport } = await signedIn(accountOfEverything())
    await decide()
    expect(await pass(minute)).toMatchObject({ status: 'succeeded' })
    await rapport.runDue()
    const { items: members } = await workspace.members.list()
    expect(members.map(({ email }) => email).sort()).toEqual(['ann@ours.test', 'bea@ours.test'])
    const seven = await workspace.call('svc_get_customer', { customer: 'seven.test' })
    expect(seven.customer).toMatchObject({ name: 'Company 7', domain: 'seven.test', owner: { email: 'ann@ours.test' } })
    expect((await workspace.call('svc_get_customer', { customer: 'acme' })).customer).toMatchObject({ domain: 'company8.test' })
    const told = await timeline('company2.test')
    const expected = [
      'CRM_DEAL_UPDATED Deal 2',
      'CRM_DEAL_STAGE_CHANGED Deal 2 moved to In Progress',
      'CRM_RECORD_UPDATED Note 6',
      'CRM_TASK_COMPLETED Send the offer 2',
      'MEETING_COMPLETED Meeting 2'
    ]
    expect(told).toEqual(expect.arrayContaining(expected))
    const deals = await timeline('company1.test')
    expect(deals).toContain('CRM_DEAL_WON Deal 5 was won')
    expect((await timeline('company3.test')).filter((each) => each.includes('offer 8'))).toHaveLength(1)
  })

  it('has a won deal with contract dates be a term of its customer', async () => {
    const { decide, pass, workspace } = await signedIn(accountOfEverything())
    await decide()
    await pass(minute)
    const { items } = await workspace.contracts.list({ customer: 'company1.test' })
    expect(items).toMatchObject([
      { origin: 'DEAL', startsOn: '2026-05-01', endsOn: '2027-04-30', amountCents: 500_000, currency: 'USD', autoRenews: true }
    ])
  })

  it('follows what changes: a name, an owner who was taken away, a deal that is won, a task that is opened again', async () => {
    const account = accountOfEverything()
    const { decide, pass, workspace, timeline } = await signedIn(account)
    await decide()
    await pass(minute)
    const renamed = { name: [text('Seven', start + hour)], domains: [objects.domain('seven.test', at)], owner: [] }
    account.put('companies', company(7, at, renamed))
    account.put('deals', deal(6, start - 59 * day, { stage: [stage(3, start + hour)] }))
    account.put('tasks', task(2, start - 28 * day, { is_completed: false }))
    expect(await pass(sixHours)).toMatchObject({ status: 'succeeded', cause: 'schedule' })
    const seven = await workspace.call('svc_get_customer', { customer: 'seven.test' })
    expect(seven.customer).toMatchObject({ name: 'Seven', owner: null })
    const told = await timeline('company2.test')
    expect(told).toContain('CRM_DEAL_WON Deal 6 was won')
    expect(told).not.toContain('CRM_TASK_COMPLETED Send the offer 2')
  })

  it('takes back what is absent from a whole walk, and brings back what comes again', async () => {
    const account = accountOfEverything()
    const { decide, pass, titles, workspace } = await signedIn(account)
    await decide()
    await pass(minute)
    account.remove('deals', dealId(3))
    account.remove('people', personId(5))
    account.remove('notes', objects.noteId(1))
    account.remove('meetings', objects.meetingId(1))
    await pass(sixHours)
    for (const gone of ['Deal 3', 'Note 1', 'Meeting 1']) expect(await titles()).not.toContain(gone)
    const users = async () => (await workspace.users.list({ limit: 100 })).items.map(({ email, name }) => [email, name])
    expect(await users()).not.toContainEqual(['person5@company1.test', 'Person 5'])
    account.put('deals', deal(3, start - 77 * day))
    account.put('people', person(5, start - 85 * day))
    await pass(sixHours)
    expect(await titles()).toContain('Deal 3')
    expect(await users()).toContainEqual(['person5@company1.test', 'Person 5'])
  })

  it('goes on without deals and meetings where there are none', async () => {
    const account = accountOfEverything()
    account.hasDeals = false
    account.hasMeetings = false
    const { setup, pass, workspace } = await signedIn(account)
    expect(await setup()).toMatchObject({ status: 'ready', next: null, error: null })
    const run = await pass(minute)
    const outcomes = Object.fromEntries((run?.streams ?? []).map(({ stream: name, outcome }) => [name, outcome]))
    expect(outcomes).toMatchObject({ companies: 'ended', notes: 'ended', tasks: 'ended', deals: 'skipped', meetings: 'skipped' })
    const { syncs } = await workspace.integrations.status('attio')
    expect(syncs.find(({ model }) => model === 'deals')).toMatchObject({ status: 'skipped' })
  })

  it('names what the app was not allowed, and refuses a token that does not count', async () => {
    const account = accountOfEverything()
    const { http } = account.provider({ now: () => start })
    const provider = attio()
    const credential = { kind: 'oauth' as const, accessToken: token, extra: {} }
    const check = () => provider.check(requestOn(provider, credential, http), credential, start)
    const named = { id: account.workspaceId, name: 'Ours' }
    expect(await check()).toEqual({ ...named, missing: [] })
    account.scope = 'record_permission:read-write object_configuration:read note:read task:read'
    const missing = [
      { permission: 'user_management:read', streams: ['members', 'tasks'] },
      { permission: 'meeting:read', streams: ['meetings'] }
    ]
    expect(await check()).toEqual({ ...named, missing })
    account.scope = null
    expect(await check()).toEqual(named)
    account.isActive = false
    await expect(check()).rejects.toThrow('sign in again')
  })

  it('waits until the date that Attio says in Retry-After', async () => {
    const { decide, pass, clock, api } = await signedIn(accountOfEverything())
    await decide()
    api.failNext({ kind: 'tooMany', seconds: 7, told: 'date' })
    expect(await pass(minute)).toMatchObject({ status: 'running' })
    const asked = api.requests.length
    await pass(5_000)
    expect(api.requests).toHaveLength(asked)
    expect(await pass(2_000)).toMatchObject({ status: 'succeeded' })
    expect(clock.now()).toBeLessThan(start + 2 * minute)
  })

  it('joins a meeting without a participant from outside to the company that it is linked with, and names no colleague a customer', async () => {
    const account = new FakeAttio()
    account.put('members', objects.member(1))
    account.put('companies', company(1, at, { owner: [actor(1, at)] }))
    const alone = { participants: [{ status: 'accepted', is_organizer: true, email_address: 'ann@ours.test' }] }
    account.put('meetings', meeting(1, start - day, alone))
    account.put('meetings', meeting(5, start - 2 * day, { participants: [] }))
    const { decide, pass, titles, timeline } = await signedIn(account)
    await decide()
    await pass(minute)
    expect(await titles()).toEqual(['Meeting 5'])
    expect(await timeline('company1.test')).toContain('MEETING_COMPLETED Meeting 5')
  })
})

describe("Attio's webhooks", () => {
  const workspace_id = new FakeAttio().workspaceId
  const event = (event_type: string, more: object = {}) => ({
    event_type,
    id: { workspace_id, object_id: new FakeAttio().objectId('companies'), record_id: companyId(3) },
    actor: { type: 'workspace-member', id: objects.memberId(1) },
    ...more
  })
  const body = (...events: object[]) => JSON.stringify({ webhook_id: '23e42eaf-323a-41da-b5bb-fd67eebda553', events })
  const signed = (sent: string, name = 'attio-signature', secret = webhookSecret) => ({
    [name]: createHmac('sha256', secret).update(sent).digest('hex')
  })

  it('have us read at once what they tell of', async () => {
    const account = accountOfEverything()
    const { decide, pass, post, workspace, titles } = await signedIn(account)
    await decide()
    await pass(minute)
    account.put('companies', company(3, start - 97 * day, { name: [text('Renamed', start)] }))
    const updated = body(event('record.updated'))
    expect(await post('/api/webhooks/attio', updated, signed(updated))).toMatchObject({ status: 200 })
    const run = await pass(0)
    expect(run).toMatchObject({ cause: 'webhook', status: 'succeeded' })
    expect(run?.streams.map(({ stream: name }) => name)).toEqual(['companies', 'people', 'deals'])
    expect((await workspace.call('svc_get_customer', { customer: 'company3.test' })).customer.name).toBe('Renamed')
    account.remove('deals', dealId(4))
    const merged = body(event('record.merged', { duplicate_record_id: dealId(4) }), event('note.created'))
    expect(await post('/api/webhooks/attio', merged, signed(merged, 'x-attio-signature'))).toMatchObject({ status: 200 })
    expect((await pass(0))?.streams.map(({ stream: name }) => name)).toEqual(['companies', 'people', 'deals', 'notes'])
    expect(await titles()).not.toContain('Deal 4')
  })

  it('are refused with another secret, another body, or without a signature', async () => {
    const { post } = await signedIn(accountOfEverything())
    const sent = body(event('record.deleted'))
    const refused: [string, Record<string, string>][] = [
      [sent, signed(sent, 'attio-signature', 'of another app')],
      [`${sent} `, signed(sent)],
      [sent, { 'attio-signature': 'g'.repeat(64) }],
      [sent, { 'attio-signature': '' }],
      [sent, {}]
    ]
    for (const [each, headers] of refused) expect(await post('/api/webhooks/attio', each, headers)).toMatchObject({ status: 401 })
    const elsewhere = body({ ...event('record.updated'), id: { workspace_id: 'another' } })
    expect(await post('/api/webhooks/attio', elsewhere, signed(elsewhere))).toMatchObject({ status: 200 })
  })
})
