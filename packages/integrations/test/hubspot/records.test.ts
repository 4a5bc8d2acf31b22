import type { Operation } from '@rapport/core/connector'
import { describe, expect, it } from 'vitest'
import { hubspot } from '../../src/hubspot/hubspot.js'
import { FakeHubspot } from '../../src/testing/fake-hubspot.js'
import { day, minute, pipelines, start } from './account.js'
import { provider, said } from './said.js'

const at = start - 10 * day
const mapping = {
  kind: 'crm_mapping',
  mappings: [
    {
      pipelineId: 'default',
      pipelineName: 'Sales Pipeline',
      mappings: [
        { outlitStage: 'Created', crmStages: [{ id: 'appointmentscheduled', name: 'x' }] },
        {
          outlitStage: 'Won',
          crmStages: [
            { id: 'contractsent', name: 'x' },
            { id: 'closedwon', name: 'x' }
          ]
        },
        { outlitStage: 'Lost', crmStages: [{ id: 'closedlost', name: 'x' }] }
      ]
    }
  ]
}

const one = async (...of: Parameters<typeof said>): Promise<Operation | undefined> => (await said(...of)).operations[0]

describe('a deal', () => {
  const deal = (more: Record<string, string | null> = {}) => {
    const account = new FakeHubspot()
    account.pipelines = pipelines
    account.owners = [{ id: '1', email: 'ann@ours.test', firstName: 'Ann', lastName: 'Owner', archived: false }]
    const properties = {
      dealname: 'Big one',
      amount: '1200.50',
      deal_currency_code: 'EUR',
      pipeline: 'default',
      dealstage: 'appointmentscheduled'
    }
    account.put('deals', '7', { ...properties, closedate: '2026-07-01T00:00:00Z', hubspot_owner_id: '1', ...more }, at)
    account.put('contacts', '5', { email: 'bob@acme.test', firstname: 'Bob' }, at)
    account.associate(['deals', '7'], ['companies', '12'])
    account.associate(['deals', '7'], ['companies', '9'])
    account.associate(['deals', '7'], ['companies', '31'], true)
    account.associate(['deals', '7'], ['contacts', '5'])
    return account
  }

  it.each([[false], [true]])('is a source at the time of its creation, with its stage as it was mapped (changed: %s)', async (changed) => {
    expect(await one(deal(), 'deals', { configuration: mapping, changed })).toEqual({
      kind: 'source',
      sourceType: 'CRM_OPPORTUNITY',
      id: 'deal:7',
      at,
      occurredAt: at,
      title: 'Big one',
      permalink: 'https://app.hubspot.com/contacts/4711/record/0-3/7',
      account: '31',
      participants: [
        { email: 'bob@acme.test', name: 'Bob', role: 'attendee' },
        { email: 'ann@ours.test', name: 'Ann Owner', role: 'assignee' }
      ],
      segments: [],
      record: {
        amount: 1200.5,
        currency: 'EUR',
        stageId: 'appointmentscheduled',
        stageName: 'Appointment scheduled',
        stage: 'Created',
        pipelineId: 'default',
        pipelineName: 'Sales Pipeline',
        probability: 0.2,
        closeDate: '2026-07-01T00:00:00.000Z',
        ownerEmail: 'ann@ours.test'
      }
    })
  })

  it('tells each stage that it entered later; of several that mean the same end the first ends it', async () => {
    const account = deal()
    for (const [index, stage] of ['contractsent', 'closedwon', 'appointmentscheduled', 'closedlost'].entries())
      account.put('deals', '7', { dealstage: stage }, at + (index + 1) * day)
    for (const changed of [false, true]) {
      const { operations } = await said(account, 'deals', { configuration: mapping, changed })
      const moments = operations.flatMap((each) => (each.kind === 'activity' ? [[each.type, each.title, each.id]] : []))
      expect(moments).toEqual([
        ['CRM_DEAL_WON', 'Big one was won', `deal:7:contractsent:${at + day}`],
        ['CRM_DEAL_STAGE_CHANGED', 'Big one moved to Closed won', `deal:7:closedwon:${at + 2 * day}`],
        ['CRM_DEAL_STAGE_CHANGED', 'Big one moved to Appointment scheduled', `deal:7:appointmentscheduled:${at + 3 * day}`],
        ['CRM_DEAL_LOST', 'Big one was lost', `deal:7:closedlost:${at + 4 * day}`]
      ])
    }
  })

  it.each([
    ['of a pipeline that is not named', { pipeline: '8001', dealstage: '8002' }],
    ['of a pipeline that nobody knows', { pipeline: 'gone', dealstage: 'gone' }]
  ])('%s is taken back, and harms nothing', async (_, more) => {
    const { operations, unreadable } = await said(deal(more), 'deals', { configuration: mapping })
    expect(operations).toEqual([{ kind: 'removal', of: 'source', id: 'deal:7', at }])
    expect(unreadable).toEqual([])
  })

  it.each([
    ['a pipeline', { pipeline: null }, { pipelineId: null, stage: 'Created' }],
    ['a stage', { dealstage: null }, { pipelineId: 'default', stageId: null, stage: null }],
    ['both', { pipeline: '', dealstage: '' }, { pipelineId: null, stageId: null, stage: null }]
  ])('without %s is kept as it is', async (_, more, record) => {
    expect(await one(deal(more), 'deals', { configuration: mapping })).toMatchObject({ id: 'deal:7', record })
  })

  it.each([
    ['app-eu1.hubspot.com', 'app-eu1.hubspot.com'],
    [undefined, 'app.hubspot.com'],
    ['evil.example/x?.hubspot.com', 'app.hubspot.com']
  ])('has a link to its page on the host that the account names: %s', async (uiDomain, host) => {
    const account = deal()
    account.uiDomain = uiDomain
    account.put('tickets', '8', { subject: 'Question' }, at)
    expect(await one(account, 'deals')).toMatchObject({ permalink: `https://${host}/contacts/4711/record/0-3/7` })
    expect(await one(account, 'tickets')).toMatchObject({ permalink: `https://${host}/contacts/4711/record/0-5/8` })
  })

  it('in a stage that came after the mapping says what HubSpot says of it; one of a stage that nobody knows says nothing', async () => {
    const later = { ...mapping, mappings: [{ ...mapping.mappings[0], mappings: [] }] }
    expect(await one(deal({ dealstage: 'closedlost' }), 'deals', { configuration: later })).toMatchObject({ record: { stage: 'Lost' } })
    expect(await one(deal({ dealstage: 'removed' }), 'deals', { configuration: later })).toMatchObject({
      record: { stage: null, stageName: null }
    })
  })
})

