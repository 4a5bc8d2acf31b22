import type { StreamContext } from '@rapport/core/connector'
import { describe, expect, it } from 'vitest'
import { eventTime } from '../../src/event-time.js'
import { googleCalendar } from '../../src/google-calendar/google-calendar.js'
import { day, hour, instance, meeting, owner, start } from './account.js'

const [, events] = googleCalendar().streams
if (!events) throw new Error('There is no stream of events')
const context: StreamContext = { account: owner, startedAt: start, historical: true, configuration: null }
const at = start - 3 * day
const iso = new Date(at).toISOString()

const said = (event: object, timeZone: string | undefined = 'Europe/Berlin', more: Partial<StreamContext> = {}) =>
  events.map({ event: { updated: iso, ...event }, timeZone }, { ...context, ...more })
const leftOut = (event: object, more: Partial<StreamContext> = {}) =>
  events.leftOut?.({ event, timeZone: undefined }, { ...context, ...more })
const one = (event: object, timeZone?: string) => said(event, timeZone)[0]

describe('an event of a Google calendar', () => {
  it('is a meeting with its people, their answers, and its description', () => {
    expect(said(meeting('event1', start))).toEqual([
      {
        kind: 'source',
        sourceType: 'CALENDAR_EVENT',
        id: 'event1',
        sharedId: `ical:event1@google.com:${new Date(start).toISOString()}`,
        at,
        occurredAt: start,
        title: 'Meeting event1',
        permalink: 'https://www.google.com/calendar/event?eid=event1',
        participants: [
          { email: owner, name: 'Ann', role: 'organizer' },
          { email: 'bob@company1.test', name: 'Bob 1', role: 'attendee' }
        ],
        segments: [{ text: 'Agenda & notes of event1', speaker: 'Ann' }],
        record: {
          start: new Date(start).toISOString(),
          end: new Date(start + hour).toISOString(),
          location: 'Room 1',
          hangoutLink: 'https://meet.google.com/abc-defg-hij',
          calendarEventId: 'event1',
          iCalUID: 'event1@google.com',
          answers: [
            { email: owner, answer: 'accepted' },
            { email: 'bob@company1.test', answer: 'accepted' }
          ]
        }
      }
    ])
  })

  it.each([
    ['in summer', '2026-06-01', 'Europe/Berlin', '2026-05-31T22:00:00.000Z'],
    ['in winter', '2026-01-01', 'Europe/Berlin', '2025-12-31T23:00:00.000Z'],
    ['on the day on which clocks change', '2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['behind UTC', '2026-06-01', 'America/Los_Angeles', '2026-06-01T07:00:00.000Z'],
    ['on a day that begins at one', '2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['of no zone that is known', '2026-06-01', 'Mars/Olympus', '2026-06-01T00:00:00.000Z'],
    ['without a zone', '2026-06-01', undefined, '2026-06-01T00:00:00.000Z']
  ])('that takes a day %s begins with it there', (_, date, zone, instant) => {
    expect(eventTime({ date }, zone)).toEqual({ at: Date.parse(instant), text: date, isDay: true })
  })

  it.each([
    ['with an offset', { dateTime: '2026-06-01T10:00:00+02:00' }, '2026-06-01T08:00:00.000Z'],
    ['in its own zone', { dateTime: '2026-06-01T10:00:00', timeZone: 'Asia/Tokyo' }, '2026-06-01T01:00:00.000Z'],
    ['in the zone of the calendar', { dateTime: '2026-06-01T10:00:00' }, '2026-06-01T08:00:00.000Z']
  ])('begins at its time %s', (_, time, instant) => expect(eventTime(time, 'Europe/Berlin')?.text).toBe(instant))

  it.each([
    [{}],
    [{ date: '2026-02-30' }],
    [{ date: 'soon' }],
    [{ dateTime: '2026-02-30T10:00:00Z' }],
    [{ dateTime: 'x' }],
    [undefined],
    [{ date: 5 }]
  ])('whose start is %j is named as one that cannot be read', (time) =>
    expect(() => said(meeting('event1', start, { start: time }))).toThrow('start is missing or no time')
  )

  it('of a series keeps its name in other calendars when it is moved', () => {
    const moved = instance(2, { start: { dateTime: new Date(start + 40 * day).toISOString() } })
    const before = one(instance(2))
    const after = one(moved)
    if (before?.kind !== 'source' || after?.kind !== 'source') throw new Error('There is no meeting')
    expect(after.sharedId).toBe(before.sharedId)
    expect(after.occurredAt).toBe(start + 40 * day)
  })

  it.each([
    ['is private', { visibility: 'private' }, 'that are private'],
    ['is confidential', { visibility: 'confidential' }, 'that are private'],
    ['is of another kind', { eventType: 'outOfOffice' }, 'of other kinds than meetings, such as focus time and absences'],
    ['has nobody else', { attendees: undefined }, 'in which nobody from outside takes part'],
    ['has colleagues alone', { attendees: [{ email: 'eve@ours.test' }, { email: owner }] }, 'in which nobody from outside takes part'],
    [
      'has rooms alone',
      { attendees: [{ email: 'r@acme.test', resource: true }, { email: owner }] },
      'in which nobody from outside takes part'
    ],
    [
      'was declined by everybody from outside',
      {
        attendees: [
          { email: 'a@acme.test', responseStatus: 'declined' },
          { email: owner, responseStatus: 'accepted' }
        ]
      },
      'that everybody from outside has declined'
    ]
  ])('that %s is taken back, and says why', (_, more, reason) => {
    const event = meeting('event1', start, more)
    expect(said(event)).toEqual([{ kind: 'removal', of: 'source', id: 'event1', at }])
    expect(leftOut(event)).toBe(reason)
  })

  it('to which somebody from outside invites alone is kept, and so is one of people at a mailbox provider', () => {
    expect(
      one(meeting('event1', start, { organizer: { email: 'dan@host.test' }, attendees: [{ email: owner, self: true }] }))
    ).toMatchObject({
      kind: 'source',
      participants: [{ email: 'dan@host.test', role: 'organizer' }, { email: owner }]
    })
    const event = meeting('event1', start, { attendees: [{ email: 'me@gmail.com', self: true }, { email: 'you@gmail.com' }] })
    expect(leftOut(event, { account: 'me@gmail.com' })).toBeUndefined()
  })

  it('of 10,000 people, of hostile texts and of endless ids is bounded, and none is refused for it', () => {
    const attendees = Array.from({ length: 10_000 }, (_, index) => ({
      email: `p${index}@acme.test`,
      displayName: 'x'.repeat(600),
      responseStatus: 'accepted'
    }))
    const event = one(
      meeting('event1', start, {
        id: 'i'.repeat(1_000),
        iCalUID: 'u'.repeat(5_000),
        attendees,
        description: '<p>'.repeat(1_000_000),
        htmlLink: 'javascript:x'
      })
    )
    if (event?.kind !== 'source') throw new Error('There is no meeting')
    expect(event.participants).toHaveLength(1_000)
    expect(event.record?.answers).toHaveLength(200)
    expect([event.id.length, event.permalink]).toEqual([64, null])
    expect(JSON.stringify(event.record).length).toBeLessThan(32_000)
    expect(event.sharedId?.length).toBeLessThan(200)
  })

  it('that is cancelled goes, with all instances of a series, but not with what goes on as another series', () => {
    const gone = said({ id: 'series1', status: 'cancelled' })
    expect(gone).toMatchObject([
      { kind: 'removal', id: 'series1' },
      { kind: 'absence', from: 'series1_0', to: 'series1_:' }
    ])
    const isWithin = (id: string) => id >= 'series1_0' && id <= 'series1_:'
    expect([isWithin(instance(2).id), isWithin('series1_R20260601T120000_20260601T120000Z'), isWithin('series10_2026')]).toEqual([
      true,
      false,
      false
    ])
    expect(said({ id: instance(2).id, status: 'cancelled', recurringEventId: 'series1' })).toHaveLength(1)
  })

  it('that tells no time of change is as new as its reading', () => {
    const { updated: _, ...event } = { ...meeting('event1', start), updated: undefined }
    expect(events.map({ event, timeZone: undefined }, context)[0]).toMatchObject({ at: start })
  })
})
