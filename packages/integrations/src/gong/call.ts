import type { Operation, SourceOperation } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, listOf, numberOf, requiredText, textOf } from '../json-fields.js'
import { timeOf } from './pages.js'

type Participant = NonNullable<SourceOperation['participants']>[number]
type Segment = NonNullable<SourceOperation['segments']>[number]

const maxParticipants = 1_000
const maxAffiliations = 100
const maxNameLength = 500
const maxEmailLength = 320
const maxSegments = 10_000

/** Why a call is not kept, where it is not. */
export function whyLeftOut(call: Fields | undefined): string | undefined {
  const metaData = fieldsAt(call, 'metaData')
  if (metaData?.isPrivate === true) return 'that are private'
  const parties = listOf(call?.parties)
  const isInternal = parties.length === 0 ? isWord(metaData?.scope, 'internal') : parties.every(isColleague)
  return isInternal ? 'in which nobody from outside takes part' : undefined
}

const isWord = (told: unknown, word: string) => textOf(told)?.toLowerCase() === word
const isColleague = ({ affiliation }: Fields) => isWord(affiliation, 'internal')

/** What a call becomes, with its transcript where there is one. One that is not kept is taken back, as it may have been before. */
export function callOperations(record: unknown): Operation[] {
  const call = fieldsAt(fieldsOf(record), 'call')
  const metaData = fieldsAt(call, 'metaData')
  const id = requiredText(metaData, 'id')
  const at = timeOf(metaData?.started) ?? timeOf(metaData?.scheduled)
  if (at === undefined) throw new Error('started is missing or no time')
  if (whyLeftOut(call) !== undefined) return [{ kind: 'removal', of: 'source', id, at }]
  const parties = listOf(call?.parties)
  const url = textOf(metaData?.url)
  const permalink = url !== undefined && /^https?:\/\//.test(url) && url.length <= 2_000 ? url : null
  const duration = numberOf(metaData?.duration)
  const direction = textOf(metaData?.direction)
  const calendarEventId = textOf(metaData?.calendarEventId)
  const source: SourceOperation = {
    kind: 'source',
    sourceType: 'CALL',
    id,
    at,
    occurredAt: at,
    title: textOf(metaData?.title)?.slice(0, 1_000) ?? null,
    summary: textOf(fieldsAt(call, 'content')?.brief)?.slice(0, 20_000) ?? null,
    permalink,
    participants: participantsOf(parties, textOf(metaData?.primaryUserId)),
    segments: segmentsOf(fieldsOf(record)?.transcript, speakersOf(parties)),
    record: {
      url: permalink,
      ...(duration !== undefined && { duration }),
      ...(direction !== undefined && { direction: direction.slice(0, 100) }),
      ...(calendarEventId !== undefined && { calendarEventId: calendarEventId.slice(0, 1_000) }),
      affiliations: affiliationsOf(parties)
    }
  }
  return [source]
}

/** Everybody once, by email where one is known; whoever hosted the call stays its host. */
function participantsOf(parties: readonly Fields[], host: string | undefined): Participant[] {
  const byKey = new Map<string, Participant>()
  for (const party of parties) {
    const email = emailOf(party)
    const name = nameOf(party)
    const key = email ?? (name === undefined ? undefined : `name ${name}`)
    if (key === undefined) continue
    const known = byKey.get(key)
    const role = host !== undefined && textOf(party.userId) === host ? 'host' : (known?.role ?? 'attendee')
    byKey.set(key, { ...(email !== undefined && { email }), name: known?.name ?? name ?? null, role })
  }
  return [...byKey.values()].slice(0, maxParticipants)
}

/** Whom Gong takes for the company's own, and whom for others. */
function affiliationsOf(parties: readonly Fields[]): { who: string; affiliation: string }[] {
  const told = parties.flatMap((party) => {
    const who = emailOf(party) ?? nameOf(party)
    const affiliation = textOf(party.affiliation)
    return who === undefined || affiliation === undefined ? [] : [{ who, affiliation: affiliation.slice(0, 50) }]
  })
  return told.slice(0, maxAffiliations)
}

/** Whose voice it is, by the ids that transcripts name: the name as the list of participants has it, else the email. */
function speakersOf(parties: readonly Fields[]): ReadonlyMap<string, string> {
  return new Map(
    parties.flatMap((party): [string, string][] => {
      const id = textOf(party.speakerId)
      const who = nameOf(party) ?? emailOf(party)
      return id === undefined || who === undefined ? [] : [[id, who]]
    })
  )
}

function segmentsOf(transcript: unknown, speakers: ReadonlyMap<string, string>): Segment[] {
  const segments = listOf(transcript).flatMap(({ speakerId, sentences }): Segment[] => {
    const said = listOf(sentences)
    const text = said.flatMap((sentence) => textOf(sentence.text)?.trim() ?? []).join(' ')
    if (text === '') return []
    // Milliseconds from the beginning of the call.
    const start = said.map((sentence) => numberOf(sentence.start)).find((each) => each !== undefined && each >= 0)
    return [{ text, speaker: speakers.get(textOf(speakerId) ?? '') ?? null, ...(start !== undefined && { at: Math.round(start) }) }]
  })
  return segments.slice(0, maxSegments)
}

function emailOf({ emailAddress }: Fields): string | undefined {
  const email = textOf(emailAddress)?.trim().toLowerCase()
  return email !== undefined && /^\S+@\S+$/.test(email) && email.length <= maxEmailLength ? email : undefined
}

const nameOf = ({ name }: Fields) => textOf(name)?.trim().slice(0, maxNameLength)
