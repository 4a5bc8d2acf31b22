import type { RowOf } from '../../storage/index.js'
import { canonicalJson, startOfUtcDay } from '../../values/index.js'
import type { StoredStretch, subscriptions } from '../tables/index.js'
import { historyOf } from './stretches.js'

type Subscription = RowOf<typeof subscriptions>

/** The customers whose past is another one by these subscriptions: those whose histories before today changed, or that have another customer now. */
export function customersOfChangedPast(before: readonly Subscription[], after: readonly Subscription[], now: number): string[] {
  const known = new Map(before.map((row) => [row.id, row]))
  return after.flatMap((row) => {
    const former = known.get(row.id)
    const isSameOwner = former === undefined || former.customer_id === row.customer_id
    if (isSameOwner && pastOf(former, now) === pastOf(row, now)) return []
    return [row.customer_id, ...(former && !isSameOwner ? [former.customer_id] : [])]
  })
}

function pastOf(row: Subscription | undefined, now: number): string {
  const past: StoredStretch[] = row ? historyOf(row, now).filter(({ day }) => day < startOfUtcDay(now)) : []
  return canonicalJson(past.map((stretch) => ({ ...stretch })))
}
