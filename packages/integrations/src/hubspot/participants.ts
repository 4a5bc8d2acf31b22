import type { Operation, StreamContext } from '@rapport/core'
import type { ObjectType } from './paths.js'
import type { Related } from './related.js'

export type Participant = NonNullable<Extract<Operation, { kind: 'source' }>['participants']>[number]

/** The kinds of records, as addresses of HubSpot's pages name them. */
const pageNames: Partial<Record<ObjectType, string>> = { deals: '0-3', tickets: '0-5' }

/** A record's page in HubSpot. */
export function permalinkOf({ account }: Pick<StreamContext, 'account'>, type: ObjectType, id: string): string | null {
  const name = pageNames[type]
  return name === undefined
    ? null
    : `https://app.hubspot.com/contacts/${encodeURIComponent(account)}/record/${name}/${encodeURIComponent(id)}`
}

/** The people whom a record is associated with, and its owner if there are any: without somebody from outside it would look like a talk among colleagues. */
export function participantsOf(
  { contacts, owner }: Pick<Related, 'contacts' | 'owner'>,
  roles: { contacts: string; owner: string }
): Participant[] {
  const people = contacts.filter(({ email, name }) => email !== undefined || name !== undefined)
  if (people.length === 0) return []
  const outside = people.map(({ email, name }): Participant => ({ email: email ?? null, name: name ?? null, role: roles.contacts }))
  return owner ? [...outside, { email: owner.email, name: owner.name ?? null, role: roles.owner }] : outside
}
