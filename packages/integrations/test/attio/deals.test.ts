import { describe, expect, it } from 'vitest'
import type { FakeAttio } from '../../src/testing/fake-attio.js'
import * as objects from './objects.js'
import { companyId, date, day, deal, dealId, person, personId, stage, statusId, version } from './objects.js'
import { at, said, workspace } from './said.js'

describe('deals of Attio', () => {
  const contacts = (all: FakeAttio) => all.put('people', person(1, at))

  it('are sources with their people, at the time of their creation', async () => {
    const account = workspace((all) => {
      contacts(all)
      all.put('deals', deal(1, at))
    })
    const { operations, asked } = await said('deals', account)
    expect(operations).toEqual([
      {
        kind: 'source',
        sourceType: 'CRM_OPPORTUNITY',
        id: `deal:${dealId(1)}`,
        at,
        occurredAt: at,
        title: 'Deal 1',
        permalink: `https://app.attio.com/ours/deals/${dealId(1)}`,
        account: companyId(1),
        participants: [
          { email: 'person1@company1.test', name: 'Person 1', role: 'attendee' },
          { email: 'ann@ours.test', name: 'Ann Ours', role: 'assignee' }
        ],
        segments: [],
        record: {
          amount: 1_000,
          currency: 'USD',
          stageId: statusId(0),
          stageName: 'Lead',
          stage: 'Created',
          pipelineId: 'deals',
          pipelineName: 'Deals',
          probability: null,
          closeDate: null,
          ownerEmail: 'ann@ours.test'
        }
      }
    ])
    const ofPeople = { filter: { record_id: { $in: [personId(1)] } }, limit: 500, offset: 0 }
    expect(asked[1]).toEqual(['POST', '/v2/objects/people/records/query', ofPeople])
  })

  it.each([
    [1, 'CRM_DEAL_STAGE_CHANGED', 'Deal 1 moved to In Progress'],
    [3, 'CRM_DEAL_WON', 'Deal 1 was won'],
    [4, 'CRM_DEAL_LOST', 'Deal 1 was lost']
  ])('tell of the stage %s that they have entered later', async (index, type, title) => {
    const account = workspace((all) => {
      contacts(all)
      all.put('deals', deal(1, at, { stage: [version('status', { status: 'Lead' }, at, at + day), stage(index, at + day)] }))
    })
    const { operations } = await said('deals', account)
    expect(operations[1]).toMatchObject({ kind: 'activity', type, title, channel: 'CRM', occurredAt: at + day, account: companyId(1) })
    expect(operations[1]).toMatchObject({
      id: `deal:${dealId(1)}:${statusId(index)}:${at + day}`,
      people: [{ email: 'person1@company1.test' }]
    })
  })

  it('have no such moment for the stage that they were created in', async () => {
    const account = workspace((all) => all.put('deals', deal(1, at, { stage: [stage(3, at + 1_000)] })))
    expect((await said('deals', account)).operations).toHaveLength(1)
  })

  it('are closed when they are won, or when they say it, and tell of their contracts', async () => {
    const won = { stage: [stage(3, at + day)], contract_start_date: [date('2026-06-01', at)], contract_end_date: [date('2027-05-31', at)] }
    const account = workspace((all) => {
      all.put('deals', deal(1, at, won))
      const told = {
        close_date: [date('2026-05-02', at)],
        term_months: [objects.number(12, at)],
        auto_renews: [objects.checkbox(true, at)]
      }
      all.put('deals', deal(2, at + 1, { stage: [stage(3, at + day)], ...told }))
      all.put('deals', deal(3, at + 2, { expected_close_date: [date('2026-09-30', at)] }))
    })
    const records = (await said('deals', account)).operations.flatMap((each) => (each.kind === 'source' ? [each.record] : []))
    expect(records).toMatchObject([
      { closeDate: new Date(at + day).toISOString(), contractStartDate: '2026-06-01', contractEndDate: '2027-05-31' },
      { closeDate: '2026-05-02', contractTermMonths: 12, autoRenews: true },
      { closeDate: '2026-09-30' }
    ])
  })

  it('take a stage that is named by its title alone, and one that nobody has decided on by its name', async () => {
    const account = workspace((all) => {
      all.stages = objects.stageNames.map((_, index) => objects.stageStatus(index))
      all.put('deals', deal(1, at, { stage: [version('status', { status: 'Verbal yes' }, at)] }))
      const later = { title: 'Closed won', id: { status_id: objects.statusId(9) }, is_archived: true, celebration_enabled: false }
      all.put('deals', deal(2, at + 1, { stage: [version('status', { status: later }, at)] }))
    })
    const records = (await said('deals', account)).operations.flatMap((each) => (each.kind === 'source' ? [each.record] : []))
    expect(records).toMatchObject([
      { stageId: statusId(2), stage: 'Negotiation' },
      { stageId: statusId(9), stageName: 'Closed won', stage: 'Won' }
    ])
  })
})
