import { createHash } from 'node:crypto'
import type { Operation, StreamContext } from '@rapport/core/connector'
import { type EventTime, eventTime, instantOf } from '../event-time.js'
import { isOwnAddress } from '../google/own-domain.js'
import { htmlText } from '../html-text.js'
import { type Fields, fieldsAt, fieldsOf, listOf, requiredText, textOf } from '../json-fields.js'

type Source = Extract<Operation, { kind: 'source' }>
type Participant = NonNullable<Source['participants']>[number]

const maxIdLength = 200
const maxNameLength = 500
const maxTextLength = 100_000
const maxParticipants = 1_000
const maxAnswers = 200

/** Calendars of rooms and groups have addresses of this domain, and so has who is not known. */
const noPerson = /@(?:[\w-]+\.)*calendar\.google\.com$/i
/** Meetings; all other kinds are of one's own day, such as focus time, absences and birthdays. */
const meetings = [undefined, 'default', 'fromGmail']

/** An event as a page has it, with the zone that its days are in; or that there are more than are read. */
export interface EventRecord {
  event: Fields | undefined
  timeZone: string | undefined
  isBeyond?: true
}

/** The id of an event; a very long one by its digest. */
export function eventIdOf(event: Fields | undefined): string | undefined {
  const id = textOf(event?.id)
  return id === undefined || id.length <= maxIdLength ? id : digest(id)
}

/** What an event becomes: a meeting, or nothing any more. */
export function eventOperations({ event, timeZone }: EventRecord, context: StreamContext): Operation[] {
  requiredText(event, 'id')
  const id = eventIdOf(event) ?? ''
  const at = instantOf(textOf(event?.updated)) ?? context.startedAt
  const removal: Operation = { kind: 'removal', of: 'source', id, at }
  if (!event || isCancelled(event))
    return event && textOf(event.recurringEventId) === undefined ? [removal, instancesGone(id, at)] : [removal]
  if (whyLeftOut(event, context) !== undefined) return [removal]
  const start = eventTime(fieldsOf(event.start), timeZone)
  if (!start) throw new Error('start is missing or no time')
  return [meetingOf(event, { id, at, start, timeZone })]
}

/** Why an event is left out, in words that go on from "records". */
export function whyLeftOut(event: Fields | undefined, { account }: Pick<StreamContext, 'account'>): string | undefined {
  if (!event || isCancelled(event)) return undefined
  const kind = textOf(event.eventType)
  if (!meetings.includes(kind)) return 'of other kinds than meetings, such as focus time and absences'
  const visibility = textOf(event.visibility)
  if (visibility === 'private' || visibility === 'confidential') return 'that are private'
  const people = attendeesOf(event)
  const isOutside = (person: Fields) => {
    const email = textOf(person.email)
    return person.self !== true && (email === undefined ? textOf(person.displayName) !== undefined : !isOwnAddress(email, account))
  }
  const invited = people.filter(isOutside)
  const organizer = organizerOf(event)
  if (organizer && isOutside(organizer) && people.length > 0 && invited.length === 0) return undefined
  if (invited.length === 0) return 'in which nobody from outside takes part'
  return invited.every(({ responseStatus }) => responseStatus === 'declined') ? 'that everybody from outside has declined' : undefined
}

const isCancelled = ({ status }: Fields) => status === 'cancelled'

/** Of a series that is gone no instance is left. What goes on as another series has ids that go on with a letter. */
const instancesGone = (id: string, at: number): Operation => ({
  kind: 'absence',
  of: 'source',
  id,
  at,
  from: `${id}_0`,
  to: `${id}_:`,
  except: []
})

interface Meeting {
  id: string
  at: number
  start: EventTime
  timeZone: string | undefined
}

function meetingOf(event: Fields, { id, at, start, timeZone }: Meeting): Source {
  const sharedId = sharedIdOf(event, start, timeZone)
  const participants = participantsOf(event)
  const text = htmlText((textOf(event.description) ?? '').slice(0, maxTextLength))
  const [organizer] = participants.filter(({ role }) => role === 'organizer')
  const link = textOf(event.htmlLink)
  return {
    kind: 'source',
    sourceType: 'CALENDAR_EVENT',
    id,
    ...(sharedId !== undefined && { sharedId }),
    at,
    occurredAt: start.at,
    title: textOf(event.summary) ?? null,
    permalink: link !== undefined && /^https:\/\//.test(link) && link.length <= 2_000 ? link : null,
    participants,
    segments: text === '' ? [] : [{ text, speaker: organizer?.name ?? organizer?.email ?? null }],
    record: recordOf(event, start, timeZone)
  }
}

function recordOf(event: Fields, start: EventTime, timeZone: string | undefined): NonNullable<Source['record']> {
  const short = (value: unknown) => textOf(value)?.slice(0, 1_000)
  const answers = attendeesOf(event).flatMap(({ email, responseStatus }) => {
    const who = textOf(email)
    const answer = textOf(responseStatus)
    return who === undefined || answer === undefined
      ? []
      : [{ email: who.toLowerCase().slice(0, maxNameLength), answer: answer.slice(0, 50) }]
  })
  const named = {
    end: eventTime(fieldsOf(event.end), timeZone)?.text,
    status: short(event.status),
    location: short(event.location),
    hangoutLink: short(event.hangoutLink),
    recurringEventId: short(event.recurringEventId),
    calendarEventId: short(event.id),
    iCalUID: short(event.iCalUID)
  }
  return {
    start: start.text,
    ...(start.isDay && { isAllDay: true }),
    ...Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined)),
    answers: answers.slice(0, maxAnswers)
  }
}

/** The same meeting in other calendars: an instance that was moved is known by the time at which it was to be. */
function sharedIdOf(event: Fields, start: EventTime, timeZone: string | undefined): string | undefined {
  const uid = textOf(event.iCalUID)
  const original = eventTime(fieldsOf(event.originalStartTime), timeZone) ?? start
  if (uid === undefined) return undefined
  return `ical:${uid.length <= maxIdLength ? uid : digest(uid)}:${original.text}`
}

/** Everybody once, whoever invites first. */
function participantsOf(event: Fields): Participant[] {
  const organizer = organizerOf(event)
  const all = [
    ...(organizer ? [{ person: organizer, role: 'organizer' }] : []),
    ...attendeesOf(event).map((person) => ({ person, role: 'attendee' }))
  ]
  const byName = new Map<string, Participant>()
  for (const { person, role } of all) {
    const email = textOf(person.email)?.trim().toLowerCase()
    const name = textOf(person.displayName)?.slice(0, maxNameLength)
    const key = email ?? name
    if (key === undefined || key.length > 320) continue
    const known = byName.get(key)
    byName.set(key, { email: email ?? null, name: known?.name ?? name ?? null, role: known?.role ?? role })
  }
  return [...byName.values()].slice(0, maxParticipants)
}

/** People who are invited: rooms are none. */
function attendeesOf({ attendees }: Fields): Fields[] {
  return listOf(attendees).filter((person) => person.resource !== true && !noPerson.test(textOf(person.email) ?? ''))
}

function organizerOf(event: Fields): Fields | undefined {
  const organizer = fieldsAt(event, 'organizer')
  return organizer && !noPerson.test(textOf(organizer.email) ?? '') ? organizer : undefined
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex')