describe('companies and contacts', () => {
  it('a company without name and domain is an account all the same', async () => {
    const account = new FakeHubspot()
    account.put('companies', '1', { name: '', domain: null }, at)
    expect(await one(account, 'companies')).toMatchObject({ kind: 'account', id: '1', at, createdAt: at, domains: [], traits: {} })
  })

  it('a company has all its domains, your id of it, and its size', async () => {
    const account = new FakeHubspot()
    const properties = {
      name: 'Acme',
      domain: 'acme.com',
      hs_additional_domains: 'acme.de;acme.fr',
      numberofemployees: '40',
      workspace: 'w_1'
    }
    account.put('companies', '1', { ...properties, hs_merged_object_ids: '3;2' }, at)
    const { operations } = await said(account, 'companies', { provider: hubspot({ customerIdProperty: 'workspace' }) })
    expect(operations).toMatchObject([
      { kind: 'account', domains: ['acme.com', 'acme.de', 'acme.fr'], customerId: 'w_1', traits: { company_size: 40 } },
      { kind: 'removal', of: 'account', id: '3' },
      { kind: 'removal', of: 'account', id: '2' }
    ])
  })

  it.each([
    ['in their own property', { email: 'a@acme.test', hs_additional_emails: 'b@acme.test;c@acme.test' }],
    ['in one', { email: 'a@acme.test; b@acme.test, c@acme.test' }]
  ])('a contact with three emails, %s, is one person with the first', async (_, properties) => {
    const account = new FakeHubspot()
    account.put('contacts', '5', properties, at)
    const traits = { additional_emails: ['b@acme.test', 'c@acme.test'] }
    expect((await said(account, 'contacts')).operations).toEqual([{ kind: 'person', id: '5', at, email: 'a@acme.test', traits }])
  })

  it('a contact of many companies, over pages of associations, is at the smallest one', async () => {
    const account = new FakeHubspot()
    account.associationsAtOnce = 2
    account.put('contacts', '5', { email: 'a@acme.test' }, at)
    for (const id of ['110', '12', '13', '9', '100']) account.associate(['contacts', '5'], ['companies', id])
    expect(await one(account, 'contacts')).toMatchObject({ account: '9' })
    account.associate(['contacts', '5'], ['companies', '120'], true)
    expect(await one(account, 'contacts')).toMatchObject({ account: '120' })
  })
})

