import type { HttpClient } from '@rapport/core'
import { describe, expect, it } from 'vitest'
import { issuesStream } from '../../src/pylon/issues.js'
import { readStream } from '../../src/testing/read-stream.js'
import { credential, day, hour, iso, issue, message, messagesOf, minute, organizationOfEverything, start } from './account.js'
import { context, organizationOf, provider, read } from './read-pylon.js'

describe('issues of Pylon', () => {
  it('an issue is a ticket with its people, its messages as text, and the moments at which somebody wrote', async () => {
    const at = start - 5 * day
    const { operations } = await read(organizationOf([issue(3, at), messagesOf(3, at)]), issuesStream)
    expect(operations).toEqual([
      {
        kind: 'source',
        sourceType: 'SUPPORT_TICKET',
        id: 'issue_3',
        at: at + hour,
        occurredAt: at,
        title: 'Export 3 fails',
        permalink: 'https://app.usepylon.com/issues?issueNumber=3',
        account: 'acc_1',
        participants: [
          { email: 'bob@company1.test', name: 'Bob 1', role: 'requester' },
          { email: 'ann@ours.test', name: 'Ann Kim', role: 'assignee' }
        ],
        segments: [
          { text: 'The export 3 fails.\nWe will leave unless it works.', speaker: 'Bob 1', at },
          { text: 'We look at it.\n> The export 3 fails.', speaker: 'Ann Kim', at: at + 20 * minute },
          { text: 'Thanks.', speaker: 'Bob 1', at: at + 40 * minute }
        ],
        record: {
          number: 3,
          status: 'waiting_on_you',
          isClosed: false,
          priority: 'high',
          type: 'ticket',
          source: 'email',
          assigneeEmail: 'ann@ours.test',
          tags: ['export'],
          attachments: ['log 3.txt', 'screen.png']
        }
      },
      expect.objectContaining({
        kind: 'activity',
        id: 'message:m3_3',
        type: 'SUPPORT_MESSAGE_SENT',
        occurredAt: at + 20 * minute,
        people: []
      }),
      expect.objectContaining({
        kind: 'activity',
        id: 'message:m3_4',
        type: 'SUPPORT_MESSAGE_RECEIVED',
        channel: 'SUPPORT',
        account: 'acc_1',
        people: [{ email: 'bob@company1.test' }]
      })
    ])
  })

  it('internal notes, machines and the signed addresses of files stand nowhere', async () => {
    const { operations, requests } = await read(organizationOfEverything(), issuesStream)
    const all = JSON.stringify([operations, requests.map(({ path, query, body }) => ({ path, query, body }))])
    for (const text of ['angry', 'signature', 'thread_1']) expect(all).not.toContain(text)
    expect(operations).toContainEqual(
      expect.objectContaining({ id: 'issue_20', segments: [{ text: 'Plain text & more', speaker: 'Assistant', at: start - 3 * day }] })
    )
    expect(all).not.toContain('message:m20_1')
  })

  it.each([
    ['closed', { state: 'closed', resolution_time: iso(start - day) }, true, start - day],
    ['closed without a time', { state: 'closed' }, true, undefined],
    ['opened again', { state: 'waiting_on_you', resolution_time: iso(start - day) }, false, undefined],
    ['in a state of the organization’s own', { state: 'escalated' }, false, undefined],
    ['in such a state, with a resolution', { state: 'released', resolution_time: iso(start - day) }, true, start - day],
    ['without a state', { state: null }, false, undefined]
  ])('an issue that is %s', async (_, more, isClosed, closedAt) => {
    const { operations } = await read(organizationOf([issue(1, start - 5 * day, more)]), issuesStream)
    const told = operations[0]?.kind === 'source' ? operations[0].record : undefined
    expect(told).toMatchObject({ isClosed, ...(closedAt !== undefined && { closedAt: iso(closedAt) }) })
    const closing = operations.filter((each) => each.kind === 'activity' && each.type === 'SUPPORT_TICKET_CLOSED')
    expect(closing).toEqual(
      closedAt === undefined ? [] : [expect.objectContaining({ id: `issue_1:closed:${closedAt}`, occurredAt: closedAt })]
    )
  })

  it('an issue that answers with ids alone has its people from its messages and from the list of users', async () => {
    const at = start - 5 * day
    const organization = organizationOfEverything()
    const bare = issue(30, at, { requester: { id: 'con_1' }, assignee: { id: 'user_eve' } })
    organization.put(bare, [message('m30_1', at, 'contact', 'Hello'), message('m30_2', at + minute, 'user', 'Hi')])
    const { operations } = await read(organization, issuesStream)
    expect(operations.find(({ id }) => id === 'issue_30')).toMatchObject({
      participants: [
        { email: 'bob@company1.test', name: 'Bob', role: 'requester' },
        { email: 'eve@ours.test', name: 'Eve', role: 'assignee' },
        { email: 'ann@ours.test', name: 'Ann Kim', role: 'author' }
      ]
    })
  })

  it('without messages the text of the issue stands for them', async () => {
    const { operations } = await read(organizationOf([issue(1, start - 5 * day)]), issuesStream)
    expect(operations[0]).toMatchObject({ segments: [{ text: 'The export 1 fails.', speaker: 'bob@company2.test' }] })
  })

  it('searches in windows of 30 days from now back, for a year, and on while a month has issues', async () => {
    const organization = organizationOf([issue(1, start - 380 * day)], [issue(2, start - 410 * day)], [issue(3, start - 800 * day)])
    const { operations, asked } = await read(organization, issuesStream)
    expect(operations.map(({ id }) => id)).toEqual(['issue_1', 'issue_2'])
    const searches = asked.filter(({ path }) => path === '/issues/search')
    expect(searches.length).toBe(15)
    expect(searches[0]).toEqual({
      method: 'POST',
      path: '/issues/search',
      body: {
        filter: {
          operator: 'and',
          subfilters: [
            { field: 'updated_at', operator: 'time_is_after', value: iso(start - 30 * day - 1_000) },
            { field: 'updated_at', operator: 'time_is_before', value: iso(start + 1_000) }
          ]
        },
        limit: 20
      }
    })
  })

  it('an issue that lies on the edge of two windows is read once, and none between them is missed', async () => {
    const edge = start - 30 * day
    const issues = [-1_000, -1, 0, 1, 1_000].map((off, index): [object] => [issue(index, edge - day, { updated_at: iso(edge + off) })])
    for (const mode of ['walk', { from: start - 60 * day, to: start }] as const) {
      const { operations } = await read(organizationOf(...issues), issuesStream, { mode })
      expect(operations.map(({ id }) => id).sort()).toEqual(issues.map((_, index) => `issue_${index}`))
    }
  })

  it('a search whose filter is not looked at ends all the same', async () => {
    const organization = organizationOf([issue(1, start - 5 * day)], [issue(2, start - 100 * day)])
    const { http } = organization.provider({ now: () => start })
    const unfiltered: HttpClient = (url, init) => {
      const { filter, ...body } = url.endsWith('/search') ? JSON.parse(String(init.body)) : { filter: undefined }
      if (!filter) return http(url, init)
      const [after, before] = filter.subfilters
      const all = {
        ...filter,
        subfilters: [
          { ...after, value: iso(0) },
          { ...before, value: iso(start + day) }
        ]
      }
      return http(url, { ...init, body: JSON.stringify({ ...body, filter: all }) })
    }
    const { operations } = await readStream({ provider, stream: issuesStream, credential, http: unfiltered, mode: 'walk', context })
    expect(operations.map(({ id }) => id)).toEqual(['issue_1', 'issue_2'])
  })

  it('pages of a search and of messages follow each other by their cursors', async () => {
    const at = start - 5 * day
    const organization = organizationOf()
    for (let index = 1; index <= 5; index++) organization.put(issue(index, at + index), messagesOf(index, at))
    const { operations, asked } = await read(organization, issuesStream, { mode: { from: start - 6 * day, to: start }, pageSize: 2 })
    expect(operations.filter(({ kind }) => kind === 'source').length).toBe(5)
    expect(asked.filter(({ path }) => path === '/issues/search').map(({ body }) => Object(body).cursor)).toEqual([
      undefined,
      'after-2',
      'after-4'
    ])
    expect(asked.filter(({ path }) => path.includes('issue_1')).map(({ path }) => path)).toEqual([
      '/issues/issue_1/messages',
      '/issues/issue_1/messages?cursor=after-2'
    ])
  })

  it('an issue that is gone when its messages are asked for is taken back, and others are read', async () => {
    const at = start - 5 * day
    const organization = organizationOf([issue(1, at)], [issue(2, at)])
    const { http } = organization.provider({ now: () => start })
    const gone: HttpClient = async (url, init) => {
      const answer = await http(url, init)
      if (url.endsWith('/search')) organization.remove('issue_1')
      return answer
    }
    const { operations } = await readStream({ provider, stream: issuesStream, credential, http: gone, mode: 'walk', context })
    expect(operations.map(({ kind, id, at }) => [kind, id, at])).toEqual([
      ['removal', 'issue_1', at + hour],
      ['source', 'issue_2', at + hour]
    ])
    const page: HttpClient = async (url, init) =>
      url.endsWith('/messages') ? new Response('<html>Not found</html>', { status: 404 }) : http(url, init)
    const reading = readStream({ provider, stream: issuesStream, credential, http: page, mode: 'walk', context })
    await expect(reading).rejects.toThrow('fatal')
  })

  it('an answer that is too large is asked for in smaller parts', () => {
    const search = issuesStream.walk?.first({ startedAt: start }) ?? { path: '' }
    const smaller = (asked: typeof search) => issuesStream.walk?.smaller?.(asked)
    expect(smaller(search)?.body?.limit).toBe(10)
    expect(smaller({ path: '/issues/issue_1/messages' })?.query).toEqual({ limit: '20' })
    expect(smaller({ path: '/issues/issue_1/messages', query: { limit: '1' } })).toBeUndefined()
  })
})
