import type { ApiRequest, ApiResponse, SendRequest, Stream } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { fieldsOf, itemsOf, numberOf, textOf } from '../json-fields.js'
import { type EventRecord, eventIdOf, eventOperations, whyLeftOut } from './event.js'

const day = 86_400_000
const backMs = 365 * day
const aheadMs = 90 * day
/** The time that is read moves on so often. */
const windowSeconds = 30 * 86_400
const pageLimit = 250
const maxEvents = 20_000
/** Pages of nothing but the place behind them. */
const placeLimit = 2_500
const maxPlacePages = 1_000

/** The calendar of whoever has signed in, as Google calls it. */
export const ownCalendar = 'primary'

/** Where a calendar is found. */
export function calendarPath(calendar: string): string {
  return `/calendar/v3/calendars/${encodeURIComponent(calendar)}`
}

/**
 * Events of a calendar, recurring ones by their instances: those of a year back and 90 days ahead, then what Google says has changed. Its places keep to the time
 * that was read, so that every 30 days all is read again from then on; when it does not know a place any more, too.
 */
export function eventsStream(calendar: string): Stream {
  const path = `${calendarPath(calendar)}/events`
  const query = { singleEvents: 'true', maxResults: String(pageLimit) }
  const isOwn = calendar === ownCalendar
  return defineStream({
    name: isOwn ? 'events' : `events_${calendar}`,
    summary: isOwn ? 'Meetings of your calendar with people from outside' : `Meetings of the calendar ${calendar}`,
    becomes:
      'A source `CALENDAR_EVENT` for each meeting, with its people, their answers, and the description as text. It counts as a meeting once its time has come. The same meeting in several calendars is one. A call that names the meeting stands for it on the timeline and in counts',
    gone: 'Google says that it was cancelled. If Google no longer knows the marker of the last reading, the meeting is missing when Rapport reads everything. A meeting from before the time that is read stays',
    everySeconds: 600,
    walk: {
      first: ({ startedAt }) => ({ path, query: { ...query, ...windowAt(startedAt) }, note: { read: 0 } }),
      next(answer, asked) {
        const next = nextPage(answer, asked)
        const read = readWith(answer, asked)
        return next && read < maxEvents ? { ...next, note: { read } } : null
      },
      records(answer, asked) {
        const isBeyond = tokenIn(answer) !== undefined && readWith(answer, asked) >= maxEvents
        return [...recordsIn(answer), ...(isBeyond ? [{ event: undefined, timeZone: undefined, isBeyond: true }] : [])]
      },
      smaller
    },
    changes: {
      kind: 'feed',
      maximumAgeSeconds: windowSeconds,
      start: (request) => placeOf(request, calendar, query),
      first: ({ place }) => ({ path, query: { ...query, syncToken: place } }),
      next: nextChanges,
      records: recordsIn,
      place: ({ body }, before) => textOf(fieldsOf(body)?.nextSyncToken) ?? before,
      smaller
    },
    reconcileSeconds: null,
    since: ({ startedAt }) => startedAt - backMs,
    deletes: 'absence',
    recordId: (record) => (isBeyond(record) ? calendar : eventIdOf(eventIn(record).event)),
    map(record, context) {
      if (isBeyond(record)) throw new Error(`The calendar has more than ${maxEvents.toLocaleString('en')} events in the time that is read`)
      return eventOperations(eventIn(record), context)
    },
    leftOut: (record, context) => (isBeyond(record) ? undefined : whyLeftOut(eventIn(record).event, context))
  })
}

function windowAt(now: number) {
  return { timeMin: new Date(now - backMs).toISOString(), timeMax: new Date(now + aheadMs).toISOString() }
}

/** The place behind all events as they are now: Google tells it at the end of a list alone, which is why one of places is read. */
async function placeOf(request: SendRequest, calendar: string, query: { singleEvents: string }): Promise<string> {
  const { askedAt } = await request({ path: calendarPath(calendar), query: { fields: 'id' } })
  const fields = 'nextPageToken,nextSyncToken'
  const list = {
    path: `${calendarPath(calendar)}/events`,
    query: { ...query, maxResults: String(placeLimit), fields, ...windowAt(askedAt) }
  }
  let asked: ApiRequest | null = list
  for (let pages = 0; asked && pages < maxPlacePages; pages++) {
    const answer: ApiResponse = await request(asked)
    const place = textOf(fieldsOf(answer.body)?.nextSyncToken)
    if (place !== undefined) return place
    asked = nextPage(answer, asked)
  }
  if (asked === null) throw new Error(withoutPlace)
  throw new Error(`The calendar has more than ${(placeLimit * maxPlacePages).toLocaleString('en')} events in the time that is read`)
}

const tokenIn = ({ body }: ApiResponse) => textOf(fieldsOf(body)?.nextPageToken)

function nextPage(answer: ApiResponse, asked: ApiRequest): ApiRequest | null {
  const pageToken = tokenIn(answer)
  return pageToken === undefined ? null : { ...asked, query: { ...asked.query, pageToken } }
}

function nextChanges(answer: ApiResponse, asked: ApiRequest): ApiRequest | null {
  const next = nextPage(answer, asked)
  if (next === null && textOf(fieldsOf(answer.body)?.nextSyncToken) === undefined) throw new Error(withoutPlace)
  return next
}

const withoutPlace = 'nextSyncToken is missing at the end of a list'

function recordsIn({ body }: ApiResponse): EventRecord[] {
  const items = fieldsOf(body)?.items
  if (!Array.isArray(items)) throw new Error('items is missing or not a list')
  const timeZone = textOf(fieldsOf(body)?.timeZone)
  return itemsOf(items).map((item) => ({ event: fieldsOf(item), timeZone }))
}

const readWith = (answer: ApiResponse, { note }: ApiRequest) => (numberOf(note?.read) ?? 0) + recordsIn(answer).length

function smaller(asked: ApiRequest): ApiRequest | undefined {
  const limit = Number(asked.query?.maxResults)
  return limit > 1 ? { ...asked, query: { ...asked.query, maxResults: String(Math.floor(limit / 2)) } } : undefined
}

const eventIn = (record: unknown) => record as EventRecord
const isBeyond = (record: unknown) => fieldsOf(record)?.isBeyond === true