describe('mails, calls, meetings, notes', () => {
  const talk = (type: 'emails' | 'calls' | 'meetings' | 'notes', properties: Record<string, string>, isOnCompanyAlone = false) => {
    const account = new FakeHubspot()
    account.owners = [{ id: '1', email: 'ann@ours.test', firstName: 'Ann', archived: false }]
    account.put(type, '9', { hs_timestamp: String(at), hubspot_owner_id: '1', ...properties }, at)
    account.put('contacts', '5', { email: 'bob@acme.test', firstname: 'Bob' }, at)
    account.associate([type, '9'], ['companies', '2'])
    if (!isOnCompanyAlone) account.associate([type, '9'], ['contacts', '5'])
    return one(account, type)
  }
  const bob = { email: 'bob@acme.test', name: 'Bob' }
  const ann = { email: 'ann@ours.test', name: 'Ann' }

  it('a mail has the people of its addresses, else of its headers, else its contacts', async () => {
    const text = { hs_email_html: '<p>Hello&nbsp;Ann,<br>see you</p><style>p{}</style>' }
    expect(
      await talk('emails', { ...text, hs_email_from_email: 'bob@acme.test', hs_email_to_email: 'ann@ours.test;x@ours.test' })
    ).toMatchObject({
      sourceType: 'EMAIL',
      account: '2',
      participants: [
        { ...bob, role: 'from' },
        { ...ann, role: 'to' },
        { email: 'x@ours.test', name: null, role: 'to' }
      ],
      segments: [{ text: 'Hello Ann,\nsee you', speaker: 'Bob' }]
    })
    const headers = JSON.stringify({
      from: { email: 'c@acme.test', firstName: 'C', lastName: 'D' },
      to: [{ email: 'ann@ours.test' }],
      cc: []
    })
    expect(await talk('emails', { hs_email_headers: headers })).toMatchObject({
      participants: [
        { email: 'c@acme.test', name: 'C D', role: 'from' },
        { ...ann, role: 'to' }
      ]
    })
    for (const [direction, ...roles] of [
      ['INCOMING_EMAIL', 'from', 'to'],
      ['EMAIL', 'to', 'from']
    ])
      expect(await talk('emails', { hs_email_direction: direction ?? '', hs_email_headers: 'none' })).toMatchObject({
        participants: [
          { ...bob, role: roles[0] },
          { ...ann, role: roles[1] }
        ]
      })
  })

  it('a mail with a Message-ID is the one of a mailbox', async () => {
    expect(await talk('emails', { hs_email_message_id: '<abc@mail.test>' })).toMatchObject({
      id: 'email:9',
      sharedId: 'mail:abc@mail.test'
    })
    expect(await talk('emails', { hs_email_message_id: 'nonsense' })).not.toHaveProperty('sharedId')
  })

  it.each([
    ['emails', 'email', { hs_email_status: 'FAILED' }],
    ['calls', 'call', { hs_call_status: 'NO_ANSWER' }],
    ['meetings', 'meeting', { hs_meeting_outcome: 'CANCELED' }],
    ['notes', 'note', { hs_note_body: '<p> </p>' }]
  ] as const)('%s that did not happen are taken back', async (type, kind, properties) => {
    expect(await talk(type, properties)).toEqual({ kind: 'removal', of: 'source', id: `${kind}:9`, at })
  })

  it('one that is logged on a company alone is no talk among colleagues', async () => {
    expect(await talk('calls', { hs_call_title: 'Catch up' }, true)).toMatchObject({ sourceType: 'CALL', account: '2', participants: [] })
  })

  it('a meeting stands at its start, a note at its time with its first line as title', async () => {
    const start = new Date(at + 60 * minute).toISOString()
    expect(await talk('meetings', { hs_meeting_start_time: start, hs_meeting_title: 'Review' })).toMatchObject({
      occurredAt: at + 60 * minute
    })
    expect(await talk('notes', { hs_note_body: '<div>Budget approved</div><div>By Bob</div>' })).toMatchObject({
      sourceType: 'CRM',
      title: 'Budget approved',
      occurredAt: at,
      segments: [{ text: 'Budget approved\nBy Bob', speaker: 'Ann' }]
    })
  })

  it.each(['emails', 'calls', 'meetings', 'notes'])('one of %s whose properties are of other types harms nothing', async (name) => {
    const stream = provider.streams.find((each) => each.name === name)
    const context = { account: '4711', startedAt: start, historical: false, configuration: null }
    const read = (properties: unknown) => stream?.map({ id: '9', properties }, context) ?? []
    for (const properties of [
      { hs_timestamp: at, hs_email_subject: 5, hs_call_body: true, hs_meeting_title: {}, hs_note_body: ['x'] },
      { hs_timestamp: at }
    ])
      expect(read(properties)).toHaveLength(1)
  })
})
