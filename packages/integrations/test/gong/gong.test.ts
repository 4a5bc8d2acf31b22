import type { HttpClient } from '@rapport/core'
import type { ApiResponse } from '@rapport/core/connector'
import { describe, expect, it } from 'vitest'
import { callsStream } from '../../src/gong/calls.js'
import { gong } from '../../src/gong/gong.js'
import { usersStream } from '../../src/gong/users.js'
import { EngineWorld } from '../../src/testing/engine-world.js'
import { FakeGong } from '../../src/testing/fake-gong.js'
import type { ReadMode } from '../../src/testing/read-stream.js'
import { readStream, requestOn } from '../../src/testing/read-stream.js'
import { call, changed, companyOfEverything, credential, day, host, party, smallCompany, start, transcript, user } from './account.js'
import { gongSubject, openGong } from './engine-subject.js'

const provider = gong()
const context = { account: host, startedAt: start, historical: false, configuration: null }
const iso = (at: number) => new Date(at).toISOString()

/** What is said of a company's calls, and what was asked for it. */
async function readCalls(company: FakeGong, { mode = 'walk', pageSize = 100 }: { mode?: ReadMode; pageSize?: number } = {}) {
  const { http, requests } = company.provider({ now: () => start, pageSize })
  const read = await readStream({ provider, stream: callsStream, credential, http, mode, context })
  return { ...read, asked: requests }
}

function companyOf(...calls: [object, (readonly unknown[])?][]): FakeGong {
  const company = new FakeGong()
  for (const [each, said] of calls) company.put({ ...each }, said)
  return company
}

