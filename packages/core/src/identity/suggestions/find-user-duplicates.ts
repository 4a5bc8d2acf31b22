import type { Transaction } from '../../storage/index.js'
import { emailKey } from '../rules/keys.js'
import { users } from '../tables/users.js'
import { findBrowsers } from './find-browsers.js'
import { findMailboxes } from './find-mailboxes.js'
import { contactCounts, findNamesakes } from './find-namesakes.js'
import { FoundPairs } from './found-pairs.js'
import type { EmailPerson } from './user-reasons.js'

/** The contacts that one page compares names with: a page whose people have more colleagues ends sooner. */
const maxColleagues = 5_000

/** Looks for the duplicates among a page of people known by email alone. Answers the id behind which to go on, or null after the last page. */
export async function findUserDuplicates(
  transaction: Transaction,
  after: string | null,
  now: number,
  pageSize: number
): Promise<string | null> {
  // The index of external_id has the people without one; where nearly all are such, walking along the key finds them as fast.
  const rows = await transaction.find(users, {
    where: { external_id: { isNull: true } },
    columns: ['id', 'email', 'name', 'customer_id'],
    limit: pageSize,
    ...(after !== null && { after: { key: [after] } })
  })
  const page = rows.map(({ id, email, name, customer_id: customerId }) => ({
    id,
    key: emailKey(email ?? ''),
    email: email ?? '',
    name,
    customerId
  }))
  const counts = await contactCounts(transaction, page)
  const people = page.slice(0, comparable(page, counts))
  if (people.length > 0) {
    const found = new FoundPairs('user')
    const customerIds = [...new Set(people.flatMap(({ customerId }) => customerId ?? []))].filter((id) => counts.has(id))
    await Promise.all([
      findMailboxes(transaction, people, found),
      findBrowsers(transaction, people, found),
      findNamesakes(transaction, people, customerIds, found)
    ])
    await found.suggest(transaction, now)
  }
  return people.length < page.length || page.length === pageSize ? (people.at(-1)?.id ?? null) : null
}

/** How many people of a page, from its start, have no more colleagues together than a page compares; at least one. */
function comparable(page: readonly EmailPerson[], counts: ReadonlyMap<string, number>): number {
  const seen = new Set<string | null>()
  let colleagues = 0
  for (const [index, { customerId }] of page.entries()) {
    if (!seen.has(customerId)) colleagues += counts.get(customerId ?? '') ?? 0
    seen.add(customerId)
    if (colleagues > maxColleagues && index > 0) return index
  }
  return page.length
}
