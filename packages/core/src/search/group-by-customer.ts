import { groupBy } from '../values/index.js'
import { type Names, nameOf } from './count-facets.js'
import type { FoundOfCustomer } from './found-of-customer.js'
import type { SearchAnswer } from './search-input.js'

const shownEach = 3
/** What a customer's second answer adds to its best. */
const furtherShare = 0.2
/** A customer whose best answer is so much worse than the best of all does not answer. */
const leastShare = 0.4

/** The customers that answer, best first: each by its best answer, and a little by the next. */
export function groupByCustomer(found: readonly FoundOfCustomer[], names: Names): SearchAnswer['customers'] {
  const best = found[0]?.found.score ?? 0
  const answering = found.filter(({ found: { score } }) => score >= leastShare * best)
  const groups = [...groupBy(answering, ({ customerId }) => customerId)].flatMap(([id, own]) => {
    const customer = nameOf(id, names)
    const [first, second] = own
    if (!customer || !first) return []
    const score = first.found.score + furtherShare * (second?.found.score ?? 0)
    return [{ customer, score, count: own.length, best: own.slice(0, shownEach).map((each) => each.found) }]
  })
  return groups.sort((a, b) => b.score - a.score || (a.customer.id < b.customer.id ? -1 : 1))
}
