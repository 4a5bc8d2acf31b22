import { describe, expect, it } from 'vitest'
import { attio } from '../../src/attio/attio.js'
import * as objects from './objects.js'
import {
  actor,
  company,
  companyId,
  day,
  deal,
  dealId,
  domain,
  email,
  hour,
  memberId,
  note,
  person,
  personId,
  start,
  task,
  taskId,
  text,
  version
} from './objects.js'
import { at, configuration, said, workspace } from './said.js'

describe('companies of Attio', () => {
  it('are accounts, by the values that hold now: domains in their order, owner, and your own id', async () => {
    const account = workspace((all) =>
      all.put(
        'companies',
        company(1, at, {
          name: [version('text', { value: 'Before' }, at, at + hour), text('Acme', at + hour)],
          domains: [
            domain('acme.test', at),
            version('domain', { domain: 'old.test', root_domain: 'old.test' }, at, at + day),
            domain('acme.io', at)
          ],
          owner: [actor(1, at + 2 * hour)],
          customer_id: [text('acme', at)],
          industry: [text('newer, and not read', at + day)]
        })
      )
    )
    const { operations, asked } = await said('companies', account)
    expect(operations).toEqual([
      {
        kind: 'account',
        id: companyId(1),
        at: at + 2 * hour,
        name: 'Acme',
        domains: ['acme.test', 'acme.io'],
        customerId: 'acme',
        ownerEmail: 'ann@ours.test',
        createdAt: at
      }
    ])
    const sorts = [{ attribute: 'created_at', direction: 'asc' }]
    expect(asked[0]).toEqual(['POST', '/v2/objects/companies/records/query', { sorts, limit: 500, offset: 0 }])
  })

  it('belong to nobody who was suspended; another attribute can hold your own id, a number too', async () => {
    const values = { owner: [actor(3, at)], account_number: [objects.number(4711, at)], customer_id: [text('no', at)] }
    const stream = attio({ customerIdProperty: 'account_number' }).streams.find(({ name }) => name === 'companies')
    const context = { account: 'w', startedAt: start, historical: true, configuration }
    const owner = { email: 'cal@ours.test', name: 'Cal Ours', isActive: false }
    expect(stream?.map({ record: company(1, at, values), owner }, context)).toMatchObject([{ customerId: '4711', ownerEmail: undefined }])
  })

  it('are as new as their reading after the first walk, as a value that was taken away leaves no time behind', async () => {
    const account = workspace((all) => all.put('companies', company(1, at)))
    expect((await said('companies', account, { historical: false })).operations).toMatchObject([{ at: start }])
  })
})

describe('people of Attio', () => {
  it('are known by their first address, and belong to their company', async () => {
    const addresses = [email('Ann@Acme.test', at), email('ann@mail.test', at), email('ann@mail.test', at)]
    const account = workspace((all) => all.put('people', person(1, at, { email_addresses: addresses })))
    expect((await said('people', account)).operations).toEqual([
      {
        kind: 'person',
        id: personId(1),
        at,
        email: 'Ann@Acme.test',
        name: 'Person 1',
        account: companyId(1),
        traits: { additional_emails: ['ann@mail.test'] }
      }
    ])
  })
})

