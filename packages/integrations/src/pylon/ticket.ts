import type { Operation, SourceOperation } from '@rapport/core/connector'
import { htmlText } from '../html-text.js'
import { type Fields, fieldsAt, fieldsOf, itemsOf, numberOf, requiredText, textOf } from '../json-fields.js'
import { messageActivities } from './message-activities.js'
import { emailOf, timeOf } from './pages.js'
import { isContact, type Message, messagesOf } from './ticket-messages.js'
import type { User } from './users.js'

type Participant = NonNullable<SourceOperation['participants']>[number]

const maxParticipants = 1_000
const maxNameLength = 500
const maxAttachments = 100
/** Pylon's own states of an issue that is open; others are the organization's. */
const openStates = ['new', 'waiting_on_you', 'waiting_on_customer', 'on_hold']

/** What an issue becomes: a ticket with its messages, the moments at which somebody wrote in it, and the one at which it was closed. */
export function ticketOperations(record: unknown, startedAt: number): Operation[] {
  const told = fieldsOf(record)
  const issue = fieldsAt(told, 'issue')
  const id = requiredText(issue, 'id')
  const at = timeOf(issue?.updated_at) ?? startedAt
  if (told?.isGone === true) return [{ kind: 'removal', of: 'source', id, at }]
  const messages = messagesOf(told?.messages)
  const occurredAt = timeOf(issue?.created_at) ?? messages.find((message) => message.at !== undefined)?.at ?? timeOf(issue?.updated_at)
  if (!issue || occurredAt === undefined) throw new Error('created_at is missing or no time')
  const assignee = assigneeOf(issue, fieldsAt(told, 'assignee'))
  const account = textOf(fieldsAt(issue, 'account')?.id)
  const link = textOf(issue.link)
  const ticket: SourceOperation = {
    kind: 'source',
    sourceType: 'SUPPORT_TICKET',
    id,
    at,
    occurredAt,
    title: textOf(issue.title)?.slice(0, 1_000) ?? null,
    permalink: link !== undefined && /^https?:\/\//.test(link) && link.length <= 2_000 ? link : null,
    account,
    participants: participantsOf(issue, messages, assignee),
    segments: segmentsOf(issue, messages),
    record: recordOf(issue, messages, assignee)
  }
  return [ticket, ...closing(issue, id, account, at), ...messageActivities(messages, { id, account, title: textOf(issue.title) })]
}

/** When an issue was closed, and whether it is: a state of the organization's own is closed where a resolution is told. */
function closingOf(issue: Fields): { isClosed: boolean; closedAt: number | undefined } {
  const state = textOf(issue.state)?.toLowerCase()
  const resolvedAt = timeOf(issue.resolution_time)
  const isClosed = state === 'closed' || (resolvedAt !== undefined && !(state !== undefined && openStates.includes(state)))
  return { isClosed, closedAt: isClosed ? resolvedAt : undefined }
}

function closing(issue: Fields, id: string, account: string | undefined, at: number): Operation[] {
  const { closedAt } = closingOf(issue)
  if (closedAt === undefined) return []
  const email = emailOf(fieldsAt(issue, 'requester')?.email)
  return [
    {
      kind: 'activity',
      id: `${id}:closed:${closedAt}`,
      at: Math.max(at, closedAt),
      type: 'SUPPORT_TICKET_CLOSED',
      channel: 'SUPPORT',
      occurredAt: closedAt,
      title: `${textOf(issue.title)?.slice(0, 500) ?? 'A ticket'} was closed`,
      account,
      people: email === undefined ? [] : [{ email }],
      properties: { issueId: id }
    }
  ]
}

/** Whoever works on an issue: some answers name them by an id alone, and the list of users tells the rest. */
function assigneeOf(issue: Fields, user: Fields | undefined): User | undefined {
  const email = emailOf(fieldsAt(issue, 'assignee')?.email) ?? emailOf(user?.email)
  return email === undefined ? undefined : { email, name: textOf(user?.name)?.slice(0, maxNameLength) }
}

/** Everybody once: who asks, who works on it, and who else writes. */
function participantsOf(issue: Fields, messages: readonly Message[], assignee: User | undefined): Participant[] {
  const byKey = new Map<string, Participant>()
  const add = (email: string | undefined, name: string | undefined, role: string) => {
    const key = email ?? (name === undefined ? undefined : `name ${name}`)
    if (key === undefined) return
    const known = byKey.get(key)
    byKey.set(key, { ...(email !== undefined && { email }), name: known?.name ?? name ?? null, role: known?.role ?? role })
  }
  const requester = fieldsAt(issue, 'requester')
  const asked = messages.filter((message) => isContact(message) && message.personId === textOf(requester?.id))
  const nameOfRequester = textOf(requester?.name)?.slice(0, maxNameLength) ?? asked.find(({ name }) => name)?.name
  add(emailOf(requester?.email) ?? asked.find(({ email }) => email)?.email, nameOfRequester, 'requester')
  if (assignee) add(assignee.email, assignee.name, 'assignee')
  for (const { from, email, name } of messages) if (from !== undefined) add(email, name, 'author')
  return [...byKey.values()].slice(0, maxParticipants)
}

/** What was written, in its order. Where no message says anything, the text of the issue itself. */
function segmentsOf(issue: Fields, messages: readonly Message[]): NonNullable<SourceOperation['segments']> {
  const written = messages.flatMap(({ text, name, email, at }) =>
    text === '' ? [] : [{ text, speaker: name ?? email ?? null, ...(at !== undefined && { at }) }]
  )
  if (written.length > 0) return written
  const text = htmlText(textOf(issue.body_html) ?? '', { marksQuotations: true })
  return text === '' ? [] : [{ text, speaker: emailOf(fieldsAt(issue, 'requester')?.email) ?? null }]
}

function recordOf(issue: Fields, messages: readonly Message[], assignee: User | undefined): NonNullable<SourceOperation['record']> {
  const { isClosed, closedAt } = closingOf(issue)
  const short = (value: unknown) => textOf(value)?.slice(0, 100) ?? null
  const files = [...itemsOf(issue.attachment_urls), ...messages.flatMap((message) => message.files)]
  return {
    number: numberOf(issue.number) ?? null,
    status: short(issue.state),
    isClosed,
    ...(closedAt !== undefined && { closedAt: new Date(closedAt).toISOString() }),
    priority: short(issue.priority),
    type: short(issue.type),
    source: short(issue.source),
    assigneeEmail: assignee?.email ?? null,
    tags: itemsOf(issue.tags).flatMap((tag) => short(tag) ?? []),
    attachments: [...new Set(files.flatMap((file) => fileNameOf(file) ?? []))].slice(0, maxAttachments)
  }
}

/** The name of an attachment, from the end of its address: the file itself is not fetched, and its address may be a secret. */
function fileNameOf(address: unknown): string | undefined {
  const told = textOf(address)
  if (told === undefined || !URL.canParse(told)) return undefined
  const last = new URL(told).pathname.split('/').at(-1) ?? ''
  return textOf(decoded(last))?.slice(0, 200)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
