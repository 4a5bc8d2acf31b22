import { FakeHubspot } from '../../src/testing/fake-hubspot.js'

export const minute = 60_000
export const day = 1_440 * minute
export const start = Date.UTC(2026, 5, 1, 12)
/** Where records begin: half a year before. */
const begin = start - 180 * day

/** An account that has something of all that is read, with changes of the last hour. */
export function accountOfEverything(): FakeHubspot {
  const account = new FakeHubspot()
  account.owners = [
    owner('1', 'ann@ours.test', 'Ann', 'Owner'),
    owner('2', 'bea@ours.test', 'Bea', ''),
    { id: '3', type: 'QUEUE', createdAt: iso(begin), updatedAt: iso(begin), archived: false },
    { ...owner('4', 'gone@ours.test', 'Gone', 'Away'), archived: true }
  ]
  for (let index = 1; index <= 9; index++) putCompany(account, index, index > 7 ? start - 20 * minute : begin + index * day)
  for (let index = 11; index <= 22; index++) putContact(account, index, index > 19 ? start - 20 * minute : begin + index * day)
  account.pipelines = pipelines
  for (let index = 1; index <= 5; index++) putDeal(account, 200 + index, begin + index * day)
  putDeal(account, 206, start - 40 * minute)
  moveDeal(account, 201, 'contractsent', begin + 20 * day)
  moveDeal(account, 201, 'closedwon', begin + 30 * day)
  moveDeal(account, 202, 'closedlost', begin + 25 * day)
  moveDeal(account, 205, 'contractsent', start - 30 * minute)
  for (let index = 1; index <= 4; index++) putTicket(account, 300 + index, index === 4 ? start - 10 * minute : begin + index * day)
  for (let index = 1; index <= 4; index++) putTalks(account, 400 + index * 10, index === 4 ? start - 15 * minute : begin + index * day)
  for (const [type, id] of [
    ['companies', '97'],
    ['contacts', '98'],
    ['deals', '297'],
    ['tickets', '397']
  ] as const) {
    account.put(type, id, { name: 'Deleted' }, begin + day)
    account.archive(type, id)
  }
  return account
}

const iso = (at: number) => new Date(at).toISOString()

const owner = (id: string, email: string, firstName: string, lastName: string) => ({
  id,
  email,
  firstName,
  lastName,
  userId: Number(id) + 100,
  createdAt: iso(begin),
  updatedAt: iso(begin),
  archived: false
})

/** A company of its own domain. */
export function putCompany(account: FakeHubspot, index: number, at: number, more: Record<string, string> = {}): void {
  const properties = {
    name: `Company ${index}`,
    domain: `company${index}.test`,
    hs_additional_domains: index === 2 ? 'second2.test; third2.test' : '',
    hubspot_owner_id: String((index % 3) + 1),
    industry: index % 2 === 0 ? 'COMPUTER_SOFTWARE' : '',
    numberofemployees: String(index * 10),
    lifecyclestage: 'customer',
    customer_id: index === 1 ? 'acme' : ''
  }
  account.put('companies', String(index), { ...properties, ...more }, at)
}

/** A contact of one or two companies. */
export function putContact(account: FakeHubspot, index: number, at: number, more: Record<string, string> = {}): void {
  const company = (index % 8) + 1
  const properties = { email: `person${index}@company${company}.test`, firstname: 'Person', lastname: String(index) }
  const isNew = index < 100
  account.put('contacts', String(index), { ...properties, ...more }, at)
  if (isNew) account.associate(['contacts', String(index)], ['companies', String(company)], index % 2 === 0)
  if (isNew && index % 4 === 0) account.associate(['contacts', String(index)], ['companies', '1'])
}

const stage = (id: string, label: string, displayOrder: number, probability: string, isClosed = 'false') => ({
  id,
  label,
  displayOrder,
  archived: false,
  metadata: { isClosed, probability }
})

