import type { Operation } from '@rapport/core/connector'
import { defineStream } from '@rapport/core/connector'
import { type Fields, fieldsAt, fieldsOf, listOf, requiredId, secondsTimeOf, textOf } from '../reading.js'
import { listedAndSearched } from './pages.js'

/** Contacts: the people of customers. */
export const contactsStream = defineStream({
  name: 'contacts',
  summary: 'Contacts: users and leads with their names, emails, your own id of them, and the company that they belong to',
  becomes: 'People, by their email and by your id of them (`external_id`)',
  gone: 'It is missing when Rapport reads everything. A webhook lets Rapport see that at once',
  everySeconds: 900,
  reconcileSeconds: 86_400,
  ...listedAndSearched('contacts', 'data'),
  deletes: 'absence',
  recordId: (record) => textOf(fieldsOf(record)?.id),
  map: (record, { startedAt }) => contactOperations(record, startedAt),
  leftOut: (record) => (isNobody(fieldsOf(record)) ? 'without an email or an id of yours, as anonymous leads are' : undefined)
})

/** A lead’s external id is Intercom’s own. */
const userIdOf = (contact: Fields | undefined) => (contact?.role === 'lead' ? undefined : textOf(contact?.external_id))

/** Whether nothing tells who a contact is. */
const isNobody = (contact: Fields | undefined) => textOf(contact?.email) === undefined && userIdOf(contact) === undefined

function contactOperations(record: unknown, startedAt: number): Operation[] {
  const contact = fieldsOf(record)
  const id = requiredId(contact, 'id')
  if (isNobody(contact)) return []
  const at = secondsTimeOf(contact?.updated_at) ?? startedAt
  const name = textOf(contact?.name)
  return [{ kind: 'person', id, at, email: textOf(contact?.email), userId: userIdOf(contact), name, account: companyOf(contact) }]
}

/** Of several companies none is marked as primary: the smallest id counts. */
export function companyOf(contact: Fields | undefined): string | undefined {
  const ids = listOf(fieldsAt(contact, 'companies')?.data).flatMap(({ id }) => textOf(id) ?? [])
  return ids.sort()[0]
}
