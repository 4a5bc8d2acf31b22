import type { Transaction } from '../../storage/index.js'
import { mergeSuggestions } from '../tables/merge-suggestions.js'
import { knownCompanies } from './known-companies.js'
import { knownPeople } from './known-people.js'

/**
 * Removes from a page of suggestions those that nobody decided and that mean nothing any more: the duplicate belongs to somebody by now or is gone, or
 * the survivor is gone. Answers the id behind which to go on, or null after the last page.
 */
export async function removeStaleSuggestions(transaction: Transaction, after: string | null, pageSize: number): Promise<string | null> {
  const page = await transaction.find(mergeSuggestions, { limit: pageSize, ...(after !== null && { after: { key: [after] } }) })
  const open = page.filter(({ status }) => status === 'suggested')
  const keysOf = (wanted: string) => open.filter(({ entity }) => entity === wanted).flatMap((row) => [row.duplicate_key, row.survivor_key])
  const [people, companies] = await Promise.all([knownPeople(transaction, keysOf('user')), knownCompanies(transaction, keysOf('customer'))])
  const isOwn = (entity: string, key: string) => (entity === 'user' ? people : companies).get(key)?.isOwn === true
  const stale = open.filter((row) => !isOwn(row.entity, row.duplicate_key) || !isOwn(row.entity, row.survivor_key)).map(({ id }) => id)
  if (stale.length > 0) await transaction.remove(mergeSuggestions, { id: { in: stale }, status: { eq: 'suggested' } })
  return page.length === pageSize ? (page.at(-1)?.id ?? null) : null
}
