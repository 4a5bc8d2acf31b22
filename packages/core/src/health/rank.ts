import type { OrganizationStore } from '../storage/index.js'
import type { HealthRow } from './customers-of-day.js'
import { customerHealth } from './tables/customer-health.js'

/** A customer's place among those of the same day: the first is the one that stands worst. */
export interface Rank {
  position: number
  of: number
  /** The share of the others that stand worse, in percent. */
  percentile: number
}

/** The rank of a customer on a day, by the exact score; null where it has none, and for customers that have left. */
export async function rankOf(store: OrganizationStore, row: HealthRow | undefined): Promise<Rank | null> {
  if (!row || row.exact === null || row.has_left) return null
  const ranked = { day: { eq: row.day }, has_left: { eq: false } }
  const [of, worse] = await Promise.all([
    store.count(customerHealth, { ...ranked, exact: { isNull: false } }),
    store.count(customerHealth, { ...ranked, exact: { lt: row.exact } })
  ])
  return { position: worse + 1, of, percentile: of <= 1 ? 100 : Math.round((100 * worse) / (of - 1)) }
}
