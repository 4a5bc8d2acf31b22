import type { ApiRequest, ApiResponse, Operation } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { eventTime } from '../event-time.js'
import { htmlText } from '../html-text.js'
import { type Fields, fieldsAt, fieldsOf, listOf, requiredText, textOf } from '../json-fields.js'
import { dataOf, idIn } from './pages.js'
import { paths } from './paths.js'
import { timeOf } from './values.js'

type Participant = NonNullable<Extract<Operation, { kind: 'source' }>['participants']>[number]

const maxUidLength = 200
const maxTextLength = 100_000
const maxAnswers = 200

/** Meetings of calendars that are connected in Attio, or that were added there. */
export const meetingsStream = defineStream({
  name: 'meetings',
  summary: 'Meetings: titles, descriptions, times, and who takes part',
  becomes:
    'Meetings, the same in all calendars where Attio tells their uid. They belong to the company of the people who take part, else to the linked company',
  everySeconds: 3_600,
  walk: { first: () => ({ path: paths.meetings }), next: nextPage, records: dataOf },
  deletes: 'absence',
  recordId: (record) => idIn(record, 'meeting_id'),
  map(record, { startedAt }) {
    const meeting = fieldsOf(record)
    const id = `meeting:${requiredText(fieldsOf(meeting?.id), 'meeting_id')}`
    const start = meetingTime(meeting, 'start')
    if (!start) throw new Error('start is missing or no time')
    const uid = uidOf(meeting)
    const participants = participantsOf(meeting)
    const text = htmlText((textOf(meeting?.description) ?? '').slice(0, maxTextLength))
    const organizer = participants.find(({ role }) => role === 'organizer')
    return [
      {
        kind: 'source',
        sourceType: 'CALENDAR_EVENT',
        id,
        ...(uid !== undefined && { sharedId: `ical:${uid}:${start.text}` }),
        at: timeOf(meeting?.created_at) ?? startedAt,
        occurredAt: start.at,
        title: textOf(meeting?.title) ?? null,
        // Companies are linked by their people: those tell better which of them is a customer.
        otherwise: { account: companyOf(meeting) },
        participants,
        segments: text === '' ? [] : [{ text, speaker: organizer?.email ?? null }],
        record: recordOf(meeting, start)
      }
    ]
  }
})

function nextPage({ body }: ApiResponse, asked: ApiRequest): ApiRequest | null {
  const cursor = textOf(fieldsAt(fieldsOf(body), 'pagination')?.next_cursor)
  return cursor === undefined ? null : { ...asked, query: { ...asked.query, cursor } }
}

/** When a meeting begins or ends: an instant, or a day of one that takes days. */
function meetingTime(meeting: Fields | undefined, name: 'start' | 'end') {
  const said = fieldsAt(meeting, name)
  const time = { dateTime: said?.datetime, date: said?.date, timeZone: said?.timezone }
  return eventTime(time, textOf(said?.timezone))
}

/** The name that a meeting has in all calendars. */
function uidOf(meeting: Fields | undefined): string | undefined {
  const uid = textOf(meeting?.ical_uid) ?? textOf(fieldsAt(meeting, 'external_ref')?.ical_uid)
  return uid !== undefined && uid.length <= maxUidLength ? uid : undefined
}

/** The first company that is linked. */
function companyOf(meeting: Fields | undefined): string | undefined {
  const linked = listOf(meeting?.linked_records).find(({ object_slug }) => object_slug === 'companies')
  return textOf(linked?.record_id)
}

/** Everybody once, whoever invites first. */
function participantsOf(meeting: Fields | undefined): Participant[] {
  const all = listOf(meeting?.participants).flatMap(({ email_address, is_organizer }): Participant[] => {
    const email = textOf(email_address)?.trim().toLowerCase()
    return email === undefined ? [] : [{ email, name: null, role: is_organizer === true ? 'organizer' : 'attendee' }]
  })
  const inviting = all.filter(({ role }) => role === 'organizer')
  const byEmail = new Map([...inviting, ...all].reverse().map((each) => [each.email, each]))
  return [...byEmail.values()].reverse()
}

function recordOf(meeting: Fields | undefined, start: { text: string; isDay: boolean }) {
  const end = meetingTime(meeting, 'end')?.text
  const answers = listOf(meeting?.participants).flatMap(({ email_address, status }) => {
    const email = textOf(email_address)?.trim().toLowerCase()
    const answer = textOf(status)
    return email === undefined || answer === undefined ? [] : [{ email, answer: answer.slice(0, 50) }]
  })
  return {
    start: start.text,
    ...(end !== undefined && { end }),
    ...((start.isDay || meeting?.is_all_day === true) && { isAllDay: true }),
    answers: answers.slice(0, maxAnswers)
  }
}
