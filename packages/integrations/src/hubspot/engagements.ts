import type { Operation } from '@rapport/core/connector'
import { htmlText } from '../html-text.js'
import type { HubspotRecord, ObjectKind } from './object-stream.js'
import { participantsOf } from './participants.js'
import { property, timeProperty } from './properties.js'

type Source = Extract<Operation, { kind: 'source' }>

/** Calls in which nobody spoke with anybody, or that are still to come. */
const unheld = ['BUSY', 'CALLING_CRM_USER', 'CANCELED', 'CONNECTING', 'FAILED', 'IN_PROGRESS', 'MISSED', 'NO_ANSWER', 'QUEUED', 'RINGING']
/** Meetings that did not take place, or take place at another time. */
const unmet = ['CANCELED', 'CANCELLED', 'NO_SHOW', 'NO SHOW', 'RESCHEDULED']
const maxNoteTitleLength = 120
const noteTexts = ['hs_note_body']

/** Calls that are logged on records: a source each. */
export const calls: ObjectKind = {
  type: 'calls',
  summary: 'Calls that are logged: title, notes, and people',
  becomes: 'A source `CALL` for each call, with its people. Calls in which nobody spoke are left out',
  properties: ['hs_timestamp', 'hs_call_title', 'hs_call_body', 'hs_call_status', 'hubspot_owner_id'],
  companies: true,
  contacts: true,
  map(record) {
    if (isUnheld(record)) return removed('call', record)
    const call = sourceOf('call', 'CALL', record, timeProperty(record.object, 'hs_timestamp'))
    return [{ ...call, title: property(record.object, 'hs_call_title') ?? null, segments: segmentsOf(record, ['hs_call_body']) }]
  },
  leftOut: (record) => (isUnheld(record) ? 'in which nobody was spoken with' : undefined)
}

const isUnheld = ({ object }: HubspotRecord) => unheld.includes(property(object, 'hs_call_status')?.toUpperCase() ?? '')

/** Meetings that are logged on records, or were agreed upon in HubSpot: a source each. */
export const meetings: ObjectKind = {
  type: 'meetings',
  summary: 'Meetings that are logged: title, notes, and people',
  becomes: 'A source `CALENDAR_EVENT` for each meeting, with its people. Meetings that did not take place are left out',
  properties: [
    'hs_timestamp',
    'hs_meeting_start_time',
    'hs_meeting_title',
    'hs_meeting_body',
    'hs_internal_meeting_notes',
    'hs_meeting_outcome',
    'hubspot_owner_id'
  ],
  companies: true,
  contacts: true,
  map(record) {
    const { object } = record
    if (isUnmet(record)) return removed('meeting', record)
    const start = timeProperty(object, 'hs_meeting_start_time') ?? timeProperty(object, 'hs_timestamp')
    const meeting = sourceOf('meeting', 'CALENDAR_EVENT', record, start)
    const segments = segmentsOf(record, ['hs_meeting_body', 'hs_internal_meeting_notes'])
    return [{ ...meeting, title: property(object, 'hs_meeting_title') ?? null, segments }]
  },
  leftOut: (record) => (isUnmet(record) ? 'that did not take place' : undefined)
}

const isUnmet = ({ object }: HubspotRecord) => unmet.includes(property(object, 'hs_meeting_outcome')?.toUpperCase() ?? '')

/** Notes on records: a source each. */
export const notes: ObjectKind = {
  type: 'notes',
  summary: 'Notes on companies and contacts',
  becomes: 'A source for each note, with the company or contact',
  properties: ['hs_timestamp', 'hs_note_body', 'hubspot_owner_id'],
  companies: true,
  contacts: true,
  map(record) {
    if (whyEmpty(record) !== undefined) return removed('note', record)
    const segments = segmentsOf(record, noteTexts)
    const note = sourceOf('note', 'CRM', record, timeProperty(record.object, 'hs_timestamp'))
    return [{ ...note, title: segments[0]?.text.split('\n')[0]?.slice(0, maxNoteTitleLength) ?? null, segments }]
  },
  leftOut: whyEmpty
}

/** A note on nobody, or that says nothing, tells of no customer. */
function whyEmpty(record: HubspotRecord): string | undefined {
  if (segmentsOf(record, noteTexts).length === 0) return 'without a text'
  return record.company === undefined && record.contacts.length === 0 ? 'on no company and no contact' : undefined
}

function sourceOf(kind: string, sourceType: Source['sourceType'], record: HubspotRecord, occurredAt: number | undefined): Source {
  const { id, at, company } = record
  if (occurredAt === undefined) throw new Error('hs_timestamp is missing or no time')
  const roles = sourceType === 'CRM' ? { contacts: 'attendee', owner: 'author' } : { contacts: 'attendee', owner: 'host' }
  return { kind: 'source', sourceType, id: `${kind}:${id}`, at, occurredAt, account: company, participants: participantsOf(record, roles) }
}

/** Texts that its owner has written. */
function segmentsOf({ object, owner }: HubspotRecord, names: readonly string[]): { text: string; speaker: string | null }[] {
  const texts = names.map((name) => htmlText(property(object, name) ?? '')).filter((text) => text !== '')
  return texts.map((text) => ({ text, speaker: owner?.name ?? owner?.email ?? null }))
}

const removed = (kind: string, { id, at }: HubspotRecord): Operation[] => [{ kind: 'removal', of: 'source', id: `${kind}:${id}`, at }]
