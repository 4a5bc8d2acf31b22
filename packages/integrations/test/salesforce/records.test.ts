import { describe, expect, it } from 'vitest'
import {
  accountId,
  begin,
  caseId,
  contactId,
  day,
  hour,
  idOf,
  minute,
  moveOpportunity,
  opportunityId,
  organizationOfEverything,
  putAccount,
  putCase,
  putEvent,
  putOpportunity,
  putTask,
  start,
  userId
} from './account.js'
import { about, said } from './said.js'

describe('accounts and people of Salesforce', () => {
  it('have their domains, owners, sizes, and the host’s own id from a custom field that the organization has', async () => {
    const read = await said(organizationOfEverything(), 'accounts')
    expect(about(read, 'account', accountId(1))).toMatchObject([
      { name: 'Company 1', domains: ['company1.test'], customerId: 'acme', ownerEmail: 'bea@ours.test', traits: { company_size: 10 } }
    ])
    expect(about(read, 'account', accountId(2))).toMatchObject([
      { domains: ['https://www.company2.test/about'], customerId: undefined, traits: { industry: 'Technology', company_size: 20 } }
    ])
    // Somebody who was deactivated owns nothing.
    expect(about(read, 'account', accountId(2))).toMatchObject([{ ownerEmail: undefined, createdAt: begin + 2 * day }])
  })

  it('take the host’s id from the field that is named, with the records themselves', async () => {
    const organization = organizationOfEverything()
    putAccount(organization, 2, begin, { Ext_Key__c: 4711 })
    const read = await said(organization, 'accounts', { options: { customerIdProperty: 'ext_key__c' } })
    expect(read.queries[0]).toContain('CreatedDate, ext_key__c FROM Account')
    const { http } = organization.provider({ now: () => start })
    const shown = await said(organization, 'accounts', { options: { customerIdProperty: 'Ext_Key__c' }, http })
    expect(about(shown, 'account', accountId(2))).toMatchObject([{ customerId: '4711' }])
    expect(about(shown, 'account', accountId(1))).toMatchObject([{ customerId: undefined }])
  })

  it('person accounts are a customer and the person', async () => {
    const read = await said(organizationOfEverything(), 'accounts')
    expect(about(read, 'account', accountId(7))).toMatchObject([
      { name: 'Eve Person', email: 'eve@gmail.com', domains: [], traits: { is_person_account: true } }
    ])
    expect(about(read, 'person', accountId(7))).toMatchObject([{ email: 'eve@gmail.com', name: 'Eve Person', account: accountId(7) }])
  })

  it('an organization without such fields is not asked for them', async () => {
    const organization = organizationOfEverything()
    organization.hidden = ['Account.IsPersonAccount', 'Account.PersonEmail', 'Account.Customer_Id__c']
    const read = await said(organization, 'accounts')
    expect(read.queries.filter((q) => q.includes('FROM Account'))).toHaveLength(1)
    expect(about(read, 'account', accountId(1))).toMatchObject([{ name: 'Company 1', customerId: undefined }])
  })

  it('users are members, contacts people', async () => {
    const organization = organizationOfEverything()
    const users = await said(organization, 'users')
    expect(about(users, 'member', userId(1))).toMatchObject([{ email: 'ann@ours.test', name: 'Ann Owner', title: 'CSM', active: true }])
    expect(about(users, 'removal', userId(3))).toMatchObject([{ of: 'member' }])
    expect(users.leftOut).toContain('that were deactivated')
    const contacts = await said(organization, 'contacts')
    expect(about(contacts, 'person', contactId(2))).toMatchObject([
      { email: 'person2@company2.test', name: 'Person 2', account: accountId(2) }
    ])
  })
})

