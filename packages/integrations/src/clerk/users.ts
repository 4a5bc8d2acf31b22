import type { ApiRequest, ApiResponse } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { fieldsOf, numberOf, textOf } from '../json-fields.js'
import { nextOffset, nextUsers, oldestFirst, pageLimit, timeOf, usersIn } from './pages.js'
import { userOperations } from './user.js'

const path = '/v1/users'
const newestChangeFirst = '-updated_at'
const lookbackSeconds = 3_600

/**
 * Users: a person each. Who has changed is found by two lists: the users by their last change, newest first, until one is older than the window; then
 * those who have signed in since, as a sign-in need not count as a change.
 */
export const usersStream = defineStream({
  name: 'users',
  summary: 'Users: verified emails, names, your own id of them, sign-ups and last sign-ins',
  becomes:
    'People, by their verified email and their id (yours from `external_id`, else the id of Clerk). Sign-ups and sign-ins are entries of the timeline',
  gone: 'It is missing when Rapport reads everything. A webhook lets Rapport see that at once',
  everySeconds: 900,
  reconcileSeconds: 86_400,
  walk: {
    first: () => ({ path, query: { limit: pageLimit, order_by: oldestFirst } }),
    next: nextUsers,
    records: usersIn
  },
  changes: {
    kind: 'window',
    lookbackSeconds,
    // A webhook has us read at once: what it tells of must not lie behind the end of the window.
    settleSeconds: 0,
    first: ({ from }) => ({ path, query: { limit: pageLimit, order_by: newestChangeFirst, offset: '0' }, note: { from } }),
    next: nextChanged,
    records: (answer, asked) => usersIn(answer).filter((user) => isWithin(user, asked))
  },
  deletes: 'absence',
  recordId: (record) => textOf(fieldsOf(record)?.id),
  map: (record, { startedAt }) => userOperations(record, startedAt)
})

const isByChange = ({ query }: ApiRequest) => query?.order_by === newestChangeFirst
const fromOf = ({ note }: ApiRequest) => numberOf(note?.from) ?? 0

/** Whether a user of a page has changed since; one that tells no time may have. */
function isWithin(user: unknown, asked: ApiRequest): boolean {
  return !isByChange(asked) || (timeOf(fieldsOf(user)?.updated_at) ?? fromOf(asked)) >= fromOf(asked)
}

function nextChanged(answer: ApiResponse, asked: ApiRequest): ApiRequest | null {
  if (!isByChange(asked)) return nextUsers(answer, asked)
  const users = usersIn(answer)
  const isOver = users.length === 0 || !isWithin(users.at(-1), asked)
  if (!isOver) return nextOffset(asked, users.length)
  const since = { limit: pageLimit, order_by: oldestFirst, last_sign_in_at_after: String(fromOf(asked)) }
  return { path, query: since, note: { from: fromOf(asked) } }
}
