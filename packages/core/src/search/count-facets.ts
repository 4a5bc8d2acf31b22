import type { NamedCustomer } from '../customers/index.js'
import { dateIn } from '../values/index.js'
import type { Facets } from './artifact-facets.js'
import type { Ranked } from './ranking/rank.js'
import type { SearchAnswer } from './search-input.js'

/** Customers by their ids. */
export type Names = ReadonlyMap<string, NamedCustomer>

/** How answers name a customer; null where it is nobody's. */
export function nameOf(customerId: string | null, names: Names): SearchAnswer['items'][number]['customer'] {
  const known = customerId === null ? undefined : names.get(customerId)
  return known ? { id: known.id, name: known.name, domain: known.domain } : null
}

/** How many artifacts there are of each customer, type and month: the most first, months in their order. */
export function countFacets(
  ranked: readonly Ranked[],
  facets: ReadonlyMap<string, Facets>,
  names: Names,
  timeZone: string
): Omit<SearchAnswer['counts'], 'isCapped'> {
  const customers = new Map<string, number>()
  const types = new Map<string, number>()
  const months = new Map<string, number>()
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (const { document } of ranked) {
    const own = facets.get(document.artifact_id)
    if (!own) continue
    if (own.customerId !== null) count(customers, own.customerId)
    count(types, own.type)
    if (own.occurredAt !== null) count(months, dateIn(own.occurredAt, timeZone).slice(0, 7))
  }
  return {
    total: ranked.length,
    byCustomer: mostFirst(customers).flatMap(([id, times]) => {
      const customer = nameOf(id, names)
      return customer ? [{ customer, count: times }] : []
    }),
    byType: mostFirst(types).map(([type, times]) => ({ type, count: times })),
    byMonth: [...months].sort(([a], [b]) => (a < b ? -1 : 1)).map(([month, times]) => ({ month, count: times }))
  }
}

function mostFirst(counts: ReadonlyMap<string, number>): [key: string, times: number][] {
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
}