describe('opportunities', () => {
  it('are a source at the time of their creation, with the dates of their contract', async () => {
    const read = await said(organizationOfEverything(), 'opportunities')
    expect(about(read, 'source', `opportunity:${opportunityId(1)}`)).toMatchObject([
      {
        sourceType: 'OPPORTUNITY',
        occurredAt: begin + day,
        at: begin + 30 * day,
        title: 'Deal 1',
        account: accountId(1),
        segments: [{ text: 'They replace their old tool.' }],
        record: {
          amount: 1000,
          currency: 'EUR',
          stageId: 'Closed Won',
          stageName: 'Closed Won',
          stage: 'Won',
          pipelineId: 'default',
          probability: 1,
          closeDate: '2026-01-15T00:00:00.000Z',
          ownerEmail: 'ann@ours.test',
          contractStartDate: '2026-01-01',
          contractEndDate: '2026-12-31',
          contractTermMonths: 12,
          autoRenews: true
        }
      }
    ])
    const [open] = about(read, 'source', `opportunity:${opportunityId(3)}`)
    expect(Object.keys(open?.kind === 'source' ? (open.record ?? {}) : {})).not.toContain('contractEndDate')
  })

  it('take contract dates from custom fields first, and the currency of the opportunity', async () => {
    const organization = organizationOfEverything()
    const custom = {
      ns__Contract_End_Date__c: '2027-06-30',
      Start_Date__c: '2026-07-01',
      Notice_Date__c: '2027-03-31',
      Subscription_Term__c: '12',
      CurrencyIsoCode: 'USD'
    }
    putOpportunity(organization, 1, begin + day, custom)
    const [deal] = about(await said(organization, 'opportunities'), 'source', `opportunity:${opportunityId(1)}`)
    expect(deal).toMatchObject({
      record: {
        currency: 'USD',
        contractStartDate: '2026-07-01',
        contractEndDate: '2027-06-30',
        contractTermMonths: 12,
        noticeDate: '2027-03-31'
      }
    })
  })

  it('tell each stage that was entered later, by its row of the history, and no row without another stage', async () => {
    const organization = organizationOfEverything()
    moveOpportunity(organization, 3, 'Negotiation/Review', begin + 40 * day)
    moveOpportunity(organization, 3, 'Negotiation/Review', begin + 41 * day)
    moveOpportunity(organization, 3, 'Closed Lost', begin + 42 * day)
    const read = await said(organization, 'opportunities')
    expect(about(read, 'activity', `opportunity:${opportunityId(3)}`)).toMatchObject([
      {
        id: `opportunity:${opportunityId(3)}:${idOf('008', 301)}`,
        type: 'CRM_DEAL_STAGE_CHANGED',
        occurredAt: begin + 40 * day,
        title: 'Deal 3 moved to Negotiation',
        account: accountId(3),
        properties: { stageId: 'Negotiation/Review', fromStageName: 'Prospecting' }
      },
      { id: `opportunity:${opportunityId(3)}:${idOf('008', 303)}`, type: 'CRM_DEAL_LOST', title: 'Deal 3 was lost' }
    ])
    expect(about(read, 'activity', `opportunity:${opportunityId(1)}`)).toMatchObject([
      { type: 'CRM_DEAL_STAGE_CHANGED' },
      { type: 'CRM_DEAL_WON' }
    ])
  })

  it('of a long history tell the latest, and of a hidden one nothing', async () => {
    const organization = organizationOfEverything()
    for (let number = 1; number <= 60; number++)
      moveOpportunity(organization, 3, number % 2 === 0 ? 'Prospecting' : 'Proposal/Price Quote', begin + 30 * day + number * hour)
    const long = await said(organization, 'opportunities')
    expect(about(long, 'activity', `opportunity:${opportunityId(3)}`)).toHaveLength(49)
    organization.hidden = ['Opportunity.OpportunityHistories']
    const hidden = await said(organization, 'opportunities')
    expect(about(hidden, 'activity', 'opportunity')).toEqual([])
    expect(about(hidden, 'source', 'opportunity')).toHaveLength(5)
    expect(hidden.leftOut[0]).toBe('of the field Opportunity.OpportunityHistories, which Salesforce does not show')
  })

  it('and cases that were deleted take back all that they said', async () => {
    const organization = organizationOfEverything()
    organization.remove('Opportunity', opportunityId(1), start)
    organization.remove('Case', caseId(2), start)
    const deals = await said(organization, 'opportunities')
    expect(about(deals, 'removal', `opportunity:${opportunityId(1)}`)).toMatchObject([
      { of: 'source' },
      { of: 'activity' },
      { of: 'activity' }
    ])
    const cases = await said(organization, 'cases')
    expect(about(cases, 'removal', `case:${caseId(2)}`)).toMatchObject([{ of: 'source' }, { of: 'activity' }])
    expect(cases.leftOut).toContain('that were deleted')
  })
})

