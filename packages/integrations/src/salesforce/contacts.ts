import type { ProviderOptions, SendRequest } from '@rapport/core/connector'
import { fieldsOf } from '../json-fields.js'
import { readById } from './lookups.js'
import type { ObjectKind, Related } from './object-stream.js'
import { personOf } from './users.js'
import { textIn } from './values.js'

/** Contacts: a person each, at the account that they belong to. */
export const contacts: ObjectKind = {
  name: 'contacts',
  summary: 'Contacts: names, emails, and the account that they belong to',
  becomes: 'A person for each contact',
  object: 'Contact',
  fields: ['Name', 'Email', 'AccountId'],
  map: ({ id, at, object }) => [{ kind: 'person', id, at, ...personOf(object), account: textIn(object, 'AccountId') }],
  removed: ({ id, at }) => [{ kind: 'removal', of: 'person', id, at }]
}

/** The ids of contacts begin so: others in `WhoId` are those of leads. */
const contactPrefix = '003'

/** Records with the contacts that they are about. */
export async function withContacts(request: SendRequest, options: ProviderOptions, records: readonly Related[]): Promise<Related[]> {
  const whom = records.map(({ object }) => textIn(fieldsOf(object), 'WhoId'))
  const ids = whom.filter((id) => id?.startsWith(contactPrefix))
  const found = ids.length === 0 ? undefined : await readById(request, options, { object: 'Contact', fields: ['Name', 'Email'] }, ids)
  return records.map((related, index) => ({ ...related, contact: found?.get(whom[index] ?? '') }))
}
