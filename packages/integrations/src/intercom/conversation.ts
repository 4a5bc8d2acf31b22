import type { Operation, SourceOperation } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, htmlText, idOf, listOf, messageSegments, secondsTimeOf, textOf } from '../reading.js'
import { companyOf } from './contacts.js'

type Participant = NonNullable<SourceOperation['participants']>[number]

/** A message that a contact or a teammate has written. */
interface Message {
  id: string | undefined
  authorId: string | undefined
  name: string | null
  email: string | undefined
  isOutside: boolean
  text: string
  at: number | undefined
}

/** A conversation with its messages, oldest first, and the contacts who take part. */
export interface WholeConversation {
  conversation: Fields
  messages: readonly Message[]
  contacts: readonly Fields[]
  closedAt: number | undefined
}

const maxParticipants = 1_000
const maxTitleLength = 80
const outsiders = ['user', 'lead', 'contact']

/** What was read of a conversation. Notes are for colleagues, and what a bot says nobody has said. */
export function readConversation(conversation: Fields, contacts: readonly Fields[]): WholeConversation {
  const first = messageOf(fieldsOf(conversation.source), conversation.created_at, contacts)
  const parts = listOf(fieldsAt(conversation, 'conversation_parts')?.conversation_parts).filter(({ part_type }) => part_type !== 'note')
  const messages = [first, ...parts.map((part) => messageOf(part, part.created_at, contacts))].filter((message) => message !== undefined)
  return { conversation, messages, contacts, closedAt: closedAtOf(conversation) }
}

function messageOf(said: Fields | undefined, createdAt: unknown, contacts: readonly Fields[]): Message | undefined {
  const author = fieldsAt(said, 'author')
  const isOutside = outsiders.includes(textOf(author?.type) ?? '')
  const text = htmlText(textOf(said?.body) ?? '').trim()
  if (text === '' || (!isOutside && author?.type !== 'admin')) return undefined
  const authorId = idOf(author?.id)
  const contact = contacts.find(({ id }) => idOf(id) === authorId)
  const email = textOf(author?.email) ?? textOf(contact?.email)
  const name = textOf(author?.name) ?? textOf(contact?.name) ?? email ?? null
  return { id: idOf(said?.id), authorId, name, email, isOutside, text, at: secondsTimeOf(createdAt) }
}

const isClosed = ({ state, open }: Fields) => state === 'closed' || (textOf(state) === undefined && open === false)

function closedAtOf(conversation: Fields): number | undefined {
  return isClosed(conversation) ? secondsTimeOf(fieldsAt(conversation, 'statistics')?.last_close_at) : undefined
}

/** What a conversation becomes: a source, later messages on the timeline, and the moment at which it was closed. */
export function conversationOperations(whole: WholeConversation & { id: string; at: number; account: string }): Operation[] {
  const { id, at, account, conversation, messages, contacts } = whole
  const occurredAt = secondsTimeOf(conversation.created_at) ?? messages[0]?.at
  if (occurredAt === undefined) throw new Error('created_at is missing or no time')
  const company = contacts.map(companyOf).find((each) => each !== undefined)
  const source: Operation = {
    kind: 'source',
    sourceType: 'SUPPORT_TICKET',
    id,
    at,
    occurredAt,
    title: titleOf(whole),
    permalink: `https://app.intercom.com/a/apps/${encodeURIComponent(account)}/conversations/${encodeURIComponent(id)}`,
    account: company,
    participants: participantsOf(whole),
    segments: messageSegments(messages.map(({ text, name, at: saidAt }) => ({ text, speaker: name, at: saidAt }))),
    record: {
      status: textOf(conversation.state) ?? null,
      isClosed: isClosed(conversation),
      ...(whole.closedAt !== undefined && { closedAt: new Date(whole.closedAt).toISOString() }),
      priority: textOf(conversation.priority) ?? null,
      channel: textOf(fieldsAt(conversation, 'source')?.type) ?? null
    }
  }
  return [source, ...later(whole, id, company), ...closing(whole, id, company)]
}

/** Chats have no subject: their first words stand for it. */
function titleOf({ conversation, messages }: WholeConversation): string | null {
  const subject = textOf(conversation.title) ?? textOf(fieldsAt(conversation, 'source')?.subject)
  const said = subject === undefined ? '' : htmlText(subject).trim()
  if (said !== '') return said.slice(0, 1_000)
  const [line = ''] = (messages[0]?.text ?? '').split('\n')
  return textOf(line.length > maxTitleLength ? `${line.slice(0, maxTitleLength).trim()}…` : line) ?? null
}

function participantsOf({ messages, contacts }: WholeConversation): Participant[] {
  const people = new Map<string, Participant>()
  const add = (key: string | undefined, { email = null, name = null, role }: Participant) => {
    if (key !== undefined && (email !== null || name !== null) && !people.has(key)) people.set(key, { email, name, role: role ?? null })
  }
  for (const contact of contacts)
    add(idOf(contact.id), { email: textOf(contact.email) ?? null, name: textOf(contact.name) ?? null, role: 'requester' })
  for (const { authorId, email, name, isOutside } of messages)
    add(authorId, { email: email ?? null, name, role: isOutside ? 'requester' : 'assignee' })
  return [...people.values()].slice(0, maxParticipants)
}

/** The first message is the conversation itself. */
function later(whole: WholeConversation, conversationId: string, account: string | undefined): Operation[] {
  return whole.messages.slice(1).flatMap(({ id, at, isOutside, email }): Operation[] => {
    if (id === undefined || at === undefined) return []
    return [
      {
        kind: 'activity',
        id: `${conversationId}:message:${id}`,
        at,
        type: isOutside ? 'SUPPORT_MESSAGE_RECEIVED' : 'SUPPORT_MESSAGE_SENT',
        channel: 'SUPPORT',
        occurredAt: at,
        title: titleOf(whole) ?? 'A conversation',
        account,
        people: isOutside && email !== undefined ? [{ email }] : peopleOf(whole),
        properties: { conversationId }
      }
    ]
  })
}

function closing(whole: WholeConversation, id: string, account: string | undefined): Operation[] {
  const { closedAt } = whole
  if (closedAt === undefined) return []
  return [
    {
      kind: 'activity',
      id: `${id}:closed:${closedAt}`,
      at: closedAt,
      type: 'SUPPORT_TICKET_CLOSED',
      channel: 'SUPPORT',
      occurredAt: closedAt,
      title: `${titleOf(whole)?.slice(0, 900) ?? 'A conversation'} was closed`,
      account,
      people: peopleOf(whole),
      properties: { conversationId: id }
    }
  ]
}

/** A conversation that is gone takes with it what was said in it. */
export function withoutConversation(id: string, at: number): Operation[] {
  return [
    { kind: 'removal', of: 'source', id, at },
    { kind: 'absence', of: 'activity', id, at, from: `${id}:`, to: `${id}:~`, except: [] }
  ]
}

/** Everybody of the customer who takes part. */
function peopleOf({ messages, contacts }: WholeConversation): { email: string }[] {
  const written = messages.filter(({ isOutside }) => isOutside).map(({ email }) => email)
  const emails = [...contacts.map(({ email }) => textOf(email)), ...written]
  return [...new Set(emails.filter((email) => email !== undefined))].map((email) => ({ email }))
}
