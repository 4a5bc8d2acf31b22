import { FakeGoogleCalendar } from '../../src/testing/fake-google-calendar.js'

export const hour = 3_600_000
export const day = 24 * hour
export const start = Date.UTC(2026, 5, 1, 12)
export const owner = 'ann@ours.test'

const iso = (at: number) => new Date(at).toISOString()

/** A meeting with somebody of a customer. */
export function meeting(id: string, at: number, more: object = {}) {
  const index = Number(id.replace(/\D/g, '')) % 3
  return {
    id,
    iCalUID: `${id}@google.com`,
    summary: `Meeting ${id}`,
    description: `<p>Agenda &amp; notes of ${id}</p>`,
    location: 'Room 1',
    hangoutLink: 'https://meet.google.com/abc-defg-hij',
    htmlLink: `https://www.google.com/calendar/event?eid=${id}`,
    eventType: 'default',
    visibility: 'default',
    start: { dateTime: iso(at), timeZone: 'Europe/Berlin' },
    end: { dateTime: iso(at + hour), timeZone: 'Europe/Berlin' },
    organizer: { email: owner, displayName: 'Ann', self: true },
    attendees: [
      { email: owner, displayName: 'Ann', self: true, organizer: true, responseStatus: 'accepted' },
      { email: `bob@company${index}.test`, displayName: `Bob ${index}`, responseStatus: 'accepted' },
      { email: 'room-1@resource.calendar.google.com', resource: true, responseStatus: 'accepted' }
    ],
    ...more
  }
}

/** An instance of a series of every second week. */
export function instance(week: number, more: object = {}) {
  const at = start + (week - 4) * 14 * day
  const original = iso(at).replace(/[-:]|\.000/g, '')
  return meeting(`series1_${original}`, at, {
    iCalUID: 'series1@google.com',
    summary: 'Weekly',
    recurringEventId: 'series1',
    originalStartTime: { dateTime: iso(at) },
    attendees: [
      { email: owner, self: true, responseStatus: 'accepted' },
      { email: 'zoe@weekly.test', displayName: 'Zoe', responseStatus: 'tentative' }
    ],
    ...more
  })
}

/** A calendar with `count` meetings, and events of every other kind. */
export function calendarOfEverything(count = 7): FakeGoogleCalendar {
  const calendar = new FakeGoogleCalendar(owner)
  const put = (event: { id: string }) => calendar.put(event, start - 400 * day)
  for (let index = 1; index <= count; index++) put(meeting(`event${index}`, start - index * 11 * day))
  for (let week = 1; week <= 6; week++) put(instance(week))
  put(meeting('ahead1', start + 20 * day))
  put(meeting('day1', start, { start: { date: '2026-05-20' }, end: { date: '2026-05-22' } }))
  put(meeting('noone1', start - day, { attendees: undefined }))
  put(meeting('internal1', start - day, { attendees: [{ email: owner, self: true }, { email: 'eve@ours.test' }] }))
  put(meeting('private1', start - 2 * day, { visibility: 'private' }))
  put(meeting('focus1', start - 3 * day, { eventType: 'focusTime' }))
  put(
    meeting('declined1', start - 4 * day, {
      attendees: [
        { email: owner, self: true },
        { email: 'no@acme.test', responseStatus: 'declined' }
      ]
    })
  )
  put(
    meeting('theirs1', start - 5 * day, {
      organizer: { email: 'dan@host.test', displayName: 'Dan' },
      attendees: [{ email: owner, self: true }]
    })
  )
  put(meeting('gone1', start - 6 * day))
  calendar.cancel('gone1', start - 6 * day)
  return calendar
}