describe('calls of Gong', () => {
  it('a call has its people, the brief, and a segment for each monologue of a speaker', async () => {
    const { operations } = await readCalls(companyOf([call(1, start - day), transcript(1)]))
    expect(operations).toEqual([
      {
        kind: 'source',
        sourceType: 'CALL',
        id: '7782342274025000001',
        at: start - day,
        occurredAt: start - day,
        title: 'Call 1',
        summary: 'We spoke of plan 1.',
        permalink: 'https://app.gong.io/call?id=7782342274025000001',
        participants: [
          { email: 'ann@ours.test', name: 'Ann Kim', role: 'host' },
          { email: 'bob@company1.test', name: 'Bob 1', role: 'attendee' }
        ],
        segments: [
          { text: 'How is it going? And the roll-out?', speaker: 'Ann Kim', at: 500 },
          { text: 'We will leave unless ticket 1 is solved.', speaker: 'Bob 1', at: 6_000 }
        ],
        record: {
          url: 'https://app.gong.io/call?id=7782342274025000001',
          duration: 1_800,
          direction: 'Conference',
          calendarEventId: 'event1@google.com',
          affiliations: [
            { who: 'ann@ours.test', affiliation: 'Internal' },
            { who: 'bob@company1.test', affiliation: 'External' }
          ]
        }
      }
    ])
  })

  it('asks for the past year in windows of 30 days, months without calls between them, and for transcripts by 50 ids', async () => {
    const company = companyOf()
    for (let index = 1; index <= 120; index++) company.put(call(index, start - 300 * day + index), transcript(index))
    company.put(call(200, start - 1), transcript(200))
    const { operations, asked } = await readCalls(company)
    expect(operations.length).toBe(121)
    const windows = asked.flatMap(({ url, body }) => (url.endsWith('/extensive') ? [Object(body)] : []))
    expect(windows[0]).toEqual({
      filter: { fromDateTime: iso(start - 365 * day), toDateTime: iso(start - 335 * day) },
      contentSelector: { exposedFields: { parties: true, content: { brief: true } } }
    })
    expect(windows.filter(({ cursor }) => cursor !== undefined).map(({ cursor }) => cursor)).toEqual(['after-100'])
    const ends = windows.flatMap(({ cursor, filter }) => (cursor === undefined ? [[filter.fromDateTime, filter.toDateTime]] : []))
    expect(ends.length).toBe(13)
    for (const [index, [from]] of ends.entries()) if (index > 0) expect(from).toBe(ends[index - 1]?.[1])
    expect(ends.at(-1)?.[1]).toBe(iso(start))
    const spoken = asked.flatMap(({ url, body }) => (url.endsWith('/transcript') ? [Object(body).filter.callIds.length] : []))
    expect(spoken).toEqual([50, 50, 20, 1])
    expect(asked.every(({ method, headers }) => method === 'POST' && headers.get('authorization') === 'Bearer access-of-gong')).toBe(true)
  })

  it('a window of changes that is longer than 30 days is read in parts', async () => {
    const company = companyOf([call(1, start - 50 * day)], [call(2, start - 5 * day)])
    const { operations, asked } = await readCalls(company, { mode: { from: start - 63 * day, to: start } })
    expect(operations.map(({ id }) => id)).toEqual(['7782342274025000001', '7782342274025000002'])
    expect(asked.filter(({ url }) => url.endsWith('/extensive')).length).toBe(3)
  })

  it('reads transcripts page by page, and none of calls that are not kept', async () => {
    const company = companyOfEverything()
    const { asked, operations } = await readCalls(company, { mode: changed, pageSize: 2 })
    const ids = asked.flatMap(({ url, body }) => (url.endsWith('/transcript') ? Object(body).filter.callIds : []))
    for (const index of [10, 11]) expect(ids).not.toContain(`77823422740250000${index}`)
    const spoken = operations.filter((each) => each.kind === 'source' && (each.segments?.length ?? 0) > 0)
    expect(spoken.length).toBe(3)
  })

  it('calls that are private or among colleagues are taken back, and told as left out', async () => {
    const { operations, pages } = await readCalls(companyOfEverything())
    const removed = operations.filter(({ kind }) => kind === 'removal').map(({ id }) => id)
    expect(removed.sort()).toEqual(['7782342274025000010', '7782342274025000011'])
    const reasons = pages.flat().flatMap((record) => callsStream.leftOut?.(record, context) ?? [])
    expect(reasons.sort()).toEqual(['in which nobody from outside takes part', 'that are private'])
    const internal = { call: call(1, start, { parties: [], metaData: { scope: 'Internal' } }), transcript: null }
    expect(callsStream.leftOut?.(internal, context)).toBe('in which nobody from outside takes part')
  })

  it('a call without the permission to read transcripts is kept with its brief', async () => {
    const company = companyOf([call(1, start - day), transcript(1)])
    company.allowsTranscripts = false
    expect((await readCalls(company)).operations[0]).toMatchObject({ summary: 'We spoke of plan 1.', segments: [] })
  })

  it('transcripts that fail otherwise fail the reading', async () => {
    const { http } = companyOf([call(1, start - day), transcript(1)]).provider({ now: () => start })
    for (const status of [400, 404]) {
      const odd: HttpClient = async (url, init) =>
        url.endsWith('/transcript') ? new Response('{"errors":["Something else"]}', { status }) : http(url, init)
      const reading = readStream({ provider, stream: callsStream, credential, http: odd, mode: 'walk', context })
      await expect(reading).rejects.toThrow(`answered with ${status}`)
    }
  })

  it('transcripts that are too large for one answer are asked for in smaller parts; a single one is left out', async () => {
    const calls = [1, 2, 3, 4, 5].map((index) => call(index, start - index * day))
    const tooLarge = Object.assign(new Error('It is too large'), { errorClass: 'too_large' })
    const asked: number[] = []
    const completed = await callsStream.complete?.(
      calls,
      async ({ body }) => {
        const ids: string[] = Object(body).filter.callIds
        asked.push(ids.length)
        if (ids.length > 1 || ids[0]?.endsWith('3')) throw tooLarge
        const spoken = { callTranscripts: ids.map((callId) => ({ callId, transcript: transcript(1) })), records: {} }
        return { status: 200, header: () => null, body: spoken, askedAt: start }
      },
      context
    )
    expect(asked).toEqual([5, 3, 2, 1, 1, 1, 2, 1, 1])
    const lengths = completed?.map((record) => {
      const [source] = callsStream.map(record, context)
      return source?.kind === 'source' ? source.segments?.length : undefined
    })
    expect(lengths).toEqual([2, 2, 0, 2, 2])
  })

  it('names of any length and script, and people without emails, keep the call', () => {
    const parties = [
      party('1', '山田 '.repeat(400), 'YAMADA@例え.jp', 'External'),
      party('2', null, 'no address', 'External'),
      party('3', '\u0000Zoë\ud800', null, 'Unknown'),
      party('4', 'Zoë', null, 'Unknown', { userId: '100' })
    ]
    const [source] = callsStream.map({ call: call(1, start, { parties }), transcript: transcript(1) }, context)
    expect(source?.kind === 'source' && source.participants?.map(({ role }) => role)).toEqual(['attendee', 'attendee', 'host'])
    expect(source?.kind === 'source' && source.participants?.[0]?.name?.length).toBe(500)
  })

  it.each([
    ['no id', { metaData: { id: null } }, 'id is missing'],
    ['no time', { metaData: { started: null, scheduled: 5 } }, 'started is missing']
  ])('a call with %s cannot be read, and says why', (_, more, words) => {
    expect(() => callsStream.map({ call: call(1, start, more), transcript: null }, context)).toThrow(words)
  })
})

