import type { Operation, SourceOperation } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, htmlText, idOf, isoTimeOf, listOf, messageSegments, textOf } from '../reading.js'
import { isAgent } from './users.js'

type Participant = NonNullable<SourceOperation['participants']>[number]

/** A ticket with what was read beside it. */
export interface WholeTicket {
  ticket: Fields
  /** Public comments with a text, oldest first. */
  comments: readonly Comment[]
  users: ReadonlyMap<string, Fields>
  solvedAt: number | undefined
}

interface Comment {
  id: string | undefined
  authorId: string | undefined
  text: string
  at: number | undefined
}

const maxParticipants = 1_000

/** Whether nobody waits for a ticket any more. Solved ones are closed some days later. */
export function isDone(ticket: Fields): boolean {
  return ticket.status === 'solved' || ticket.status === 'closed'
}

/** What was read of a ticket, without notes that customers do not see. */
export function readTicket(read: Fields, ticket: Fields): WholeTicket {
  const comments = listOf(read.comments).filter((comment) => comment.public !== false)
  const said = comments.map((comment) => ({
    id: idOf(comment.id),
    authorId: idOf(comment.author_id),
    text: textIn(comment),
    at: isoTimeOf(comment.created_at)
  }))
  const users = new Map(listOf(read.users).map((user) => [idOf(user.id) ?? '', user]))
  const requester = idOf(ticket.requester_id)
  // Nobody knows on whose side somebody was who is deleted: what they said must not become the customer's words.
  const isKnown = (id: string | undefined) => users.size === 0 || id === requester || users.has(id ?? '')
  const described = { id: undefined, authorId: requester, text: textOf(ticket.description) ?? '', at: undefined }
  const texts = said.filter(({ text, authorId }) => text !== '' && isKnown(authorId))
  return {
    ticket,
    // Its description is its first comment: it stands for those that could not be read.
    comments: listOf(read.comments).length === 0 && described.text !== '' ? [described] : texts,
    users,
    solvedAt: isDone(ticket) ? isoTimeOf(fieldsOf(read.metrics)?.solved_at) : undefined
  }
}

function textIn(comment: Fields): string {
  const html = textOf(comment.html_body)
  return (html === undefined ? (textOf(comment.plain_body) ?? textOf(comment.body) ?? '') : htmlText(html)).trim()
}

/** Whether somebody takes part who may be a customer's: whoever is not known as an agent. */
export function isOutsiders({ ticket, comments, users }: WholeTicket): boolean {
  const ids = [idOf(ticket.requester_id), ...comments.map(({ authorId }) => authorId)]
  return ids.some((id) => !isAgent(users.get(id ?? '')))
}

/** What a ticket becomes: a source, later comments on the timeline, and the moment at which it was solved. */
export function ticketOperations(whole: WholeTicket & { id: string; at: number; account: string }): Operation[] {
  const { id, at, ticket, comments, account } = whole
  const occurredAt = isoTimeOf(ticket.created_at) ?? comments[0]?.at
  if (occurredAt === undefined) throw new Error('created_at is missing or no time')
  const organization = idOf(ticket.organization_id)
  const source: Operation = {
    kind: 'source',
    sourceType: 'SUPPORT_TICKET',
    id,
    at,
    occurredAt,
    title: titleOf(ticket)?.slice(0, 1_000) ?? null,
    permalink: `https://${account}.zendesk.com/agent/tickets/${encodeURIComponent(id)}`,
    account: organization,
    participants: participantsOf(whole),
    segments: messageSegments(comments.map(({ text, authorId, at: saidAt }) => ({ text, speaker: nameOf(whole, authorId), at: saidAt }))),
    record: recordOf(whole)
  }
  return [source, ...later(whole, organization), ...solving(whole, organization)]
}

const titleOf = (ticket: Fields) => textOf(ticket.subject) ?? textOf(ticket.raw_subject)

function recordOf({ ticket, users, solvedAt }: WholeTicket) {
  const assignee = users.get(idOf(ticket.assignee_id) ?? '')
  return {
    status: textOf(ticket.status) ?? null,
    isClosed: isDone(ticket),
    ...(solvedAt !== undefined && { closedAt: new Date(solvedAt).toISOString() }),
    priority: textOf(ticket.priority) ?? null,
    type: textOf(ticket.type) ?? null,
    channel: textOf(fieldsAt(ticket, 'via')?.channel) ?? null,
    ownerEmail: textOf(assignee?.email) ?? null
  }
}

function participantsOf({ ticket, comments, users }: WholeTicket): Participant[] {
  const requester = idOf(ticket.requester_id)
  const assignee = idOf(ticket.assignee_id)
  const ids = new Set([requester, assignee, ...comments.map(({ authorId }) => authorId)])
  const people = [...ids].flatMap((id): Participant[] => {
    const user = users.get(id ?? '')
    const email = textOf(user?.email) ?? null
    const name = textOf(user?.name) ?? null
    if (email === null && name === null) return []
    const role = id === requester ? 'requester' : id === assignee ? 'assignee' : 'author'
    return [{ email, name, role }]
  })
  return people.slice(0, maxParticipants)
}

function nameOf({ users }: WholeTicket, id: string | undefined): string | null {
  const user = users.get(id ?? '')
  return textOf(user?.name) ?? textOf(user?.email) ?? null
}

/** The first comment is the ticket itself. */
function later({ id: ticketId, ticket, comments, users }: WholeTicket & { id: string }, account: string | undefined): Operation[] {
  return comments.slice(1).flatMap(({ id, authorId, at }): Operation[] => {
    if (id === undefined || at === undefined) return []
    const isSent = isAgent(users.get(authorId ?? ''))
    const person = users.get((isSent ? idOf(ticket.requester_id) : authorId) ?? '')
    return [
      {
        kind: 'activity',
        id: `${ticketId}:comment:${id}`,
        at,
        type: isSent ? 'SUPPORT_MESSAGE_SENT' : 'SUPPORT_MESSAGE_RECEIVED',
        channel: 'SUPPORT',
        occurredAt: at,
        title: titleOf(ticket)?.slice(0, 1_000) ?? 'A ticket',
        account,
        people: peopleOf(person),
        properties: { ticketId }
      }
    ]
  })
}

function solving({ id, ticket, users, solvedAt }: WholeTicket & { id: string }, account: string | undefined): Operation[] {
  if (solvedAt === undefined) return []
  return [
    {
      kind: 'activity',
      id: `${id}:closed:${solvedAt}`,
      at: solvedAt,
      type: 'SUPPORT_TICKET_CLOSED',
      channel: 'SUPPORT',
      occurredAt: solvedAt,
      title: `${titleOf(ticket)?.slice(0, 900) ?? 'A ticket'} was solved`,
      account,
      people: peopleOf(users.get(idOf(ticket.requester_id) ?? '')),
      properties: { ticketId: id }
    }
  ]
}

/** A ticket that is gone takes with it what was said in it. */
export function withoutTicket(id: string, at: number): Operation[] {
  return [
    { kind: 'removal', of: 'source', id, at },
    { kind: 'absence', of: 'activity', id, at, from: `${id}:`, to: `${id}:~`, except: [] }
  ]
}

function peopleOf(user: Fields | undefined): { email: string }[] {
  const email = textOf(user?.email)
  return email === undefined ? [] : [{ email }]
}