describe('cases, tasks and events', () => {
  it('a case is a ticket, with who asked and who answers, and closed when it was', async () => {
    const organization = organizationOfEverything()
    putCase(organization, 3, begin, {
      ContactId: null,
      Contact: null,
      ContactEmail: null,
      SuppliedEmail: 'new@else.test',
      SuppliedName: 'New'
    })
    const read = await said(organization, 'cases')
    const requester = { email: 'person2@company2.test', name: 'Person 2', role: 'requester' }
    expect(about(read, 'source', `case:${caseId(2)}`)).toMatchObject([
      {
        sourceType: 'SUPPORT_TICKET',
        occurredAt: begin + 2 * day,
        title: 'Question 2',
        account: accountId(2),
        participants: [requester, { email: 'bea@ours.test', role: 'assignee' }],
        segments: [{ text: 'The export of report 2 fails.\nCan you help?', speaker: 'Person 2' }],
        record: { caseNumber: '00001002', status: 'Closed', isClosed: true, closedAt: new Date(begin + 2 * day + minute).toISOString() }
      }
    ])
    expect(about(read, 'activity', `case:${caseId(2)}`)).toMatchObject([
      { type: 'SUPPORT_TICKET_CLOSED', channel: 'SUPPORT', occurredAt: begin + 2 * day + minute, people: [{ email: requester.email }] }
    ])
    expect(about(read, 'source', `case:${caseId(3)}`)).toMatchObject([
      { participants: [{ email: 'new@else.test', name: 'New' }, {}], record: { isClosed: false, closedAt: null } }
    ])
  })

  it('a task that is done is a call, a mail or work, at the time at which it was done', async () => {
    const organization = organizationOfEverything()
    putTask(organization, 7, begin, { ActivityDate: '2027-01-01' })
    putTask(organization, 8, begin, { IsClosed: false })
    const read = await said(organization, 'tasks')
    expect(read.queries[0]).toContain('FROM Task WHERE IsClosed = true ORDER BY SystemModstamp, Id')
    const of = (index: number) => about(read, 'activity', `task:${idOf('00T', index)}`)
    expect(of(1)).toMatchObject([{ type: 'CRM_CALL_LOGGED', account: accountId(1), people: [{ email: 'person1@company1.test' }] }])
    expect(of(2)).toMatchObject([{ type: 'CRM_EMAIL_LOGGED', occurredAt: begin + 2 * day - minute }])
    expect(of(3)).toMatchObject([{ type: 'CRM_TASK_COMPLETED', occurredAt: Date.UTC(2025, 11, 6) }])
    expect(of(5)).toEqual([])
    // Done before it was due.
    expect(of(7)).toMatchObject([{ occurredAt: begin }])
    expect(of(8)).toEqual([])
    expect(read.leftOut).toContain('on no account and no contact with an email')
  })

  it('an event is a meeting once it has begun, unless it is private or a copy', async () => {
    const organization = organizationOfEverything()
    putEvent(organization, 4, start + 2 * hour)
    putEvent(organization, 5, begin, { IsChild: true })
    putEvent(organization, 6, begin, { IsPrivate: true })
    const read = await said(organization, 'events')
    expect(about(read, 'activity', 'event:').map(({ id }) => id)).toEqual([1, 2, 3].map((index) => `event:${idOf('00U', index)}`))
    expect(about(read, 'activity', `event:${idOf('00U', 1)}`)).toMatchObject([
      { type: 'CRM_MEETING_LOGGED', occurredAt: begin + day - hour, account: accountId(1) }
    ])
    expect(read.leftOut).toEqual(
      expect.arrayContaining(['that are still to come', 'of invited colleagues, whose organizer has them too', 'that are private'])
    )
    const { queries } = await said(organization, 'events', { changed: true })
    expect(queries[0]).toMatch(
      /WHERE \(\(SystemModstamp >= \S+ AND SystemModstamp < \S+\) OR \(StartDateTime >= \S+ AND StartDateTime < \S+\)\)/
    )
  })
})
