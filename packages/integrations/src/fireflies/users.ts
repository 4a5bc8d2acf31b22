import { defineStream } from '@rapport/core/connector'
import { fieldsOf, requiredText, textOf } from '../json-fields.js'
import { graphql, recordsAt } from './graphql.js'

/** The team's users: members of the workspace. They come in one answer. */
export const usersStream = defineStream({
  name: 'users',
  summary: 'Users of your Fireflies team, as members',
  becomes: 'members',
  everySeconds: 86_400,
  walk: {
    first: () => graphql('{ users { user_id email name } }'),
    next: () => null,
    records: (answer) => recordsAt(answer, 'users')
  },
  deletes: 'absence',
  recordId: (record) => textOf(fieldsOf(record)?.user_id),
  map(record, { startedAt }) {
    const user = fieldsOf(record)
    const id = requiredText(user, 'user_id')
    const email = requiredText(user, 'email')
    return [{ kind: 'member', id, at: startedAt, email, name: textOf(user?.name) ?? email, active: true }]
  }
})
