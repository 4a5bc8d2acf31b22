import type { ApiRequest, ApiResponse, SendRequest } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { fieldsOf, itemsOf, listOf, requiredText, textOf } from '../json-fields.js'
import { emailOf, nextPage, recordsIn } from './pages.js'

const path = '/users'

/** Users: members of the workspace. */
export const usersStream = defineStream({
  name: 'users',
  summary: 'Users of your Pylon organization, as members',
  becomes: 'members',
  everySeconds: 86_400,
  walk: { first: () => ({ path }), next: nextPage, records: recordsIn },
  deletes: 'absence',
  recordId: (record) => textOf(fieldsOf(record)?.id),
  map(record, { startedAt }) {
    const id = requiredText(fieldsOf(record), 'id')
    const email = emailIn(record)
    if (email === undefined) return []
    return [{ kind: 'member', id, at: startedAt, email, name: textOf(fieldsOf(record)?.name) ?? email, active: true }]
  },
  leftOut(record) {
    const isUser = textOf(fieldsOf(record)?.id) !== undefined
    return isUser && emailIn(record) === undefined ? 'of users without an email' : undefined
  }
})

const emailIn = (record: unknown) => [fieldsOf(record)?.email, ...itemsOf(fieldsOf(record)?.emails)].map(emailOf).find((email) => email)

/** Somebody of the workspace's own team. */
export interface User {
  email: string
  name: string | undefined
}

/** All users by their ids, as records name some of them by these alone; none where they may not be read. A run asks once. */
export async function readUsers(lookup: SendRequest): Promise<ReadonlyMap<string, User>> {
  const users = new Map<string, User>()
  for (let asked: ApiRequest | null = { path, optional: true }; asked; ) {
    const answer: ApiResponse = await lookup(asked)
    if (answer.status !== 200) return users
    for (const user of listOf(recordsIn(answer))) {
      const id = textOf(user.id)
      const email = emailIn(user)
      if (id !== undefined && email !== undefined) users.set(id, { email, name: textOf(user.name) })
    }
    asked = nextPage(answer, asked)
  }
  return users
}