/** Two pipelines of deals, and one of tickets. */
export const pipelines = {
  deals: [
    {
      id: 'default',
      label: 'Sales Pipeline',
      displayOrder: 0,
      archived: false,
      stages: [
        stage('closedlost', 'Closed lost', 4, '0.0', 'true'),
        stage('appointmentscheduled', 'Appointment scheduled', 0, '0.2'),
        stage('presentation', 'Price proposal sent', 1, '0.6'),
        stage('contractsent', 'Contract sent', 2, '0.9'),
        stage('closedwon', 'Closed won', 3, '1.0', 'true')
      ]
    },
    {
      id: '8001',
      label: 'Renewals',
      displayOrder: 1,
      archived: false,
      stages: [stage('8002', 'Waiting', 0, '0.5'), stage('8003', 'Renewed', 1, '1.0', 'true')]
    }
  ],
  tickets: [
    {
      id: '0',
      label: 'Support',
      displayOrder: 0,
      archived: false,
      stages: [
        { id: '1', label: 'New', displayOrder: 0, archived: false, metadata: { ticketState: 'OPEN' } },
        { id: '4', label: 'Closed', displayOrder: 1, archived: false, metadata: { ticketState: 'CLOSED' } }
      ]
    }
  ]
}

/** A deal of a company and one of its contacts. */
export function putDeal(account: FakeHubspot, index: number, at: number, more: Record<string, string> = {}): void {
  const properties = {
    dealname: `Deal ${index}`,
    amount: String(index * 100),
    deal_currency_code: 'EUR',
    pipeline: 'default',
    dealstage: 'appointmentscheduled',
    closedate: iso(start + 30 * day),
    hubspot_owner_id: '1',
    ...more
  }
  account.put('deals', String(index), properties, at)
  account.associate(['deals', String(index)], ['companies', String((index % 7) + 1)], true)
  account.associate(['deals', String(index)], ['contacts', String((index % 7) + 11)])
}

/** Has a deal enter a stage. */
export function moveDeal(account: FakeHubspot, index: number, dealstage: string, at: number): void {
  account.put('deals', String(index), { dealstage }, at)
}

/** A ticket that a contact has opened; every second one is closed. */
export function putTicket(account: FakeHubspot, index: number, at: number, more: Record<string, string> = {}): void {
  const isClosed = index % 2 === 0
  const properties = {
    subject: `Question ${index}`,
    content: `<p>The export of report ${index} fails.</p><p>Can you help?</p>`,
    hs_pipeline: '0',
    hs_pipeline_stage: isClosed ? '4' : '1',
    hs_ticket_priority: 'HIGH',
    createdate: iso(at),
    closed_date: isClosed ? iso(at + minute) : '',
    hubspot_owner_id: '2',
    ...more
  }
  account.put('tickets', String(index), properties, at)
  account.associate(['tickets', String(index)], ['companies', String((index % 7) + 1)])
  account.associate(['tickets', String(index)], ['contacts', String((index % 7) + 11)])
}

/** A mail, a call, a meeting and a note with a contact, with the ids from `index` on. */
export function putTalks(account: FakeHubspot, index: number, at: number): void {
  const person = (index % 7) + 11
  const company = (person % 8) + 1
  const of = { hs_timestamp: iso(at), hubspot_owner_id: '1' }
  const mail = {
    hs_email_subject: `Mail ${index}`,
    hs_email_text: `We want to add ten more seats, says ${index}.`,
    hs_email_direction: 'INCOMING_EMAIL',
    hs_email_status: 'SENT',
    hs_email_from_email: `person${person}@company${company}.test`,
    hs_email_to_email: 'ann@ours.test;bea@ours.test',
    hs_email_message_id: `<mail-${index}@company${company}.test>`
  }
  const call = { hs_call_title: `Call ${index}`, hs_call_body: `<p>They ask about plan ${index}.</p>`, hs_call_status: 'COMPLETED' }
  const meeting = { hs_meeting_title: `Meeting ${index}`, hs_meeting_start_time: iso(at), hs_meeting_body: '<b>Agenda</b>' }
  const talks = { emails: mail, calls: call, meetings: meeting, notes: { hs_note_body: `<p>Budget of ${index} is approved.</p>` } } as const
  for (const [offset, type] of (['emails', 'calls', 'meetings', 'notes'] as const).entries()) {
    const id = String(index + offset)
    account.put(type, id, { ...of, ...talks[type] }, at)
    account.associate([type, id], ['contacts', String(person)])
    account.associate([type, id], ['companies', String(company)])
  }
}
