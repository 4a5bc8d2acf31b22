import { listOf } from '../../src/json-fields.js'
import { FakeSalesforce } from '../../src/testing/fake-salesforce.js'

export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
export const start = Date.UTC(2026, 5, 1, 12)
/** Where records begin: half a year before. */
export const begin = start - 180 * day

/** An id of Salesforce's: three characters say what kind of record it is of. */
export const idOf = (prefix: string, index: number) => `${prefix}5g00000${String(index).padStart(5, '0')}AAV`
export const accountId = (index: number) => idOf('001', index)
export const contactId = (index: number) => idOf('003', index)
export const opportunityId = (index: number) => idOf('006', index)
export const caseId = (index: number) => idOf('500', index)
export const userId = (index: number) => idOf('005', index)

/** An organization that has something of all that is read, with changes of the last hour. */
export function organizationOfEverything(): FakeSalesforce {
  const organization = new FakeSalesforce()
  putUser(organization, 1, begin, { Name: 'Ann Owner', Email: 'ann@ours.test', Title: 'CSM' })
  putUser(organization, 2, start - 20 * minute, { Name: 'Bea', Email: 'bea@ours.test' })
  putUser(organization, 3, begin, { Name: 'Gone', Email: 'gone@ours.test', IsActive: false })
  putStages(organization)
  organization.known = { Account: ['IsPersonAccount', 'PersonEmail', 'Customer_Id__c'], Opportunity: ['ContractId', 'Auto_Renewal__c'] }
  for (let index = 1; index <= 6; index++) putAccount(organization, index, index > 5 ? start - 20 * minute : begin + index * day)
  putAccount(organization, 7, begin + 7 * day, {
    Name: 'Eve Person',
    Website: null,
    IsPersonAccount: true,
    PersonEmail: 'eve@gmail.com'
  })
  for (let index = 1; index <= 7; index++) putContact(organization, index, index > 6 ? start - 20 * minute : begin + index * day)
  for (let index = 1; index <= 4; index++) putOpportunity(organization, index, begin + index * day)
  putOpportunity(organization, 5, start - 40 * minute)
  moveOpportunity(organization, 1, 'Negotiation/Review', begin + 20 * day)
  moveOpportunity(organization, 1, 'Closed Won', begin + 30 * day)
  moveOpportunity(organization, 2, 'Closed Lost', begin + 25 * day)
  moveOpportunity(organization, 4, 'Negotiation/Review', start - 30 * minute)
  organization.put('Contract', idOf('800', 1), { StartDate: '2026-01-01', EndDate: '2026-12-31', ContractTerm: 12 }, begin)
  for (let index = 1; index <= 4; index++) putCase(organization, index, index === 4 ? start - 10 * minute : begin + index * day)
  for (let index = 1; index <= 6; index++) putTask(organization, index, index === 6 ? start - 15 * minute : begin + index * day)
  for (let index = 1; index <= 3; index++) putEvent(organization, index, index === 3 ? start - 15 * minute : begin + index * day)
  return organization
}

/** A small organization, with something of each kind, for what is run many times. */
export function smallOrganization(): FakeSalesforce {
  const organization = new FakeSalesforce()
  putUser(organization, 1, begin, { Name: 'Ann Owner', Email: 'ann@ours.test', Title: 'CSM' })
  putUser(organization, 2, begin, { Name: 'Bea', Email: 'bea@ours.test' })
  putStages(organization)
  for (let index = 1; index <= 3; index++) putAccount(organization, index, begin + index * day)
  for (let index = 1; index <= 3; index++) putContact(organization, index, begin + index * day)
  for (let index = 1; index <= 2; index++) putOpportunity(organization, index, begin + index * day)
  moveOpportunity(organization, 1, 'Closed Won', begin + 30 * day)
  organization.put('Contract', idOf('800', 1), { StartDate: '2026-01-01', EndDate: '2026-12-31', ContractTerm: 12 }, begin)
  for (let index = 1; index <= 3; index++) putCase(organization, index, begin + index * day)
  for (let index = 1; index <= 2; index++) putTask(organization, index, begin + index * day)
  putEvent(organization, 1, begin + day)
  return organization
}

function putUser(organization: FakeSalesforce, index: number, at: number, more: Record<string, unknown>): void {
  const properties = { Name: `User ${index}`, Title: null, IsActive: true, UserType: 'Standard', Username: `user${index}@ours.test` }
  organization.put('User', userId(index), { ...properties, ...more }, at)
}

/** An account of its own domain. */
export function putAccount(organization: FakeSalesforce, index: number, at: number, more: Record<string, unknown> = {}): void {
  const properties = {
    Name: `Company ${index}`,
    Website: index % 2 === 0 ? `https://www.company${index}.test/about` : `company${index}.test`,
    OwnerId: userId((index % 3) + 1),
    Industry: index % 2 === 0 ? 'Technology' : null,
    NumberOfEmployees: index * 10,
    Type: 'Customer - Direct',
    BillingAddress: { city: 'Berlin', country: 'Germany', geocodeAccuracy: null, latitude: null, longitude: null },
    MasterRecordId: null,
    Customer_Id__c: index === 1 ? 'acme' : null,
    IsPersonAccount: false,
    PersonEmail: null
  }
  organization.put('Account', accountId(index), { ...properties, ...more }, at)
}

/** A contact of an account. */
export function putContact(organization: FakeSalesforce, index: number, at: number, more: Record<string, unknown> = {}): void {
  const account = ((index - 1) % 6) + 1
  const properties = {
    Name: `Person ${index}`,
    FirstName: 'Person',
    LastName: String(index),
    Email: `person${index}@company${account}.test`,
    AccountId: accountId(account),
    MailingAddress: null,
    HasOptedOutOfEmail: false
  }
  organization.put('Contact', contactId(index), { ...properties, ...more }, at)
}

