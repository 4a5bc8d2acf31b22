import type { Operation } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { type Fields, fieldsOf, idOf, isoTimeOf, requiredId, textOf } from '../reading.js'
import { exported } from './export-pages.js'

/** Users: people of customers, and the members of the workspace who answer them. Who is deleted is told as a user who is not active. */
export const usersStream = defineStream({
  name: 'users',
  summary: 'Users: names, emails, and the organization that they belong to; agents and admins as members',
  becomes: 'People, by their email and by your id of them (`external_id`). Agents and admins become members',
  everySeconds: 900,
  reconcileSeconds: null,
  ...exported('users'),
  deletes: 'said',
  recordId: (record) => idOf(fieldsOf(record)?.id),
  map: (record, { startedAt }) => userOperations(record, startedAt),
  leftOut(record) {
    const user = fieldsOf(record)
    if (!isNobody(user)) return undefined
    return isAgent(user) ? 'of agents without an email' : 'without an email or an id of yours'
  }
})

/** Whether somebody answers tickets: everybody who is no end user. */
export function isAgent(user: Fields | undefined): boolean {
  return user?.role === 'agent' || user?.role === 'admin'
}

/** Whether nothing tells who a user is. */
function isNobody(user: Fields | undefined): boolean {
  if (user?.active === false || textOf(user?.email) !== undefined) return false
  return isAgent(user) || textOf(user?.external_id) === undefined
}

function userOperations(record: unknown, startedAt: number): Operation[] {
  const user = fieldsOf(record)
  const id = requiredId(user, 'id')
  const at = isoTimeOf(user?.updated_at) ?? startedAt
  const noMember: Operation = { kind: 'removal', of: 'member', id, at }
  const nobody: Operation = { kind: 'removal', of: 'person', id, at }
  if (user?.active === false) return [nobody, noMember]
  if (isNobody(user)) return []
  const email = textOf(user?.email)
  const name = textOf(user?.name)
  // Whoever has become an agent was a customer's before, and the other way round.
  if (isAgent(user) && email !== undefined)
    return [{ kind: 'member', id, at, email, name: name ?? email, active: user?.suspended !== true }, nobody]
  const userId = textOf(user?.external_id)
  return [{ kind: 'person', id, at, email, userId, name, account: idOf(user?.organization_id) }, noMember]
}
