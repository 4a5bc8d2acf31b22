import type { Transaction } from '../../storage/index.js'
import { groupBy } from '../../values/index.js'
import { userIdKey } from '../rules/keys.js'
import { customers } from '../tables/customers.js'
import { users } from '../tables/users.js'
import type { FoundPairs } from './found-pairs.js'
import { mailbox } from './mailbox.js'
import { maxCandidates } from './only-few.js'
import { addressLetters, fullName, nameLetters } from './person-name.js'
import { type EmailPerson, type KnownPerson, mailboxReasons, nameReasons } from './user-reasons.js'

/** In a larger company two people have the same name sooner or later. */
const maxContacts = 200

/** The number of contacts of each of these people's customers, by the customer's id; only of customers small enough to compare names in. */
export async function contactCounts(transaction: Transaction, people: readonly EmailPerson[]): Promise<Map<string, number>> {
  const ids = new Set(people.flatMap(({ customerId }) => customerId ?? []))
  const rows = await transaction.get(
    customers,
    [...ids].map((id) => ({ id }))
  )
  return new Map(rows.flatMap((row) => (row && row.contact_count <= maxContacts ? [[row.id, row.contact_count] as const] : [])))
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
  const contacts = rows.map(({ external_id: id, email, name, customer_id: customerId }) => ({
    key: userIdKey(id ?? ''),
    email,
    name,
    customerId
  }))
  const byTrace = groupBy(
    contacts.flatMap((contact) => tracesOf(contact).map((trace) => ({ contact, trace }))),
    ({ trace }) => trace
  )
  for (const person of people) {
    const met = new Set(tracesOf(person).flatMap((trace) => (byTrace.get(trace) ?? []).map(({ contact }) => contact)))
    compare(person, [...met], found)
  }
}

/** What two spellings of one person at a customer have in common. Comparing all with all would take long. */
function tracesOf({ email, name, customerId }: Omit<KnownPerson, 'key'> & { customerId: string | null }): string[] {
  const traces = {
    mailbox: [email && mailbox(email)],
    name: [fullName(name)],
    letters: [nameLetters(name), email && addressLetters(email)]
  }
  return Object.entries(traces).flatMap(([kind, texts]) =>
    texts.flatMap((text) => (text ? [JSON.stringify([customerId, kind, text])] : []))
  )
}

function compare(person: EmailPerson, contacts: readonly KnownPerson[], found: FoundPairs): void {
  const namesakes = contacts
    .map((contact) => ({ contact, reasons: nameReasons(person, contact) }))
    .filter(({ reasons }) => reasons.length > 0)
  if (namesakes.length <= maxCandidates) for (const { contact, reasons } of namesakes) found.add(person.key, contact.key, reasons)
  for (const { key, email } of contacts) if (email !== null) found.add(person.key, key, mailboxReasons(person, key, email))
}
