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
  for (const [type, id] of [
    ['companies', '97'],
    ['contacts', '98']
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
