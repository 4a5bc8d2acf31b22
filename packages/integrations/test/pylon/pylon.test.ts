import type { HttpClient } from '@rapport/core'
import type { ApiResponse } from '@rapport/core/connector'
import { createTestRapport, TestClock } from '@rapport/core/testing'
import { describe, expect, it } from 'vitest'
import { accountsStream } from '../../src/pylon/accounts.js'
import { contactsStream } from '../../src/pylon/contacts.js'
import { pylon } from '../../src/pylon/pylon.js'
import { usersStream } from '../../src/pylon/users.js'
import { EngineWorld } from '../../src/testing/engine-world.js'
import { FakePylon } from '../../src/testing/fake-pylon.js'
import {
  account,
  apiToken,
  contact,
  credential,
  day,
  hour,
  iso,
  issue,
  messagesOf,
  minute,
  organizationOfEverything,
  start
} from './account.js'
import { pylonSubject } from './engine-subject.js'
import { context, organizationOf, read } from './read-pylon.js'

describe('accounts, contacts and users of Pylon', () => {
  it.each([
    ['an external id', {}, {}, 'customer-1'],
    [
      'the one with a usual name',
      {
        external_ids: [
          { label: 'x', external_id: 'no' },
          { label: 'customer_id', external_id: 'yes' }
        ]
      },
      {},
      'yes'
    ],
    ['a custom field', { external_ids: [], custom_fields: { customerId: { slug: 'customerId', value: 'of a field' } } }, {}, 'of a field'],
    ['what the host names', { custom_fields: { ws: { value: 'w1' } } }, { customerIdProperty: 'ws' }, 'w1'],
    ['nothing where that is absent', {}, { customerIdProperty: 'ws' }, undefined],
    ['nothing', { external_ids: null, custom_fields: 5 }, {}, undefined]
  ])('the host’s own id of an account is %s', async (_, more, options, customerId) => {
    const organization = organizationOf()
    organization.accounts = [account(1, more)]
    const { operations } = await read(organization, accountsStream(options))
    expect(operations[0]).toMatchObject({
      kind: 'account',
      id: 'acc_1',
      at: start,
      name: 'Company 1',
      domains: ['company1.test', 'company1.io'],
      ownerEmail: 'ann@ours.test',
      createdAt: start - 500 * day
    })
    expect(operations[0]).toHaveProperty('customerId', customerId)
  })

  it('lists are asked for with 999 at once, and an owner who is named by an id is looked up', async () => {
    const organization = organizationOfEverything()
    const { operations, asked } = await read(organization, accountsStream({}), { pageSize: 3 })
    expect(asked.map(({ path }) => path)).toEqual(['/accounts?limit=999', '/accounts?limit=999&cursor=after-3', '/users'])
    expect(operations.find(({ id }) => id === 'acc_4')).toMatchObject({ ownerEmail: 'eve@ours.test' })
  })

  it('a contact is a person with one email; others are told', async () => {
    const organization = organizationOf()
    organization.contacts = [
      contact(1),
      contact(2, { email: null, name: null }),
      contact(3, { email: 'none', emails: null, account: null })
    ]
    const { operations, asked } = await read(organization, contactsStream)
    expect(asked[0]?.path).toBe('/contacts?limit=999')
    const person = { kind: 'person', at: start }
    expect(operations).toEqual([
      {
        ...person,
        id: 'con_1',
        email: 'bob@company1.test',
        name: 'Bob 1',
        account: 'acc_1',
        traits: { additional_emails: ['bob+other@company1.test'] }
      },
      expect.objectContaining({ ...person, id: 'con_2', email: 'bob@company2.test', name: undefined }),
      { ...person, id: 'con_3', email: undefined, name: 'Bob 3', account: undefined }
    ])
  })

  it('users are members; one without an email is left out', async () => {
    const { operations, pages } = await read(organizationOfEverything(), usersStream)
    expect(operations.map((each) => each.kind === 'member' && [each.id, each.email, each.name])).toEqual([
      ['user_ann', 'ann@ours.test', 'Ann Kim'],
      ['user_eve', 'eve@ours.test', 'Eve']
    ])
    expect(pages.flat().map((record) => usersStream.leftOut?.(record, context))).toEqual([
      undefined,
      undefined,
      'of users without an email'
    ])
  })
})

