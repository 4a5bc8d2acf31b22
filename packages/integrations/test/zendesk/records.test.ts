import type { StreamContext } from '@rapport/core/connector'
import { describe, expect, it } from 'vitest'
import { zendesk } from '../../src/index.js'
import { FakeZendesk } from '../../src/testing/fake-zendesk.js'
import { type ReadMode, readStream, requestOn } from '../../src/testing/read-stream.js'
import { agent, comment, day, hour, iso, key, metrics, minute, organization, start, ticket, user } from './account.js'

const provider = zendesk()
const credential = { kind: 'fields' as const, fields: key }
const context: StreamContext = { account: 'ours', startedAt: start, historical: false, configuration: null }

async function read(account: FakeZendesk, name: string, mode: ReadMode = 'walk', of = provider) {
  const stream = of.streams.find((each) => each.name === name)
  if (!stream) throw new Error(`There is no stream ${name}`)
  const { http, requests } = account.provider({ now: () => start, pageSize: 2 })
  const all = await readStream({ provider: of, stream, credential, http, mode, context })
  return { ...all, asked: requests.map(({ url }) => url.replace('https://ours.zendesk.com', '')) }
}

/** A ticket of a customer's person, with an agent. */
function oneTicket(more: object = {}): FakeZendesk {
  const account = new FakeZendesk()
  account.put('users', user(11, start - day, 1, { name: 'Ann' }))
  account.put('users', agent(801, start - day))
  account.put('tickets', ticket(7, start - 2 * day, 11, 1, more))
  return account
}

