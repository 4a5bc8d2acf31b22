import { expect, it } from 'vitest'
import type { OrganizationStore } from '../../storage/index.js'
import { createTestRapport } from '../../testing/create-test-rapport.js'
import { providerRecords } from '../tables/provider-records.js'
import { KnownRecords, type RecordRow } from './known-records.js'

const row = (kind: 'account' | 'person', externalId: string, given: Partial<RecordRow> = {}): RecordRow => ({
  provider: 'stripe',
  account: 'acct_1',
  kind,
  external_id: externalId,
  stream: 'customers',
  content: null,
  changed_at: 0,
  identity: kind === 'person' ? `e:${externalId}@acme.test` : null,
  customer_key: 'acme',
  domain: null,
  target_id: null,
  digest: null,
  full_sync: 1,
  removed: false,
  ...given
})

async function stored(rows: readonly RecordRow[]): Promise<OrganizationStore> {
  const { store, organizationId } = await createTestRapport()
  const organization = store.organization(organizationId)
  await organization.insert(providerRecords, rows)
  return organization
}

const names = (rows: readonly RecordRow[]) => rows.map(({ external_id }) => external_id)

it('records that are written count as they are now, whenever they were asked for', async () => {
  const store = await stored([row('account', 'a'), row('person', 'ada'), row('person', 'bob'), row('person', 'cy')])
  await store.transaction(async (transaction) => {
    const records = new KnownRecords(transaction)
    records.ask(['acme'], ['e:ada@acme.test', 'e:new@acme.test'], ['acme'])
    const written = [
      row('account', 'a', { customer_key: 'beta' }),
      row('person', 'ada', { removed: true }),
      row('person', 'bob', { customer_key: 'beta' }),
      row('person', 'new')
    ]
    records.noteWritten(written)
    await transaction.merge(providerRecords, written)
    expect(await records.accounts(['acme'])).toEqual([])
    expect(names(await records.accounts(['beta']))).toEqual(['a'])
    expect(names(await records.people(['e:ada@acme.test', 'e:new@acme.test']))).toEqual(['new'])
    expect(await records.peopleOfAccounts(['acme'])).toEqual(['e:cy@acme.test', 'e:new@acme.test'])
    expect(await records.peopleOfAccounts(['beta'])).toEqual(['e:bob@acme.test'])
  })
})

it('a removed account is known, and a removed person is not', async () => {
  const store = await stored([row('account', 'a', { removed: true }), row('person', 'ada', { removed: true })])
  await store.transaction(async (transaction) => {
    const records = new KnownRecords(transaction)
    expect(names(await records.accounts(['acme']))).toEqual(['a'])
    expect(await records.people(['e:ada@acme.test'])).toEqual([])
    expect(await records.peopleOfAccounts(['acme'])).toEqual([])
  })
})
