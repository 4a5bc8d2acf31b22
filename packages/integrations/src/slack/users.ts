import type { StreamContext } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { fieldsAt, fieldsOf, textOf } from '../json-fields.js'
import { listIn, nextCursor, reading } from './methods.js'
import { homeOf, personOf, type SlackPerson } from './people.js'

/** Guests and people of other workspaces. Colleagues become members when they write in a conversation that is read; they go when Slack says they left. */
export const usersStream = defineStream({
  name: 'users',
  summary: 'Guests and people of other workspaces, as people',
  becomes: 'People, by their email',
  gone: 'Slack marks them as deleted, or does not list them any more',
  everySeconds: 6 * 3_600,
  walk: {
    first: () => reading('users.list', { limit: '200' }),
    next: (answer, asked) => {
      const cursor = nextCursor(answer)
      return cursor === '' ? null : { ...asked, query: { ...asked.query, cursor } }
    },
    records: (answer) => listIn(answer, 'members')
  },
  deletes: 'absence',
  recordId: (record) => textOf(fieldsAt(fieldsOf(record), 'user')?.id),
  async complete(records, lookup, { account }) {
    const home = await homeOf(lookup, account)
    return records.map((user) => ({ user, enterprise: home.enterprise }))
  },
  map(record, context) {
    const { id, email, name, isOutside, isBot, isGone, updatedAt: at = context.startedAt } = userIn(record, context)
    if (isBot) return []
    if (isOutside) return email === undefined || isGone ? [] : [{ kind: 'person', id, at, email, ...(name !== undefined && { name }) }]
    return isGone ? [{ kind: 'removal', of: 'member', id, at }] : []
  },
  leftOut(record, context) {
    const { email, isOutside, isBot, isGone } = userIn(record, context)
    if (isBot) return 'of bots'
    if (isGone) return 'that were deactivated'
    if (!isOutside) return 'of colleagues, who become members when they write to a customer'
    return email === undefined ? 'of people from outside without an email' : undefined
  }
})

function userIn(record: unknown, { account }: Pick<StreamContext, 'account'>): SlackPerson {
  const home = { team: account, enterprise: textOf(fieldsOf(record)?.enterprise) ?? null }
  return personOf(fieldsAt(fieldsOf(record), 'user') ?? {}, home)
}
