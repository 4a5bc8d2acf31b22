import type { HttpClient } from '@rapport/core'
import { describe, expect, it } from 'vitest'
import { googleCalendar } from '../../src/google-calendar/google-calendar.js'
import { type EngineSubject, EngineWorld } from '../../src/testing/engine-world.js'
import { FakeGoogleCalendar } from '../../src/testing/fake-google-calendar.js'
import { readStream, requestOn } from '../../src/testing/read-stream.js'
import { threat, toldOf } from '../told-of.js'
import { day, hour, instance, meeting, owner, start } from './account.js'
import { calendarSubject, clientSecret, openGoogle } from './engine-subject.js'

const credential = { kind: 'oauth' as const, accessToken: 'access', extra: {} }

const subjectOf = (calendar: FakeGoogleCalendar, provider = calendarSubject.provider, asked: string[] = []): EngineSubject => ({
  ...calendarSubject,
  provider,
  open({ now }) {
    const google = openGoogle('google-calendar', calendar.routes(), now)
    const http: HttpClient = (url, init) => {
      asked.push(url)
      return google.http(url, init)
    }
    return { ...google, http }
  }
})

async function titlesIn({ workspace }: EngineWorld): Promise<string[]> {
  const { items } = await workspace.sources.list({ limit: 100 })
  return items.map(({ title }) => title ?? '').sort()
}

const outcomeOf = async ({ workspace }: EngineWorld, stream: string) =>
  (await workspace.integrations.runs('google-calendar', { limit: 1 }))[0]?.streams.find((each) => each.stream === stream)

describe('a Google calendar, through the engine', () => {
  it('asks by the rules of sync tokens: no filter beside one, and instances as in the list that it is of', async () => {
    const asked: string[] = []
    const calendar = new FakeGoogleCalendar(owner)
    calendar.put(meeting('event1', start - day), start)
    const world = await EngineWorld.connected(subjectOf(calendar, undefined, asked))
    await world.until(start)
    await world.until(start + hour)
    const lists = asked.filter((url) => url.includes('/events')).map((url) => new URL(url).searchParams)
    for (const query of lists) expect(query.get('singleEvents')).toBe('true')
    const [place, walk, ...changes] = lists
    expect([place?.get('fields'), place?.get('timeMin')]).toEqual([
      'nextPageToken,nextSyncToken',
      new Date(start - 365 * day).toISOString()
    ])
    expect(walk?.get('timeMax')).toBe(new Date(start + 90 * day).toISOString())
    expect(changes.length).toBeGreaterThan(1)
    for (const query of changes)
      expect([query.get('syncToken') === null, query.get('timeMin'), query.get('timeMax')]).toEqual([false, null, null])
    await world.close()
  })

  it('a place that is not known any more has all read again: what is gone goes, what is older than the time that is read stays', async () => {
    const calendar = new FakeGoogleCalendar(owner)
    for (let index = 1; index <= 30; index++) calendar.put(meeting(`event${index}`, start - index * 12 * day), start - 300 * day)
    const world = await EngineWorld.connected(subjectOf(calendar))
    await world.until(start)
    expect(await titlesIn(world)).toHaveLength(30)
    calendar.forget('event3')
    calendar.expireTokens()
    // The oldest, 360 days back, is no more in the time that is read.
    await world.until(start + 20 * day)
    const titles = await titlesIn(world)
    expect(titles).toHaveLength(29)
    expect(titles).toContain('Meeting event30')
    expect(titles).not.toContain('Meeting event3')
    expect(await outcomeOf(world, 'events')).toMatchObject({ outcome: 'ended', removed: 1 })
    await world.close()
  })

  it('the time that is read moves on: what was too far ahead comes to be known, and changes of it too', async () => {
    const calendar = new FakeGoogleCalendar(owner)
    calendar.put(meeting('event1', start - 364 * day), start - 400 * day)
    calendar.put(meeting('far1', start + 110 * day), start)
    const world = await EngineWorld.connected(subjectOf(calendar))
    for (let days = 0; days <= 29; days += 29) await world.until(start + days * day)
    expect(await titlesIn(world)).toEqual(['Meeting event1'])
    await world.until(start + 31 * day)
    expect(await titlesIn(world)).toEqual(['Meeting event1', 'Meeting far1'])
    calendar.change('far1', { summary: 'Renamed' }, start + 31 * day)
    await world.until(start + 31 * day + hour)
    expect(await titlesIn(world)).toEqual(['Meeting event1', 'Renamed'])
    await world.close()
  })

  it('a named calendar that this person does not see is skipped, and the own one read; one that they see is read once', async () => {
    const calendar = new FakeGoogleCalendar(owner)
    calendar.put(meeting('event1', start - day), start)
    const provider = googleCalendar({ clientId: 'client', clientSecret, calendars: ['other@group.calendar.google.com', owner] })
    const world = await EngineWorld.connected(subjectOf(calendar, provider))
    await world.until(start)
    expect(await outcomeOf(world, 'events_other@group.calendar.google.com')).toMatchObject({ outcome: 'skipped', errorClass: 'forbidden' })
    expect(await outcomeOf(world, 'events')).toMatchObject({ outcome: 'ended', added: 1 })
    expect(await titlesIn(world)).toEqual(['Meeting event1'])
    await world.close()
  })

  it('a meeting is found, extracted, related, and the last meeting of its customer and of who took part', async () => {
    const calendar = new FakeGoogleCalendar(owner)
    calendar.put(
      meeting('event1', start - day, { description: threat, organizer: { email: 'bob@company1.test', displayName: 'Bob 1' } }),
      start
    )
    calendar.put(meeting('event4', start + day), start)
    const told = await toldOf(subjectOf(calendar), 'company1.test')
    expect(told.facts.map(({ factType }) => factType)).toContain('CHURN_RISK')
    expect(JSON.stringify(told.found)).toContain('thinking about leaving')
    const occurredAt = new Date(start - day).toISOString()
    expect(told.timeline).toContainEqual(
      expect.objectContaining({ eventType: 'MEETING_COMPLETED', occurredAt, contact: 'bob@company1.test' })
    )
    expect(told.timeline).toContainEqual(expect.objectContaining({ eventType: 'MEETING_SCHEDULED' }))
    expect(told.metrics).toMatchObject({ lastEmailAt: null, lastMeetingAt: occurredAt })
  })
})

