import type { ApiRequest, ApiResponse, SendRequest } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, idOf, isoTimeOf, listOf, requiredId } from '../reading.js'
import { exported, nextListed, recordsIn } from './export-pages.js'
import { isDone, isOutsiders, readTicket, ticketOperations, withoutTicket } from './ticket.js'

/** So many users Zendesk shows by their ids at once. */
const usersAtOnce = 100

/** Tickets with their public comments: a source each. */
export const ticketsStream = defineStream({
  name: 'tickets',
  summary: 'Tickets: subject, public comments, who asked and who answers, state, and when they were solved',
  becomes:
    'A source `SUPPORT_TICKET` for each ticket, with a segment for each public comment. Later comments and the solution are entries of the timeline',
  gone: 'The export says that it is deleted',
  everySeconds: 300,
  reconcileSeconds: null,
  ...exported('tickets', { include: 'metric_sets' }),
  deletes: 'said',
  complete: (records, lookup) => withConversations(records, lookup),
  recordId: (record) => idOf(fieldsAt(fieldsOf(record), 'ticket')?.id),
  map(record, { startedAt, account }) {
    const read = fieldsOf(record)
    const ticket = fieldsOf(read?.ticket)
    const id = requiredId(ticket, 'id')
    const at = isoTimeOf(ticket?.updated_at) ?? startedAt
    if (!ticket || ticket.status === 'deleted') return withoutTicket(id, at)
    return isInternal(record) ? [] : ticketOperations({ ...readTicket(read ?? {}, ticket), id, at, account })
  },
  leftOut: (record) => (isInternal(record) ? 'in which nobody from outside has written' : undefined)
})

/** Whether only colleagues have asked and written in a ticket. */
function isInternal(record: unknown): boolean {
  const read = fieldsOf(record)
  const ticket = fieldsOf(read?.ticket)
  return ticket !== undefined && ticket.status !== 'deleted' && !isOutsiders(readTicket(read ?? {}, ticket))
}

/** Each ticket with its comments, when it was solved, and everybody who is named in it. */
async function withConversations(records: readonly unknown[], lookup: SendRequest): Promise<unknown[]> {
  const tickets: { ticket: unknown; comments: readonly unknown[]; metrics: unknown }[] = []
  for (const ticket of records) {
    const fields = fieldsOf(ticket)
    const id = fields?.status === 'deleted' ? undefined : idOf(fields?.id)
    const comments = id === undefined ? [] : await readComments(id, lookup)
    const metrics = fields && id !== undefined ? await readMetrics(id, fields, lookup) : null
    tickets.push({ ticket, comments, metrics })
  }
  const users = await readUsers(
    tickets.flatMap(({ ticket, comments }) => idsIn(fieldsOf(ticket), listOf(comments))),
    lookup
  )
  return tickets.map((read) => ({
    ...read,
    users: idsIn(fieldsOf(read.ticket), listOf(read.comments)).flatMap((id) => users.get(id) ?? [])
  }))
}

/** The comments of a ticket, oldest first; none of one that is gone, or whose comments must not be read. A ticket may come twice in a run, changed. */
async function readComments(id: string, lookup: SendRequest): Promise<unknown[]> {
  const comments: unknown[] = []
  const path = `/api/v2/tickets/${encodeURIComponent(id)}/comments.json`
  for (let asked: ApiRequest | null = { path, query: { 'page[size]': '100' }, optional: true, fresh: true }; asked; ) {
    const answer: ApiResponse = await lookup(asked)
    if (answer.status !== 200) return comments
    comments.push(...recordsIn(answer, 'comments'))
    asked = nextListed(answer, asked)
  }
  return comments
}

/** When a ticket was solved stands beside it in the export, else at an address of its own. */
async function readMetrics(id: string, ticket: Fields, lookup: SendRequest): Promise<unknown> {
  const beside = fieldsOf(ticket.metric_set)
  if (beside || !isDone(ticket)) return beside ?? null
  const answer = await lookup({ path: `/api/v2/tickets/${encodeURIComponent(id)}/metrics.json`, optional: true, fresh: true })
  return answer.status === 200 ? (fieldsOf(answer.body)?.ticket_metric ?? null) : null
}

/** Everybody who is named in a ticket, once. */
function idsIn(ticket: Fields | undefined, comments: readonly Fields[]): string[] {
  const named = [ticket?.requester_id, ticket?.assignee_id, ...comments.map(({ author_id }) => author_id)]
  return [...new Set(named.flatMap((id) => idOf(id) ?? []))]
}

/** These users by their ids; those who are deleted are missing. */
async function readUsers(ids: readonly string[], lookup: SendRequest): Promise<ReadonlyMap<string, Fields>> {
  const wanted = [...new Set(ids)].sort()
  const found = new Map<string, Fields>()
  for (let from = 0; from < wanted.length; from += usersAtOnce) {
    const some = wanted.slice(from, from + usersAtOnce).join(',')
    const answer = await lookup({ path: '/api/v2/users/show_many.json', query: { ids: some }, optional: true })
    if (answer.status !== 200) continue
    for (const user of listOf(recordsIn(answer, 'users'))) found.set(idOf(user.id) ?? '', user)
  }
  return found
}
