import type { ProviderOptions, SendRequest } from '@rapport/core/connector'
import { type Fields, fieldsOf } from '../json-fields.js'
import { readRows } from './lookups.js'
import type { ObjectKind, Related } from './object-stream.js'
import { emailIn, textIn } from './values.js'

/** People who work with Salesforce, and neither its own automatic users nor customers of a portal. */
const standard = "UserType = 'Standard'"

/** Users: members of the workspace. */
export const users: ObjectKind = {
  name: 'users',
  summary: 'Users: the people of your team who own accounts and opportunities, as members',
  becomes: 'Members, except users who were deactivated',
  object: 'User',
  fields: ['Name', 'Email', 'Title', 'IsActive'],
  where: standard,
  isNeverDeleted: true,
  gone: 'Users are deactivated, and never deleted',
  map({ id, at, object }) {
    const email = emailIn(object, 'Email')
    if (email === undefined) return []
    return [{ kind: 'member', id, at, email, name: textIn(object, 'Name') ?? email, title: textIn(object, 'Title'), active: true }]
  },
  removed: ({ id, at }) => [{ kind: 'removal', of: 'member', id, at }],
  leftOut({ object }) {
    if (object.IsActive === false) return 'that were deactivated'
    return emailIn(object, 'Email') === undefined ? 'without an email' : undefined
  }
}

/** All users who are active, by their ids; none where they may not be read. A run asks once. */
async function readUsers(request: SendRequest, options: ProviderOptions): Promise<ReadonlyMap<string, Fields>> {
  const rows = await readRows(request, options, { object: 'User', fields: ['Name', 'Email', 'IsActive'], where: standard })
  return new Map(rows.flatMap((row) => (typeof row.Id === 'string' && row.IsActive !== false ? [[row.Id, row] as const] : [])))
}

/** Records with the users whom they belong to. */
export async function withOwners(request: SendRequest, options: ProviderOptions, records: readonly Related[]): Promise<Related[]> {
  const owners = await readUsers(request, options)
  return records.map((related) => ({ ...related, owner: owners.get(textIn(fieldsOf(related.object), 'OwnerId') ?? '') }))
}

/** Somebody as a record names them: a user, or a contact. */
export interface Person {
  email: string | undefined
  name: string | undefined
}

/** Who a user or a contact is. */
export function personOf(said: unknown): Person {
  const fields = fieldsOf(said)
  return { email: emailIn(fields, 'Email'), name: textIn(fields, 'Name') }
}
