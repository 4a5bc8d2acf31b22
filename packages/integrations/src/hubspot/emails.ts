import type { Operation } from '@rapport/core/connector'
import { htmlText } from '../html-text.js'
import { type Fields, fieldsOf, listOf, textOf } from '../json-fields.js'
import type { HubspotRecord, ObjectKind } from './object-stream.js'
import { type Participant, participantsOf } from './participants.js'
import { emailsIn, nameOf, property, timeProperty } from './properties.js'

/** Mails that were never sent. */
const unsent = ['BOUNCED', 'FAILED', 'SCHEDULED', 'SENDING', 'DRAFT']

/** Mails that are logged on records: a source each. One that has a Message-ID is the same as in a mailbox that is connected. */
export const emails: ObjectKind = {
  type: 'emails',
  summary: 'Emails that are logged: subject, text, sender and recipients',
  becomes:
    'A source `EMAIL` for each email, with its people. If the email has a Message-ID and is also in a connected mailbox, Rapport stores it once',
  properties: [
    'hs_timestamp',
    'hs_email_subject',
    'hs_email_text',
    'hs_email_html',
    'hs_email_direction',
    'hs_email_status',
    'hs_email_headers',
    'hs_email_from_email',
    'hs_email_from_firstname',
    'hs_email_from_lastname',
    'hs_email_to_email',
    'hs_email_cc_email',
    'hs_email_message_id',
    'hubspot_owner_id'
  ],
  // A text of each can be long: an answer may have 20 MB.
  atOnce: 50,
  companies: true,
  contacts: true,
  map(record) {
    const { id, at, object, company } = record
    const occurredAt = timeProperty(object, 'hs_timestamp')
    if (occurredAt === undefined) throw new Error('hs_timestamp is missing or no time')
    if (isUnsent(record)) return [{ kind: 'removal', of: 'source', id: `email:${id}`, at }]
    const text = property(object, 'hs_email_text') ?? htmlText(property(object, 'hs_email_html') ?? '')
    const participants = participantsOfMail(record)
    const sender = participants.find(({ role }) => role === 'from')
    const messageId = /^<?([^<>\s]+@[^<>\s]+?)>?$/.exec(property(object, 'hs_email_message_id') ?? '')?.[1]
    const mail: Operation = {
      kind: 'source',
      sourceType: 'EMAIL',
      id: `email:${id}`,
      ...(messageId !== undefined && { sharedId: `mail:${messageId}` }),
      at,
      occurredAt,
      title: property(object, 'hs_email_subject') ?? null,
      account: company,
      participants,
      segments: text === '' ? [] : [{ text, speaker: sender?.name ?? sender?.email ?? null }]
    }
    return [mail]
  },
  leftOut: (record) => (isUnsent(record) ? 'that were never sent' : undefined)
}

const isUnsent = ({ object }: HubspotRecord) => unsent.includes(property(object, 'hs_email_status') ?? '')

/** By the mail's own addresses; of one that has none, its contacts and its owner by the direction. */
function participantsOfMail(record: HubspotRecord): Participant[] {
  const { object, contacts, owner } = record
  const headers = headersOf(property(object, 'hs_email_headers'))
  const sender = {
    email: emailsIn(property(object, 'hs_email_from_email'))[0],
    name: nameOf(property(object, 'hs_email_from_firstname'), property(object, 'hs_email_from_lastname'))
  }
  const named = new Map(
    [...contacts, ...(owner ? [owner] : [])].flatMap(({ email, name }) => (email && name ? [[email.toLowerCase(), name]] : []))
  )
  const role = (name: 'from' | 'to' | 'cc', said: readonly { email: string | undefined; name?: string | undefined }[]) =>
    (said.some(({ email }) => email !== undefined) ? said : peopleIn(headers?.[name])).flatMap(({ email, name: own }): Participant[] =>
      email === undefined ? [] : [{ email, name: own ?? named.get(email.toLowerCase()) ?? null, role: name }]
    )
  const addresses = (name: string) => emailsIn(property(object, name)).map((email) => ({ email }))
  const all = [...role('from', [sender]), ...role('to', addresses('hs_email_to_email')), ...role('cc', addresses('hs_email_cc_email'))]
  if (all.length > 0) return all
  const isIncoming = property(object, 'hs_email_direction') === 'INCOMING_EMAIL'
  return participantsOf(record, isIncoming ? { contacts: 'from', owner: 'to' } : { contacts: 'to', owner: 'from' })
}

/** The headers that a mail was logged with: JSON in a text. */
function headersOf(said: string | undefined): Fields | undefined {
  try {
    return said === undefined ? undefined : fieldsOf(JSON.parse(said))
  } catch {
    return undefined
  }
}

function peopleIn(said: unknown): { email: string | undefined; name: string | undefined }[] {
  const one = fieldsOf(said)
  return (one ? [one] : listOf(said)).map((person) => ({
    email: emailsIn(textOf(person.email))[0],
    name: nameOf(textOf(person.firstName), textOf(person.lastName))
  }))
}
