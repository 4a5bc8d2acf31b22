import { defineStream } from '@rapport/core/connector'
import { fieldsOf, requiredText, textOf } from '../json-fields.js'
import { calendarPath, ownCalendar } from './events.js'

/** Whose calendar it is: a member of the workspace, so that their company's addresses are its own. */
export const ownerStream = defineStream({
  name: 'owner',
  summary: 'Whose calendar it is',
  becomes: 'A member. The domain of the email is one of your own, unless it belongs to a mailbox provider',
  gone: 'A member stays until the calendar is disconnected',
  everySeconds: 86_400,
  walk: {
    first: () => ({ path: calendarPath(ownCalendar) }),
    next: () => null,
    records({ body }) {
      requiredText(fieldsOf(body), 'id')
      return [body]
    }
  },
  deletes: 'said',
  recordId: (record) => textOf(fieldsOf(record)?.id),
  map(record, { startedAt }) {
    const calendar = fieldsOf(record)
    const email = requiredText(calendar, 'id').toLowerCase()
    return [{ kind: 'member', id: email, at: startedAt, email, name: textOf(calendar?.summary) ?? email, active: true }]
  }
})