describe('the region of a Pylon token', () => {
  async function connected(region: 'us' | 'eu') {
    const organization = organizationOfEverything()
    organization.region = region
    const { http, requests } = organization.provider({ now: () => start })
    const options = { clock: new TestClock(start), http, secret: 's'.repeat(32), publicUrl: 'https://rapport.test' }
    const { workspace, rapport } = await createTestRapport({ ...options, providers: [pylon()] })
    await workspace.integrations.connect('pylon', { config: { credentials: { apiToken } } })
    const asked = () => requests.splice(0).map(({ url }) => new URL(url).host + new URL(url).pathname)
    return { workspace, rapport, asked }
  }

  it('is found when it is connected, and is asked from then on', async () => {
    const american = await connected('us')
    expect(american.asked()).toEqual(['api.usepylon.com/me'])
    await american.rapport.runDue()
    expect(new Set(american.asked().map((address) => address.split('/')[0]))).toEqual(new Set(['api.usepylon.com']))
    const european = await connected('eu')
    expect(european.asked()).toEqual(['api.usepylon.com/me', 'api.eu.usepylon.com/me'])
    await european.rapport.runDue()
    expect(new Set(european.asked().map((address) => address.split('/')[0]))).toEqual(new Set(['api.eu.usepylon.com']))
  })

  it('a token that no region knows is refused', async () => {
    const http: HttpClient = async () => new Response('{"errors":["Invalid API token!"],"code":"invalid_api_token"}', { status: 401 })
    const { workspace } = await createTestRapport({ http, secret: 's'.repeat(32), publicUrl: 'https://rapport.test', providers: [pylon()] })
    const input = { provider: 'pylon', credentials: { apiToken } } as const
    expect(await workspace.call('svc_setup_integration', input)).toMatchObject({ error: { code: 'CREDENTIAL_REJECTED' } })
  })

  it('is not asked for where the host has set an address', async () => {
    const own = pylon({ baseUrl: 'http://127.0.0.1:4010' })
    const asked: string[] = []
    const request = async ({ path }: { path: string }): Promise<ApiResponse> => {
      asked.push(path)
      return { status: 200, header: () => null, body: { data: { id: 'org_1', name: 'Ours' } }, askedAt: start }
    }
    expect(await own.check(request, credential, start)).toEqual({ id: 'org_1', name: 'Ours' })
    expect(asked).toEqual(['/me'])
    expect(own.baseUrl(credential)).toBe('http://127.0.0.1:4010')
  })
})

it('an open issue is an unanswered problem of its customer until Pylon closes it', async () => {
  const organization = new FakePylon()
  organization.accounts = [account(1)]
  organization.put(issue(3, start - 5 * day), messagesOf(3, start - 5 * day))
  const world = await EngineWorld.connected({
    ...pylonSubject,
    open: ({ now, pageSize }) => ({
      http: organization.provider({ now, pageSize }).http,
      connect: (_, workspace) => workspace.integrations.connect('pylon', { config: { credentials: { apiToken } } }),
      secrets: () => [apiToken]
    })
  })
  await world.until(start)
  const { workspace } = world
  const problems = async () => (await workspace.customers.unansweredProblems('customer-1')).items
  expect(await problems()).toEqual([expect.objectContaining({ title: 'Export 3 fails', openDays: 5, openedAt: iso(start - 5 * day) })])
  const closed = { state: 'closed', resolution_time: iso(start + minute), updated_at: iso(start + minute) }
  organization.put(issue(3, start - 5 * day, closed), messagesOf(3, start - 5 * day))
  await world.until(start + hour)
  expect(await problems()).toEqual([])
  const { events } = await workspace.call('svc_get_timeline', { customer: 'customer-1', timeframe: 'all', limit: 50 })
  expect(events.map(({ eventType }) => eventType).sort()).toEqual([
    'SUPPORT_MESSAGE_RECEIVED',
    'SUPPORT_MESSAGE_SENT',
    'SUPPORT_TICKET_CLOSED',
    'SUPPORT_TICKET_CREATED'
  ])
  await world.close()
})