/** A calendar that has ever more events, made as they are asked for. */
function endless(count: number): { http: HttpClient; asked: URLSearchParams[] } {
  const asked: URLSearchParams[] = []
  const http: HttpClient = async (url) => {
    const query = new URL(url).searchParams
    asked.push(query)
    const from = Number(query.get('pageToken') ?? 0)
    const size = Number(query.get('maxResults') ?? 0)
    const end = Math.min(count, from + size)
    const next = end < count ? { nextPageToken: String(end) } : { nextSyncToken: `place-${count}` }
    const itemsOf = () => Array.from({ length: end - from }, (_, index) => instance(from + index, { id: `e${from + index}` }))
    const body = query.get('fields') === null ? { items: itemsOf(), timeZone: 'UTC', ...next } : next
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })
  }
  return { http, asked }
}

describe('people of a meeting', () => {
  it('were active when it took place, once its time has come, and their customer was met', async () => {
    const calendar = new FakeGoogleCalendar(owner)
    const other = { email: 'carl@company1.test', responseStatus: 'accepted' }
    const planned = meeting('event4', start + day)
    calendar.put(meeting('event1', start - 3 * day), start - 5 * day)
    calendar.put({ ...planned, attendees: [...planned.attendees, other] }, start - 5 * day)
    const world = await EngineWorld.connected(subjectOf(calendar))
    await world.workspace.users.put(['bob', 'carl'].map((name) => ({ userId: name, email: `${name}@company1.test` })))
    const told = async () => {
      const { items } = await world.workspace.users.list()
      const asked = { customer: 'company1.test', include: ['behaviorMetrics'] } as const
      const { behaviorMetrics } = await world.workspace.call('svc_get_customer', { ...asked, include: [...asked.include] })
      return [...items.map(({ lastActivityAt }) => lastActivityAt), behaviorMetrics?.lastMeetingAt]
    }
    const [before, after] = [-3 * day, day].map((later) => new Date(start + later).toISOString())
    await world.until(start)
    expect((await told()).map(String).sort()).toEqual([before, before, 'null'].map(String).sort())
    await world.until(start + day + 1_000)
    expect(await told()).toEqual([after, after, after])
    await world.close()
  })
})

describe('a calendar with a million instances', () => {
  const provider = googleCalendar()
  const [, stream] = provider.streams
  if (stream?.changes?.kind !== 'feed') throw new Error('There is no feed of events')
  const { start: startOfFeed } = stream.changes

  it('has 20,000 read, and says that there are more', async () => {
    const { http, asked } = endless(1_000_000)
    const context = { account: owner, startedAt: start, historical: true, configuration: null }
    const { operations, unreadable } = await readStream({ provider, stream, credential, http, mode: 'walk', context })
    expect(operations).toHaveLength(20_000)
    expect(unreadable).toEqual([{ id: 'primary', message: 'The calendar has more than 20,000 events in the time that is read' }])
    expect(asked).toHaveLength(80)
  })

  it('has its place found without its events', async () => {
    const { http, asked } = endless(1_000_000)
    expect(await startOfFeed(requestOn(provider, credential, http))).toBe('place-1000000')
    expect(asked).toHaveLength(401)
    for (const query of asked) expect(query.get('fields')).not.toBeNull()
  })

  it('is given up where even that does not end, and says so', async () => {
    const { http } = endless(Number.MAX_SAFE_INTEGER)
    await expect(startOfFeed(requestOn(provider, credential, http))).rejects.toThrow('more than 2,500,000 events')
  })
})
