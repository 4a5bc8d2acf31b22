import { type Fields, fieldsAt, listOf, textOf } from '../json-fields.js'
import { addressesIn } from './addresses.js'
import { Headers } from './headers.js'

/** Why nobody wrote a mail to somebody: words that go on from "records". */
export type Automatic =
  | 'of mailing lists'
  | 'that were sent automatically'
  | 'that tell of mail which was not delivered'
  | 'that are invitations, or answers to them'
  | 'that could be unsubscribed from, and nobody has answered'

/** The headers that tell it. */
export const automaticHeaders = [
  'From',
  'Return-Path',
  'Auto-Submitted',
  'Precedence',
  'List-Id',
  'List-Unsubscribe',
  'X-Autoreply',
  'X-Autorespond',
  'X-Failed-Recipients'
]

/** Names of senders that nobody writes by, or reads. */
const nobody = /^(?:no|do[._-]?not|never)[._-]?repl(?:y|ies)(?:[._+-]|$)/
const delivery = /^(?:mailer-daemon|postmaster|mail-daemon)$/
/** How deep parts lie in each other at most. */
const maxDepth = 20

/** Whether a mail was sent by a program, by its headers and the kinds of its parts. */
export function automaticKind(message: Fields): Automatic | undefined {
  const headers = Headers.of(message)
  const sender = senderOf(message) ?? ''
  const local = sender.slice(0, sender.lastIndexOf('@'))
  const payload = fieldsAt(message, 'payload')
  const type = textOf(payload?.mimeType)?.toLowerCase()
  if (type === 'multipart/report' || delivery.test(local) || headers.get('x-failed-recipients') !== undefined)
    return 'that tell of mail which was not delivered'
  const precedence = headers.get('precedence')?.toLowerCase()
  if (headers.get('list-id') !== undefined || precedence === 'list') return 'of mailing lists'
  const submitted = headers.get('auto-submitted')?.toLowerCase() ?? 'no'
  const isMarked = headers.get('x-autoreply') !== undefined || headers.get('x-autorespond') !== undefined
  if (!/^(?:no\b|$)/.test(submitted) || isMarked || ['bulk', 'junk', 'auto_reply'].includes(precedence ?? ''))
    return 'that were sent automatically'
  if (headers.get('return-path') === '<>' || nobody.test(local)) return 'that were sent automatically'
  if (hasInvitation(payload, 0)) return 'that are invitations, or answers to them'
  return headers.get('list-unsubscribe') === undefined ? undefined : 'that could be unsubscribed from, and nobody has answered'
}

/** Whether a mail is one that counts as soon as somebody has answered it. */
export function waitsForReply(message: Fields): boolean {
  return automaticKind(message) === 'that could be unsubscribed from, and nobody has answered'
}

/** Whether somebody else has answered a mail of a thread, and no program. */
export function hasReply(thread: readonly Fields[], message: Fields): boolean {
  const sender = senderOf(message)
  return thread.some((other) => {
    const isLater = Number(other.internalDate) > Number(message.internalDate)
    return other.id !== message.id && isLater && senderOf(other) !== sender && automaticKind(other) === undefined
  })
}

/** Whose mail it is, by the address. */
function senderOf(message: Fields): string | undefined {
  return addressesIn(Headers.of(message).all('from').slice(0, 10_000)).find(({ email }) => email !== undefined)?.email
}

/** A part that calendars read: with a method it asks or answers something. */
function hasInvitation(part: Fields | undefined, depth: number): boolean {
  if (!part || depth > maxDepth) return false
  if (textOf(part.mimeType)?.toLowerCase() === 'text/calendar' && /method\s*=/i.test(new Headers(part).get('content-type') ?? ''))
    return true
  return listOf(part.parts).some((inner) => hasInvitation(inner, depth + 1))
}
