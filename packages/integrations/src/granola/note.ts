import type { Operation, SourceOperation } from '@rapport/core/connector'
import { type Said, turnsOf } from '../call-turns.js'
import { type Fields, fieldsAt, fieldsOf, listOf, textOf } from '../json-fields.js'
import { timeOf } from './pages.js'

type Participant = NonNullable<SourceOperation['participants']>[number]

const maxParticipants = 1_000

/** What a note becomes: a call, and its owner as a member. */
export function noteOperations(id: string, note: Fields, transcript: readonly unknown[]): Operation[] {
  const event = fieldsAt(note, 'calendar_event')
  const createdAt = timeOf(note.created_at)
  const at = timeOf(note.updated_at) ?? createdAt
  const occurredAt = timeOf(event?.scheduled_start_time) ?? createdAt
  if (at === undefined || occurredAt === undefined) throw new Error('created_at is missing or no time')
  const owner = fieldsOf(note.owner)
  const ownerEmail = emailOf(owner?.email)
  const address = textOf(note.web_url)
  const permalink = address !== undefined && /^https?:\/\//.test(address) ? address.slice(0, 2_000) : null
  const call: Operation = {
    kind: 'source',
    sourceType: 'CALL',
    id,
    at,
    occurredAt,
    title: (textOf(note.title) ?? textOf(event?.event_title))?.slice(0, 1_000) ?? null,
    summary: (textOf(note.summary_markdown) ?? textOf(note.summary_text) ?? textOf(note.summary))?.slice(0, 20_000) ?? null,
    permalink,
    participants: participantsOf(note, event),
    segments: turnsOf(saidIn(transcript, textOf(owner?.name) ?? ownerEmail ?? null)),
    record: { web_url: permalink, calendarEventId: textOf(event?.calendar_event_id) ?? null }
  }
  if (ownerEmail === undefined) return [call]
  return [call, { kind: 'member', id: ownerEmail, at, email: ownerEmail, name: textOf(owner?.name) ?? ownerEmail, active: true }]
}

/**
 * Everybody once, by email where one is known. All of them as attendees: what nobody is named for counts as said by a host, and the voice of the
 * loudspeaker is anybody's but theirs.
 */
function participantsOf(note: Fields, event: Fields | undefined): Participant[] {
  const byEmail = new Map<string, Participant>()
  const nameless: Participant[] = []
  const role = 'attendee'
  const add = (said: Fields | undefined) => {
    const email = emailOf(said?.email)
    const name = textOf(said?.name)
    if (email !== undefined) {
      const known = byEmail.get(email)
      byEmail.set(email, { email, name: known?.name ?? name ?? null, role })
    } else if (name !== undefined) nameless.push({ name, role })
  }
  add(fieldsOf(note.owner))
  add({ email: event?.organiser })
  for (const attendee of listOf(note.attendees)) add(attendee)
  for (const invitee of listOf(event?.invitees)) add(invitee)
  const known = new Set([...byEmail.values()].map(({ name }) => name))
  const others = nameless.filter(({ name }, index) => !known.has(name) && nameless.findIndex((each) => each.name === name) === index)
  return [...byEmail.values(), ...others].slice(0, maxParticipants)
}

/**
 * What was said, and by whom: Granola knows who sat at the microphone, which is the owner, unless it tells several voices apart. Whoever came through the
 * loudspeaker can be any of the others.
 */
function saidIn(transcript: readonly unknown[], owner: string | null): Said[] {
  const beginning = transcript.map((part) => timeOf(fieldsOf(part)?.start_time)).find((time) => time !== undefined)
  return transcript.flatMap((each) => {
    const part = fieldsOf(each)
    const text = textOf(part?.text)
    if (text === undefined) return []
    const speaker = fieldsAt(part, 'speaker')
    const named = textOf(speaker?.name) ?? textOf(speaker?.diarization_label)
    const start = timeOf(part?.start_time)
    const at = start === undefined || beginning === undefined || start < beginning ? undefined : start - beginning
    return [{ text, speaker: named ?? (speaker?.source === 'microphone' ? owner : null), at }]
  })
}

function emailOf(said: unknown): string | undefined {
  const email = textOf(said)?.trim().toLowerCase()
  return email !== undefined && /^\S+@\S+$/.test(email) ? email : undefined
}
