import type { Operation } from '@rapport/core/connector'
import { type Said, turnsOf } from '../call-turns.js'
import { type Fields, fieldsAt, itemsOf, listOf, numberOf, requiredText, textOf } from '../json-fields.js'

const maxParticipants = 1_000

type Call = Extract<Operation, { kind: 'source' }>
type Participant = NonNullable<Call['participants']>[number]

/** What a transcript becomes: a call, with one segment for neighbouring sentences of a speaker. One that is still going on becomes nothing yet. */
export function callOf(transcript: Fields | undefined): Operation[] {
  const id = requiredText(transcript, 'id')
  if (!transcript || transcript.is_live === true) return []
  const at = timeOf(transcript)
  if (at === undefined) throw new Error('date is missing or no time')
  const permalink = textOf(transcript.transcript_url)
  const calendarEventId = eventIdOf(transcript)
  const call: Call = {
    kind: 'source',
    sourceType: 'CALL',
    id,
    at,
    occurredAt: at,
    title: textOf(transcript.title)?.slice(0, 1_000) ?? null,
    summary: textOf(fieldsAt(transcript, 'summary')?.overview)?.slice(0, 20_000) ?? null,
    permalink: permalink && /^https?:\/\//.test(permalink) ? permalink.slice(0, 2_000) : null,
    participants: participantsOf(transcript),
    segments: turnsOf(saidIn(listOf(transcript.sentences))),
    ...(calendarEventId !== undefined && { record: { calendarEventId } })
  }
  return [call]
}

/** When the meeting of a transcript was: Fireflies says it twice, as a number and as a text. Epoch milliseconds; undefined where it says neither. */
export function timeOf(transcript: Fields | undefined): number | undefined {
  return dateOf(transcript?.date) ?? dateOf(transcript?.dateString)
}

/** The calendar's own id of the meeting, of one instance where it recurs. Google's is the first part of what other calendars know it by. */
function eventIdOf({ cal_id, calendar_id }: Fields): string | undefined {
  const id = textOf(cal_id) ?? textOf(calendar_id)
  return id?.replace(/@google\.com$/, '').slice(0, 1_000)
}

const latest = Date.UTC(9999, 11, 31)

/** A date as Fireflies writes it: milliseconds as number or text, or ISO text. */
function dateOf(said: unknown): number | undefined {
  if (typeof said !== 'number' && typeof said !== 'string') return undefined
  const number = typeof said === 'string' && !/^\d+(\.\d+)?$/.test(said) ? Date.parse(said) : Number(said)
  return number > 0 && number <= latest ? Math.round(number) : undefined
}

/** Everybody once: by email where one is known, else by the name of a speaker. The surest role of a person stays. */
function participantsOf(transcript: Fields): Participant[] {
  const byEmail = new Map<string, Participant>()
  const add = (said: unknown, role: string, name?: string) => {
    const email = textOf(said)?.trim().toLowerCase()
    if (email === undefined) return
    const known = byEmail.get(email)
    byEmail.set(email, { email, name: known?.name ?? name ?? null, role: known?.role ?? role })
  }
  add(transcript.organizer_email, 'organizer')
  add(transcript.host_email, 'host')
  for (const attendee of listOf(transcript.meeting_attendees)) add(attendee.email, 'attendee', textOf(attendee.displayName))
  // Some lists hold several emails in one text.
  for (const said of itemsOf(transcript.participants)) for (const email of textOf(said)?.split(',') ?? []) add(email, 'attendee')
  const named = new Set([...byEmail.values()].map(({ name }) => name))
  const speakers = listOf(transcript.speakers).flatMap(({ name }) => textOf(name) ?? [])
  const others = [...new Set(speakers)].filter((name) => !named.has(name)).map((name) => ({ name, role: 'attendee' }))
  return [...byEmail.values(), ...others].slice(0, maxParticipants)
}

function saidIn(sentences: readonly Fields[]): Said[] {
  return sentences.flatMap(({ text, speaker_name, start_time }) => {
    const said = textOf(text)
    const seconds = secondsOf(start_time)
    return said === undefined
      ? []
      : [{ text: said, speaker: textOf(speaker_name) ?? null, at: seconds === undefined ? undefined : seconds * 1_000 }]
  })
}

/** Seconds from the beginning, as number or text. */
function secondsOf(said: unknown): number | undefined {
  const seconds = numberOf(typeof said === 'string' && said.trim() !== '' ? Number(said) : said)
  return seconds !== undefined && seconds >= 0 ? seconds : undefined
}
