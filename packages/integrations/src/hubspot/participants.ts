import type { Operation, StreamContext } from '@rapport/core/connector'
import type { HubspotRecord } from './object-stream.js'
import { pagePath } from './page-names.js'
import type { ObjectType } from './paths.js'
import type { Related } from './related.js'

export type Participant = NonNullable<Extract<Operation, { kind: 'source' }>['participants']>[number]

/** A record's page in HubSpot. */
export function permalinkOf({ uiDomain, id }: HubspotRecord, { account }: Pick<StreamContext, 'account'>, type: ObjectType): string | null {
  const path = pagePath(account, type, id)
  return path === null ? null : `https://${uiDomain}${path}`
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
