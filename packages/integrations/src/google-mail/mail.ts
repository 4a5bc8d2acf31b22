import type { Operation, StreamContext } from '@rapport/core/connector'
import { type Fields, fieldsAt, itemsOf, requiredText, textOf } from '../json-fields.js'
import { type Address, addressesIn } from './addresses.js'
import { automaticKind } from './automatic.js'
import { bodyOf } from './body.js'
import { decodedWords, Headers } from './headers.js'

type Source = Extract<Operation, { kind: 'source' }>
type Participant = NonNullable<Source['participants']>[number]

/** A message with what else its reading needs. */
export interface MailRecord {
  id: string | undefined
  message?: Fields | undefined
  /** Gmail has it no more. */
  isGone?: boolean
  /** Its text is larger than what can be read at once. */
  isTooLarge?: boolean
  /** Why it could not be had. */
  failure?: string
  hasReply?: boolean
  /** Names of the labels that people have made. */
  labels?: Readonly<Record<string, string>>
  /** Mails of its thread that count now that it has answered them. */
  answered?: readonly MailRecord[]
}

const maxSubjectLength = 10_000
const maxKeyLength = 400
const maxParticipants = 1_000
const maxLabels = 50
const latest = Date.UTC(9999, 11, 31)

/** What a message becomes: a mail, or nothing any more. */
export function mailOperations(record: MailRecord, context: StreamContext): Operation[] {
  const id = requiredText({ id: record.id }, 'id')
  if (record.failure !== undefined) throw new Error(record.failure)
  if (record.isGone) return [{ kind: 'removal', of: 'source', id, at: context.startedAt }]
  const { message } = record
  if (!message || typeof message.payload !== 'object') throw new Error('payload is missing or no object')
  const answered = (record.answered ?? []).flatMap((earlier) => mailOperations(earlier, context))
  return [...ownOperations(record, message, id), ...answered]
}

function ownOperations(record: MailRecord, message: Fields, id: string): Operation[] {
  const reason = whyLeftOut(record)
  if (reason !== undefined && reason !== inTrash) return []
  const at = timeOf(message)
  if (at === undefined) throw new Error('internalDate is missing or no time')
  // As old as what it takes back: it may come out of the trash as it was.
  return reason === inTrash ? [{ kind: 'removal', of: 'source', id, at }] : [sourceOf(record, message, { id, at })]
}

const inTrash = 'in the trash, or in spam'

/** Why a message is left out, in words that go on from "records". */
export function whyLeftOut({ message, hasReply }: MailRecord): string | undefined {
  if (!message) return undefined
  const labels = itemsOf(message.labelIds)
  if (labels.includes('TRASH') || labels.includes('SPAM')) return inTrash
  if (labels.includes('DRAFT')) return 'that are drafts'
  if (labels.includes('CHAT')) return 'of chats'
  const kind = automaticKind(message)
  return kind === 'that could be unsubscribed from, and nobody has answered' && hasReply ? undefined : kind
}

/** When Gmail got or sent it, in epoch milliseconds; where it does not say, when the mail says that it was written. */
function timeOf(message: Fields): number | undefined {
  const said = typeof message.internalDate === 'string' && message.internalDate !== '' ? Number(message.internalDate) : message.internalDate
  const at = typeof said === 'number' ? said : Date.parse(Headers.of(message).get('date') ?? '')
  return at > 0 && at <= latest ? Math.round(at) : undefined
}

function sourceOf(record: MailRecord, message: Fields, { id, at }: { id: string; at: number }): Source {
  const headers = Headers.of(message)
  const body = bodyOf(fieldsAt(message, 'payload'))
  const messageId = keyIn(headers.get('message-id'))
  const people = peopleOf(headers)
  const [sender] = people.all.filter(({ role }) => role === 'from')
  const subject = decodedWords((headers.get('subject') ?? '').slice(0, maxSubjectLength)).replaceAll(/\s+/g, ' ')
  const threadId = textOf(message.threadId)?.slice(0, maxKeyLength)
  const inReplyTo = keyIn(headers.get('in-reply-to'))
  const isCut = body.isCut || record.isTooLarge === true
  return {
    kind: 'source',
    sourceType: 'EMAIL',
    id,
    ...(messageId !== undefined && { sharedId: `mail:${messageId}` }),
    at,
    occurredAt: at,
    title: subject === '' ? null : subject,
    permalink: `https://mail.google.com/mail/#all/${encodeURIComponent(id)}`,
    participants: people.all.slice(0, maxParticipants),
    segments: body.text === '' ? [] : [{ text: body.text, speaker: sender?.name ?? sender?.email ?? null }],
    record: {
      ...(threadId !== undefined && { threadId }),
      ...(messageId !== undefined && { messageId }),
      ...(inReplyTo !== undefined && { inReplyTo }),
      labels: labelsOf(message, record.labels ?? {}),
      attachments: body.attachments,
      ...(isCut && { isTextCut: true }),
      ...(people.all.length > maxParticipants && { recipients: people.recipients })
    }
  }
}

/** The id of a mail, as other mailboxes and CRMs know it too. */
function keyIn(header: string | undefined): string | undefined {
  const [, key] = /^<?([^<>\s]+@[^<>\s]+?)>?(?:\s|$)/.exec(header?.slice(0, 2 * maxKeyLength) ?? '') ?? []
  return key !== undefined && key.length <= maxKeyLength ? key : undefined
}

/** Everybody once, the sender first. */
function peopleOf(headers: Headers): { all: Participant[]; recipients: number } {
  const byKey = new Map<string, Participant>()
  let recipients = 0
  for (const role of ['from', 'to', 'cc']) {
    for (const { email, name } of addressesIn(headers.all(role))) {
      if (role !== 'from') recipients++
      const key = keyOf({ email, name })
      const known = byKey.get(key)
      byKey.set(key, { email: email ?? null, name: known?.name ?? name ?? null, role: known?.role ?? role })
    }
  }
  return { all: [...byKey.values()], recipients }
}

const keyOf = ({ email, name }: Address) => email ?? `name ${name}`

/** The labels that people have made, by their names. */
function labelsOf(message: Fields, names: Readonly<Record<string, string>>): string[] {
  const own = itemsOf(message.labelIds).flatMap((id) => (typeof id === 'string' && Object.hasOwn(names, id) ? [names[id] ?? id] : []))
  return own.sort().slice(0, maxLabels)
}
