import type { Transaction } from '../../../storage/contract.js'
import { customers, users } from '../../../storage/tables/index.js'
import { groupBy } from '../../group-by.js'
import { userIdKey } from '../keys.js'
import type { FoundPairs } from './found-pairs.js'
import { mostCandidates } from './only-few.js'
import { type EmailPerson, type KnownPerson, mailboxReasons, nameReasons } from './user-reasons.js'

/** In a larger company two people have the same name sooner or later. */
const mostContacts = 200

/** The number of contacts of each of these people's customers, by the customer's id; only of customers small enough to compare names in. */
export async function contactCounts(transaction: Transaction, people: readonly EmailPerson[]): Promise<Map<string, number>> {
  const ids = new Set(people.flatMap(({ customerId }) => customerId ?? []))
  const rows = await transaction.get(
    customers,
    [...ids].map((id) => ({ id }))
  )
  return new Map(rows.flatMap((row) => (row && row.contact_count <= mostContacts ? [[row.id, row.contact_count] as const] : [])))
}

/**
 * Finds userIds among the contacts of the same customers who have the same name as these people, or an address that reads like it; and, since
 * they are at hand, those whose own address is another spelling. `customerIds` are the customers to look at.
 */
export async function findNamesakes(
  transaction: Transaction,
  people: readonly EmailPerson[],
  customerIds: readonly string[],
  found: FoundPairs
): Promise<void> {
  if (customerIds.length === 0) return
  const rows = await transaction.find(users, {
    where: { customer_id: { in: customerIds }, external_id: { isNull: false } },
    columns: ['external_id', 'email', 'name', 'customer_id']
  })
  const contacts = groupBy(
    rows.flatMap(({ external_id: id, email, name, customer_id }) =>
      id === null ? [] : [{ key: userIdKey(id), email, name, customer_id }]
    ),
    ({ customer_id }) => customer_id
  )
  for (const person of people) compare(person, contacts.get(person.customerId) ?? [], found)
}

function compare(person: EmailPerson, contacts: readonly KnownPerson[], found: FoundPairs): void {
  const namesakes = contacts
    .map((contact) => ({ contact, reasons: nameReasons(person, contact) }))
    .filter(({ reasons }) => reasons.length > 0)
  if (namesakes.length <= mostCandidates) for (const { contact, reasons } of namesakes) found.add(person.key, contact.key, reasons)
  for (const { key, email } of contacts) if (email !== null) found.add(person.key, key, mailboxReasons(person, key, email))
}