describe('notes, tasks and members of Attio', () => {
  it('notes are of the customer that their record is about: a company, a person, a deal, or an object that is named by its id', async () => {
    const account = workspace((all) => {
      all.put('people', person(2, at))
      all.put('deals', deal(3, at))
      all.put('notes', note(1, at))
      all.put('notes', note(2, at - 1, { parent_object: 'people', parent_record_id: personId(2) }))
      all.put('notes', note(3, at - 2, { parent_object: 'deals', parent_record_id: dealId(3) }))
      all.put('notes', note(4, at - 3, { parent_object: all.objectId('companies'), parent_record_id: companyId(4) }))
      all.put('notes', note(5, at - 4, { parent_object: 'projects', created_by_actor: { type: 'system', id: null } }))
      all.put('notes', note(6, at - 5, { title: '', content_plaintext: '', content_markdown: '' }))
    })
    const { operations, asked } = await said('notes', account)
    const author = { email: 'ann@ours.test', name: 'Ann Ours', role: 'author' }
    expect(operations.slice(0, 1)).toEqual([
      {
        kind: 'source',
        sourceType: 'CRM',
        id: `note:${objects.noteId(1)}`,
        at,
        occurredAt: at,
        title: 'Note 1',
        account: companyId(1),
        participants: [author],
        segments: [{ text: 'Budget 1 is approved.\nThey start in May.', speaker: 'Ann Ours' }]
      }
    ])
    expect(operations.slice(1)).toMatchObject([
      { account: companyId(2), participants: [{ email: 'person2@company2.test', name: 'Person 2', role: 'attendee' }, author] },
      { account: companyId(3), participants: [author] },
      { account: companyId(4) },
      { account: undefined, participants: [], segments: [{ speaker: null }] },
      { kind: 'removal', of: 'source', id: `note:${objects.noteId(6)}` }
    ])
    expect(asked[0]).toEqual(['GET', '/v2/notes?limit=50&offset=0', undefined])
  })

  it('tasks are moments once they are completed, and are taken back when they are opened again', async () => {
    const account = workspace((all) => {
      all.put('people', person(3, at))
      const toBoth = [
        { target_object_id: 'people', target_record_id: personId(3) },
        { target_object_id: 'companies', target_record_id: companyId(1) }
      ]
      all.put('tasks', task(1, at))
      all.put('tasks', task(2, at + 1, { linked_records: toBoth }))
      all.put('tasks', task(4, at + 2, { linked_records: toBoth.slice(0, 1), deadline_at: null }))
    })
    const { operations, asked } = await said('tasks', account)
    expect(operations).toMatchObject([
      { kind: 'removal', of: 'activity', id: `task:${taskId(1)}`, at: start },
      {
        kind: 'activity',
        id: `task:${taskId(2)}`,
        type: 'CRM_TASK_COMPLETED',
        channel: 'CRM',
        occurredAt: start,
        title: 'Send the offer 2',
        account: companyId(1),
        people: [{ email: 'person3@company3.test' }],
        properties: { taskId: taskId(2), deadlineAt: new Date(at + 1 + day).toISOString() }
      },
      { account: companyId(3), properties: { deadlineAt: null } }
    ])
    expect(asked[0]).toEqual(['GET', '/v2/tasks?limit=500&offset=0', undefined])
  })

  it('members are those of the team who were not suspended', async () => {
    const { operations, asked } = await said(
      'members',
      workspace(() => undefined)
    )
    expect(operations).toEqual([
      { kind: 'member', id: memberId(1), at: start, email: 'ann@ours.test', name: 'Ann Ours', active: true },
      { kind: 'removal', of: 'member', id: memberId(3), at: start }
    ])
    expect(asked).toEqual([['GET', '/v2/workspace_members', undefined]])
  })
})

describe('meetings of Attio', () => {
  it('are known in all calendars by their uid, at their start; their companies count where no participant tells one', async () => {
    const account = workspace((all) => {
      const external_ref = { ical_uid: 'uid-1@calendar.test', provider: 'google', is_recurring: false }
      all.put('meetings', objects.meeting(1, at, { external_ref }))
      const wholeDay = { start: { date: '2026-05-20' }, end: { date: '2026-05-21' }, is_all_day: true, description: '' }
      all.put('meetings', objects.meeting(2, at + 1, wholeDay))
    })
    const { operations, asked } = await said('meetings', account)
    const startsAt = new Date(at).toISOString()
    expect(operations[0]).toEqual({
      kind: 'source',
      sourceType: 'CALENDAR_EVENT',
      id: `meeting:${objects.meetingId(1)}`,
      sharedId: `ical:uid-1@calendar.test:${startsAt}`,
      at: at - day,
      occurredAt: at,
      title: 'Meeting 1',
      otherwise: { account: companyId(1) },
      participants: [
        { email: 'ann@ours.test', name: null, role: 'organizer' },
        { email: 'person1@company1.test', name: null, role: 'attendee' }
      ],
      segments: [{ text: 'Agenda', speaker: 'ann@ours.test' }],
      record: {
        start: startsAt,
        end: new Date(at + hour).toISOString(),
        answers: [
          { email: 'ann@ours.test', answer: 'accepted' },
          { email: 'person1@company1.test', answer: 'tentative' }
        ]
      }
    })
    expect(operations[1]).toMatchObject({
      occurredAt: Date.UTC(2026, 4, 20),
      record: { start: '2026-05-20', end: '2026-05-21', isAllDay: true }
    })
    expect(operations[1]).not.toHaveProperty('sharedId')
    expect(asked).toEqual([['GET', '/v2/meetings', undefined]])
  })
})