const stages: [string, string, number, boolean, boolean][] = [
  ['Prospecting', 'Prospecting', 10, false, false],
  ['Proposal/Price Quote', 'Proposal', 75, false, false],
  ['Negotiation/Review', 'Negotiation', 90, false, false],
  ['Closed Won', 'Closed Won', 100, true, true],
  ['Closed Lost', 'Closed Lost', 0, true, false]
]

function putStages(organization: FakeSalesforce): void {
  const all = [...stages, ['Old stage', 'Old stage', 50, false, false] as const]
  for (const [index, [ApiName, MasterLabel, DefaultProbability, IsClosed, IsWon]] of all.entries())
    organization.put(
      'OpportunityStage',
      idOf('01J', index + 1),
      { ApiName, MasterLabel, DefaultProbability, IsClosed, IsWon, IsActive: ApiName !== 'Old stage', SortOrder: index + 1 },
      begin
    )
}

/** An opportunity of an account. */
export function putOpportunity(organization: FakeSalesforce, index: number, at: number, more: Record<string, unknown> = {}): void {
  const StageName = 'Prospecting'
  const properties = {
    Name: `Deal ${index}`,
    Description: index === 1 ? 'They replace their old tool.' : null,
    AccountId: accountId(((index - 1) % 6) + 1),
    OwnerId: userId(1),
    StageName,
    Amount: index * 1000,
    Probability: 10,
    CloseDate: '2026-01-15',
    IsClosed: false,
    IsWon: false,
    ForecastCategory: 'Pipeline',
    ContractId: index === 1 ? idOf('800', 1) : null,
    Auto_Renewal__c: index === 1,
    OpportunityHistories: [history(index, 0, StageName, at)]
  }
  organization.put('Opportunity', opportunityId(index), { ...properties, ...more }, at)
}

function history(index: number, number: number, StageName: string, at: number) {
  const CreatedDate = new Date(at).toISOString().replace('Z', '+0000')
  return { attributes: { type: 'OpportunityHistory', url: '' }, Id: idOf('008', index * 100 + number), StageName, CreatedDate }
}

/** Has an opportunity enter a stage; a row of its history is also made where the stage stays. */
export function moveOpportunity(organization: FakeSalesforce, index: number, StageName: string, at: number): void {
  const before = listOf(organization.record('Opportunity', opportunityId(index))?.OpportunityHistories)
  const OpportunityHistories = [...before, history(index, before.length, StageName, at)]
  const [, , Probability, IsClosed, IsWon] = stages.find(([name]) => name === StageName) ?? []
  organization.put('Opportunity', opportunityId(index), { StageName, Probability, IsClosed, IsWon, OpportunityHistories }, at)
}

/** A case that a contact has opened; every second one is closed. */
export function putCase(organization: FakeSalesforce, index: number, at: number, more: Record<string, unknown> = {}): void {
  const isClosed = index % 2 === 0
  const properties = {
    CaseNumber: String(1000 + index).padStart(8, '0'),
    Subject: `Question ${index}`,
    Description: `The export of report ${index} fails.\nCan you help?`,
    AccountId: accountId(index),
    ContactId: contactId(index),
    Contact: { Name: `Person ${index}` },
    ContactEmail: `person${index}@company${index}.test`,
    SuppliedEmail: null,
    SuppliedName: null,
    OwnerId: userId(2),
    Status: isClosed ? 'Closed' : 'Working',
    Priority: 'High',
    Origin: 'Email',
    IsClosed: isClosed,
    IsEscalated: false,
    ClosedDate: isClosed ? new Date(at + minute).toISOString().replace('Z', '+0000') : null
  }
  organization.put('Case', caseId(index), { ...properties, ...more }, at)
}

const subtypes = ['Task', 'Call', 'Email']

/** A task that is done: of an account, or a contact; the last of three of nobody. */
export function putTask(organization: FakeSalesforce, index: number, at: number, more: Record<string, unknown> = {}): void {
  const isOfNobody = index === 5
  const properties = {
    Subject: `Task ${index}`,
    TaskSubtype: subtypes[index % 3],
    Status: 'Completed',
    Priority: 'Normal',
    IsClosed: true,
    WhoId: isOfNobody ? null : contactId(((index - 1) % 6) + 1),
    WhatId: null,
    AccountId: isOfNobody ? null : accountId(((index - 1) % 6) + 1),
    OwnerId: userId(1),
    ActivityDate: new Date(at).toISOString().slice(0, 10),
    CompletedDateTime: index % 2 === 0 ? new Date(at - minute).toISOString().replace('Z', '+0000') : null
  }
  organization.put('Task', idOf('00T', index), { ...properties, ...more }, at)
}

/** A meeting with a contact. */
export function putEvent(organization: FakeSalesforce, index: number, at: number, more: Record<string, unknown> = {}): void {
  const properties = {
    Subject: `Meeting ${index}`,
    WhoId: contactId(index),
    WhatId: accountId(index),
    AccountId: accountId(index),
    OwnerId: userId(1),
    StartDateTime: new Date(at - hour).toISOString().replace('Z', '+0000'),
    EndDateTime: new Date(at).toISOString().replace('Z', '+0000'),
    ActivityDateTime: new Date(at - hour).toISOString().replace('Z', '+0000'),
    ActivityDate: new Date(at - hour).toISOString().slice(0, 10),
    IsAllDayEvent: false,
    IsChild: false,
    IsPrivate: false,
    ShowAs: 'Busy'
  }
  organization.put('Event', idOf('00U', index), { ...properties, ...more }, at)
}
