import type { StreamContext } from '@rapport/core/connector'
import { describe, expect, it } from 'vitest'
import { intercom } from '../../src/index.js'
import { FakeIntercom } from '../../src/testing/fake-intercom.js'
import { type ReadMode, readStream, requestOn } from '../../src/testing/read-stream.js'
import { accessToken, admin, closed, company, contact, conversation, day, hour, minute, part, partsOf, start } from './account.js'

const provider = intercom()
const credential = { kind: 'fields' as const, fields: { accessToken, region: 'us' } }
const context: StreamContext = { account: 'abc12345', startedAt: start, historical: false, configuration: null }

async function read(account: FakeIntercom, name: string, mode: ReadMode = 'walk', of = provider) {
  const stream = of.streams.find((each) => each.name === name)
  if (!stream) throw new Error(`There is no stream ${name}`)
  const { http, requests } = account.provider({ now: () => start, pageSize: 2 })
  const all = await readStream({ provider: of, stream, credential, http, mode, context })
  return {
    ...all,
    asked: requests.map(({ method, url }) => `${method} ${url.replace('https://api.intercom.io', '')}`),
    bodies: requests.map(({ body }) => body)
  }
}

describe('intercom', () => {
  it('goes to the host of the region, with the version whose shapes are read', () => {
    const at = (region?: string) => provider.baseUrl({ kind: 'fields', fields: { accessToken, ...(region && { region }) } })
    expect([at(), at('us'), at('eu'), at('au')]).toEqual([
      'https://api.intercom.io',
      'https://api.intercom.io',
      'https://api.eu.intercom.io',
      'https://api.au.intercom.io'
    ])
    expect(provider.headers(credential)).toEqual({
      authorization: `Bearer ${accessToken}`,
      accept: 'application/json',
      'intercom-version': '2.14'
    })
    expect(intercom({ apiVersion: '2.16' }).headers(credential)['intercom-version']).toBe('2.16')
  })

  it('is of the workspace that the token is of', async () => {
    const account = new FakeIntercom()
    const check = () => provider.check(requestOn(provider, credential, account.provider({ now: () => start }).http), credential, start)
    expect(await check()).toEqual({ id: 'abc12345', name: 'Ours' })
    account.me = { ...account.me, app: null }
    await expect(check()).rejects.toThrow('which workspace')
  })

  it('a conversation is a source with its messages, without notes and bots, and tells later messages and its end on the timeline', async () => {
    const at = start - 2 * day
    const closedAt = start - day
    const account = new FakeIntercom()
    account.put('contacts', contact(1, at, [3, 2]))
    account.put('conversations', conversation(1, at, 'c_1', partsOf(1, at), closed(closedAt)))
    const { operations, asked } = await read(account, 'conversations')
    const people = [{ email: 'user1@company3.test' }]
    expect(operations).toEqual([
      {
        kind: 'source',
        sourceType: 'SUPPORT_TICKET',
        id: '501',
        at: closedAt,
        occurredAt: at,
        title: 'We will leave unless the export of 1 is fixed.',
        permalink: 'https://app.intercom.com/a/apps/abc12345/conversations/501',
        account: 'co_2',
        participants: [
          { email: 'user1@company3.test', name: 'User 1', role: 'requester' },
          { email: 'agent801@ours.test', name: 'Agent 801', role: 'assignee' }
        ],
        segments: [
          { text: 'We will leave unless the export of 1 is fixed.', speaker: 'User 1', at },
          { text: 'We look into it.', speaker: 'Agent 801', at: at + 10 * minute },
          { text: 'Thank you.', speaker: 'User 1', at: at + 20 * minute }
        ],
        record: {
          status: 'closed',
          isClosed: true,
          closedAt: new Date(closedAt).toISOString(),
          priority: 'not_priority',
          channel: 'conversation'
        }
      },
      expect.objectContaining({ kind: 'activity', id: '501:message:13', type: 'SUPPORT_MESSAGE_SENT', account: 'co_2', people }),
      expect.objectContaining({ kind: 'activity', id: '501:message:14', type: 'SUPPORT_MESSAGE_RECEIVED', people }),
      expect.objectContaining({ kind: 'activity', id: `501:closed:${closedAt}`, type: 'SUPPORT_TICKET_CLOSED', occurredAt: closedAt })
    ])
    expect(asked).toEqual(['GET /conversations?per_page=150', 'GET /conversations/501', 'GET /contacts/c_1'])
  })

  it('a conversation that only we have written in is left out, until somebody answers', async () => {
    const at = start - day
    const account = new FakeIntercom()
    account.put('contacts', contact(1, at, [1]))
    const ours = { type: 'admin', id: '801', name: 'Agent 801', email: 'agent801@ours.test' }
    const begun = conversation(1, at, 'c_1')
    const outbound = (parts: object[]) => ({
      ...conversation(1, at, 'c_1', parts),
      source: { ...begun.source, delivered_as: 'automated', author: ours }
    })
    account.put('conversations', outbound([]))
    const alone = await read(account, 'conversations')
    expect(alone.operations).toEqual([])
    const [stream] = provider.streams.filter(({ name }) => name === 'conversations')
    expect(stream?.leftOut?.(alone.pages.flat()[0], context)).toBe('in which no contact has written')
    account.put('conversations', outbound([part('1', at + minute, ['user', 'c_1'], 'Stop that.')]))
    expect((await read(account, 'conversations')).operations).toMatchObject([
      { kind: 'source', record: { isClosed: false } },
      { type: 'SUPPORT_MESSAGE_RECEIVED' }
    ])
  })

  it('one that is gone when it is read by itself goes with what was said in it', async () => {
    const account = new FakeIntercom()
    account.put('conversations', conversation(1, start - day, 'c_1'))
    const { http } = account.provider({ now: () => start })
    const [stream] = provider.streams.filter(({ name }) => name === 'conversations')
    if (!stream) throw new Error('There are no conversations')
    const gone: typeof http = async (url, init) =>
      url.endsWith('/conversations/501') ? new Response('{}', { status: 404 }) : http(url, init)
    const { operations } = await readStream({ provider, stream, credential, http: gone, mode: 'walk', context })
    expect(operations).toMatchObject([
      { kind: 'removal', of: 'source', id: '501' },
      { kind: 'absence', of: 'activity', from: '501:', to: '501:~' }
    ])
  })

  it('searches from the day before, as times are rounded to days, and keeps what changed since', async () => {
    const account = new FakeIntercom()
    for (let index = 1; index <= 6; index++) account.put('contacts', contact(index, start - index * 4 * hour, [1]))
    const from = start - 9 * hour
    const { operations, asked, bodies } = await read(account, 'contacts', { from, to: start })
    expect(operations.map(({ id }) => id)).toEqual(['c_2', 'c_1'])
    expect(new Set(asked)).toEqual(new Set(['POST /contacts/search']))
    expect(bodies[0]).toEqual({
      query: { field: 'updated_at', operator: '>', value: Date.UTC(2026, 5, 1) / 1_000 - 1 },
      sort: { field: 'updated_at', order: 'ascending' },
      pagination: { per_page: 150 }
    })
    expect(bodies[1]).toMatchObject({ pagination: { per_page: 150, starting_after: expect.any(String) } })
  })

  it('contacts are people of a company, by your id where they are users; teammates are members', async () => {
    const account = new FakeIntercom()
    const at = start - day
    account.put('contacts', contact(1, at, [5, 2]))
    account.put('contacts', contact(2, at, [], { role: 'lead', email: 'lead@company4.test' }))
    account.put('contacts', contact(3, at, [], { role: 'lead', email: null }))
    expect((await read(account, 'contacts')).operations).toEqual([
      { kind: 'person', id: 'c_1', at, email: 'user1@company5.test', userId: 'user-1', name: 'User 1', account: 'co_2' },
      { kind: 'person', id: 'c_2', at, email: 'lead@company4.test', userId: undefined, name: 'User 2', account: undefined }
    ])
    account.put('admins', admin('801'))
    account.put('admins', admin('802', { email: 'operator+abc12345@intercom.io' }))
    expect((await read(account, 'admins')).operations).toEqual([
      { kind: 'member', id: '801', at: start, email: 'agent801@ours.test', name: 'Agent 801', title: 'Support', active: true }
    ])
  })

  it('a company is an account with the id that the host has given it; the beginning of the list is read again at its end', async () => {
    const account = new FakeIntercom()
    for (let index = 1; index <= 5; index++) account.put('companies', company(index, start - index * day))
    const { operations, asked } = await read(account, 'companies')
    expect(operations[0]).toEqual({
      kind: 'account',
      id: 'co_1',
      at: start - day,
      name: 'Company 1',
      domains: ['company1.test'],
      customerId: 'host-1',
      createdAt: start - 91 * day,
      traits: { plan: 'Team', industry: 'Manufacturing', company_size: 85 }
    })
    const pages = [1, 2, 3].map((page) => `POST /companies/list?page=${page}&per_page=60&order=desc`)
    expect(asked).toEqual([...pages, 'POST /companies/list?page=1&per_page=50&order=desc'])
    const named = await read(account, 'companies', 'walk', intercom({ customerIdProperty: 'workspace' }))
    expect(named.operations.every((each) => each.kind === 'account' && each.customerId === undefined)).toBe(true)
  })

  it('an answer without a list, or without the place of the next page, says nothing', async () => {
    const http = async () => new Response(JSON.stringify({ type: 'error.list', errors: [] }))
    for (const stream of provider.streams)
      await expect(readStream({ provider, stream, credential, http, mode: 'walk', context })).rejects.toThrow('is missing')
    const lost = async () => new Response(JSON.stringify({ type: 'list', data: [], pages: { next: { page: 2 } } }))
    const [contacts] = provider.streams.filter(({ name }) => name === 'contacts')
    if (!contacts) throw new Error('There are no contacts')
    await expect(readStream({ provider, stream: contacts, credential, http: lost, mode: 'walk', context })).rejects.toThrow(
      'starting_after'
    )
  })
})
