import { defineStream } from '@rapport/core/connector'
import { fieldsOf, idOf, requiredId, textOf } from '../reading.js'
import { recordsIn } from './pages.js'

/** Teammates, whom Intercom calls admins: members of the workspace. */
export const adminsStream = defineStream({
  name: 'admins',
  summary: 'Teammates: the people of your team who answer, as members',
  becomes: 'members',
  everySeconds: 3_600,
  walk: { first: () => ({ path: '/admins' }), next: () => null, records: (answer) => recordsIn(answer, 'admins') },
  deletes: 'absence',
  recordId: (record) => idOf(fieldsOf(record)?.id),
  map(record, { startedAt }) {
    const admin = fieldsOf(record)
    const id = requiredId(admin, 'id')
    const email = emailOf(record)
    if (email === undefined) return []
    const title = textOf(admin?.job_title)
    return [{ kind: 'member', id, at: startedAt, email, name: textOf(admin?.name) ?? email, title, active: true }]
  },
  leftOut: (record) => (emailOf(record) === undefined ? 'of bots, and of teammates without an email' : undefined)
})

/** The email of a teammate. Intercom’s own bot has one too, which begins with operator+. */
function emailOf(record: unknown): string | undefined {
  const email = textOf(fieldsOf(record)?.email)
  return email === undefined || /^operator\+.*@intercom\.io$/i.test(email) ? undefined : email
}
