import type { ApiResponse } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { type Fields, fieldsOf, requiredText, textOf } from '../json-fields.js'
import { listIn, nextPage } from './pages.js'

export const usersPath = '/v2/users'

export const usersIn = (answer: Pick<ApiResponse, 'body'>): readonly unknown[] => listIn(answer, 'users')

/** Users: members of the workspace, as long as they are active. */
export const usersStream = defineStream({
  name: 'users',
  summary: 'Users of your Gong company, as members',
  becomes: 'Members, while they are active',
  everySeconds: 86_400,
  walk: {
    first: () => ({ path: usersPath }),
    next: nextPage,
    records: usersIn
  },
  deletes: 'absence',
  recordId: (record) => textOf(fieldsOf(record)?.id),
  map(record, { startedAt }) {
    const user = fieldsOf(record)
    const id = requiredText(user, 'id')
    const email = emailOf(user)
    if (email === undefined) return []
    const name = [user?.firstName, user?.lastName].flatMap((part) => textOf(part)?.trim() ?? []).join(' ')
    const title = textOf(user?.title)
    return [
      {
        kind: 'member',
        id,
        at: startedAt,
        email,
        name: name === '' ? email : name,
        ...(title !== undefined && { title }),
        active: user?.active !== false
      }
    ]
  },
  leftOut(record) {
    const user = fieldsOf(record)
    if (textOf(user?.id) === undefined) return undefined
    if (emailOf(user) === undefined) return 'of users without an email'
    return user?.active === false ? 'of users who are not active' : undefined
  }
})

function emailOf(user: Fields | undefined): string | undefined {
  const email = textOf(user?.emailAddress)?.trim().toLowerCase()
  return email !== undefined && /^\S+@\S+$/.test(email) ? email : undefined
}