describe('zendesk', () => {
  it('goes to the host of the subdomain, as the admin whose email is given', () => {
    expect(provider.baseUrl({ kind: 'fields', fields: { ...key, subdomain: 'Ours' } })).toBe('https://ours.zendesk.com')
    const { authorization } = provider.headers(credential)
    expect(Buffer.from(authorization?.replace('Basic ', '') ?? '', 'base64').toString()).toBe('ada@ours.test/token:token-of-the-admin')
    expect(zendesk({ baseUrl: 'https://proxy.test' }).baseUrl(credential)).toBe('https://proxy.test')
    expect(provider.rate?.({ path: '/api/v2/incremental/tickets/cursor.json' })).toMatchObject({ perMinute: 10 })
    expect(provider.rate?.({ path: '/api/v2/tickets/7/comments.json' })).toBeUndefined()
  })

  it('refuses a token that makes nobody of the caller, and whoever is no admin', async () => {
    const account = new FakeZendesk()
    const check = () => provider.check(requestOn(provider, credential, account.provider({ now: () => start }).http), credential, start)
    expect(await check()).toEqual({ id: 'ours', name: 'ours' })
    account.me = { id: null, name: 'Anonymous user', email: 'invalid@example.com', role: 'end-user' }
    await expect(check()).rejects.toThrow('does not know this email')
    account.me = { id: 1, name: 'Bob', email: 'bob@ours.test', role: 'agent' }
    await expect(check()).rejects.toThrow('to admins only')
  })

  it('a ticket is a source with its public comments, and tells later ones and its end on the timeline', async () => {
    const at = start - 2 * day
    const solvedAt = start - day
    const account = oneTicket({ status: 'solved', updated_at: iso(solvedAt), metric_set: metrics(7, solvedAt) })
    account.say(
      7,
      comment(70, at, 11, 'The export is broken.'),
      comment(71, at + minute, 801, 'For colleagues.', { public: false }),
      comment(72, at + 2 * minute, 801, 'It works again.'),
      comment(73, at + 3 * minute, 11, '', { html_body: null, plain_body: null, body: 'Thanks!' })
    )
    const { operations, asked } = await read(account, 'tickets')
    expect(operations).toEqual([
      {
        kind: 'source',
        sourceType: 'SUPPORT_TICKET',
        id: '7',
        at: solvedAt,
        occurredAt: at,
        title: 'Problem 7',
        permalink: 'https://ours.zendesk.com/agent/tickets/7',
        account: '1',
        participants: [
          { email: 'user11@company1.test', name: 'Ann', role: 'requester' },
          { email: 'agent801@ours.test', name: 'Agent 801', role: 'assignee' }
        ],
        segments: [
          { text: 'The export is broken.', speaker: 'Ann', at },
          { text: 'It works again.', speaker: 'Agent 801', at: at + 2 * minute },
          { text: 'Thanks!', speaker: 'Ann', at: at + 3 * minute }
        ],
        record: {
          status: 'solved',
          isClosed: true,
          closedAt: new Date(solvedAt).toISOString(),
          priority: 'high',
          type: 'incident',
          channel: 'email',
          ownerEmail: 'agent801@ours.test'
        }
      },
      expect.objectContaining({ kind: 'activity', id: '7:comment:72', type: 'SUPPORT_MESSAGE_SENT', at: at + 2 * minute, account: '1' }),
      expect.objectContaining({
        kind: 'activity',
        id: '7:comment:73',
        type: 'SUPPORT_MESSAGE_RECEIVED',
        people: [{ email: 'user11@company1.test' }]
      }),
      expect.objectContaining({ kind: 'activity', id: `7:closed:${solvedAt}`, type: 'SUPPORT_TICKET_CLOSED', occurredAt: solvedAt })
    ])
    expect(asked).toEqual([
      '/api/v2/incremental/tickets/cursor.json?start_time=0&per_page=100&include=metric_sets',
      '/api/v2/tickets/7/comments.json?page%5Bsize%5D=100',
      '/api/v2/tickets/7/comments.json?page%5Bsize%5D=100&page%5Bafter%5D=c71',
      '/api/v2/users/show_many.json?ids=11%2C801'
    ])
  })

  it('when a ticket was solved is asked for where the export does not tell it', async () => {
    const solvedAt = start - day
    const account = oneTicket({ status: 'closed', metric_set: metrics(7, solvedAt) })
    account.hasMetricSets = false
    const { operations, asked } = await read(account, 'tickets')
    expect(operations.at(-1)).toMatchObject({ type: 'SUPPORT_TICKET_CLOSED', occurredAt: solvedAt })
    expect(asked).toContain('/api/v2/tickets/7/metrics.json')
  })

  it('a ticket without comments that can be read is its description', async () => {
    const [source] = (await read(oneTicket(), 'tickets')).operations
    expect(source).toMatchObject({ segments: [{ text: 'The export of 7 is broken.', speaker: 'Ann' }], record: { isClosed: false } })
  })

  it('what somebody said who is deleted is left out, unless it is the requester', async () => {
    const account = oneTicket()
    const at = start - 2 * day
    account.say(7, comment(70, at, 11, 'It is broken.'), comment(71, at + minute, 999, 'It is us who break it.'))
    const [source, ...others] = (await read(account, 'tickets')).operations
    expect(source).toMatchObject({ segments: [{ text: 'It is broken.' }] })
    expect(others).toEqual([])
    account.put('tickets', ticket(7, at, 999, 1))
    expect((await read(account, 'tickets')).operations).toMatchObject([
      { segments: [{ text: 'It is broken.' }, { text: 'It is us who break it.', speaker: null }] },
      { type: 'SUPPORT_MESSAGE_RECEIVED' }
    ])
  })

  it('a ticket that is deleted goes with what was said in it, and one of colleagues is left out', async () => {
    expect((await read(oneTicket({ status: 'deleted' }), 'tickets')).operations).toMatchObject([
      { kind: 'removal', of: 'source', id: '7' },
      { kind: 'absence', of: 'activity', from: '7:', to: '7:~', except: [] }
    ])
    const internal = await read(oneTicket({ requester_id: 801 }), 'tickets')
    expect(internal.operations).toEqual([])
    const [stream] = provider.streams.filter(({ name }) => name === 'tickets')
    expect(stream?.leftOut?.(internal.pages.flat()[0], context)).toBe('in which nobody from outside has written')
  })

  it('what changed is exported from a little before the window, behind cursors, to the end of the stream', async () => {
    const account = new FakeZendesk()
    for (let id = 1; id <= 5; id++) account.put('users', user(id, start - id * hour, 1))
    const from = start - 3 * hour
    const { operations, asked } = await read(account, 'users', { from, to: start })
    expect(operations.filter(({ kind }) => kind === 'person').map(({ id }) => id)).toEqual(['3', '2', '1'])
    expect(asked[0]).toBe(`/api/v2/incremental/users/cursor.json?start_time=${from / 1_000}&per_page=100`)
    expect(asked[1]).toMatch(/^\/api\/v2\/incremental\/users\/cursor\.json\?cursor=[^&]+&per_page=100$/)
    expect(asked).toHaveLength(2)
  })

  it('users are people, agents are members, and whoever is not active any more is neither', async () => {
    const account = new FakeZendesk()
    account.put('users', user(1, start - day, 4, { external_id: 'u_1' }))
    account.put('users', agent(2, start - day))
    account.put('users', user(3, start - day, 4, { active: false }))
    account.put('users', user(4, start - day, null, { email: null }))
    const { operations } = await read(account, 'users')
    const at = start - day
    expect(operations).toEqual([
      { kind: 'person', id: '1', at, email: 'user1@company4.test', userId: 'u_1', name: 'User 1', account: '4' },
      { kind: 'removal', of: 'member', id: '1', at },
      { kind: 'member', id: '2', at, email: 'agent2@ours.test', name: 'Agent 2', active: true },
      { kind: 'removal', of: 'person', id: '2', at },
      { kind: 'removal', of: 'person', id: '3', at },
      { kind: 'removal', of: 'member', id: '3', at }
    ])
  })

  it('an organization is an account, with the id that the host keeps in it', async () => {
    const account = new FakeZendesk()
    account.put('organizations', organization(1, start - day, { external_id: 'globex' }))
    account.put('organizations', organization(2, start - day, { external_id: 'x', organization_fields: { workspace: 'initech' } }))
    account.put('organizations', organization(3, start - day, { deleted_at: iso(start - day) }))
    const ids = async (of = provider) =>
      (await read(account, 'organizations', 'walk', of)).operations.map((each) => (each.kind === 'account' ? each.customerId : each.kind))
    expect(await ids()).toEqual(['globex', 'x', 'removal'])
    expect(await ids(zendesk({ customerIdProperty: 'workspace' }))).toEqual([undefined, 'initech', 'removal'])
    const window = await read(account, 'organizations', { from: start - 2 * day, to: start })
    expect(new Set(window.operations.map(({ id }) => id))).toEqual(new Set(['1', '2', '3']))
    expect(window.operations[0]).toMatchObject({ kind: 'account', id: '1', name: 'Company 1', domains: ['company1.test'] })
  })

  it('an answer without a list, or without the place of the next page, says nothing', async () => {
    const http = async () => new Response(JSON.stringify({ error: 'maintenance' }))
    for (const stream of provider.streams)
      await expect(readStream({ provider, stream, credential, http, mode: 'walk', context })).rejects.toThrow('is missing')
    const lost = async () => new Response(JSON.stringify({ users: [], end_of_stream: false, after_cursor: null }))
    const [users] = provider.streams.filter(({ name }) => name === 'users')
    if (!users) throw new Error('There are no users')
    await expect(readStream({ provider, stream: users, credential, http: lost, mode: 'walk', context })).rejects.toThrow('after_cursor')
  })
})