describe('users of Gong', () => {
  it('are members while they are active, by cursor', async () => {
    const company = companyOfEverything()
    const { http, requests } = company.provider({ now: () => start, pageSize: 2 })
    const { operations } = await readStream({ provider, stream: usersStream, credential, http, mode: 'walk', context })
    const member = { kind: 'member', at: start, title: 'Account Executive', active: true }
    expect(operations).toEqual([
      { ...member, id: '100', email: 'ann@ours.test', name: 'Ann Kim' },
      { kind: 'member', at: start, id: '101', email: 'eve@ours.test', name: 'Eve', active: true },
      { ...member, id: '102', email: 'max@ours.test', name: 'Max Kim', active: false }
    ])
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['', '?cursor=after-2'])
    expect(usersStream.leftOut?.(user('102', 'Max', { active: false }), context)).toBe('of users who are not active')
    expect(usersStream.leftOut?.(user('103', 'Bot', { emailAddress: 5 }), context)).toBe('of users without an email')
  })
})

describe('the address of a company’s API', () => {
  const withAddress = (address: unknown) => ({ ...credential, extra: { api_base_url_for_customer: address as string } })

  it('is where requests go, and names the account', async () => {
    const asked: string[] = []
    const http: HttpClient = async (url) => {
      asked.push(url)
      return new Response('{"users":[],"records":{}}')
    }
    expect(await provider.check(requestOn(provider, credential, http), credential, start)).toEqual({ id: host, name: null })
    expect(asked).toEqual([`https://${host}/v2/users`])
  })

  it.each([
    ['https://gong.io.attacker.test'],
    ['http://company-17.api.gong.io'],
    ['https://notgong.io'],
    ['nonsense'],
    [null],
    [5],
    [undefined]
  ])('%s is none: no request goes there', async (address) => {
    const odd = withAddress(address)
    expect(provider.baseUrl(odd)).toBe('')
    const request = async () => {
      throw new Error('asked')
    }
    await expect(provider.check(request, odd, start)).rejects.toThrow('api_base_url_for_customer must be an https address of gong.io')
  })

  it('can be replaced by the host', async () => {
    const own = gong({ baseUrl: 'http://127.0.0.1:4010' })
    expect(own.baseUrl(credential)).toBe('http://127.0.0.1:4010')
    const request = async (): Promise<ApiResponse> => ({ status: 200, header: () => null, body: { users: [] }, askedAt: start })
    expect(await own.check(request, credential, start)).toEqual({ id: host, name: null })
    expect(await own.check(request, withAddress(undefined), start)).toEqual({ id: '127.0.0.1:4010', name: null })
  })
})

describe('answers of Gong', () => {
  const answer = (status: number, body: unknown): ApiResponse => ({ status, body, header: () => null, askedAt: start })
  const nothing = { requestId: 'r', errors: ['No calls found corresponding to the provided filters'] }

  it.each([
    ['a month without calls', 404, nothing, '/v2/calls/extensive', { kind: 'ok' }],
    ['no transcript', 404, nothing, '/v2/calls/transcript', { kind: 'empty' }],
    ['no user', 404, { errors: ['No users found'] }, '/v2/users', { kind: 'empty' }],
    ['another 404', 404, { errors: ['Not found'] }, '/v2/calls/extensive', undefined],
    ['a page that is not Gong’s', 404, '<html>No calls found</html>', '/v2/calls/extensive', undefined],
    ['a place that has ended', 400, { errors: ['The cursor has expired'] }, '/v2/calls/extensive', { kind: 'resetCursor' }],
    ['a wrong request', 400, { errors: ['Json parse error'] }, '/v2/calls/extensive', undefined],
    ['too many', 429, { errors: ['API rate limit exceeded'] }, '/v2/users', undefined],
    ['a scope that is missing', 403, { errors: ['Scope'] }, '/v2/users', undefined]
  ])('%s', (_, status, body, path, kind) => expect(provider.classify?.(answer(status, body), { path })).toEqual(kind))
})

describe('gong, as time passes', () => {
  it('a call that is shown a day late, and its transcript a day later still, are read; a deleted one is gone after a week', async () => {
    const company = smallCompany()
    const world = await EngineWorld.connected({ ...gongSubject, open: (around) => openGong(company, around) })
    const told = async () => {
      for (let steps = 0; steps < 2; steps++) await world.until(world.now + 1_000)
      const titles: string[] = []
      for (const hasTranscript of [true, false]) {
        const { items } = await world.workspace.call('svc_list_sources', { hasTranscript, limit: 100 })
        titles.push(...items.map(({ title }) => `${title} ${hasTranscript}`))
      }
      return titles.sort()
    }
    const before = ['Call 1 true', 'Call 2 true', 'Call 3 true', 'Call 4 false']
    await world.until(start)
    expect(await told()).toEqual(before)
    await world.until(start + day)
    company.put(call(7, start + 60_000))
    company.remove('7782342274025000001')
    await world.until(start + day + 3_600_000)
    expect(await told()).toEqual([...before, 'Call 7 false'])
    company.put(call(7, start + 60_000), transcript(7))
    await world.until(start + 2 * day)
    expect(await told()).toEqual([...before, 'Call 7 true'])
    await world.until(start + 8 * day)
    expect(await told()).toEqual([...before.slice(1), 'Call 7 true'])
    await world.close()
  })
})
