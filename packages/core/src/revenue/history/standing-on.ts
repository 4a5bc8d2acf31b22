import type { RowOf } from '../../storage/index.js'
import { strongestBilling } from '../billing-status.js'
import { newestSubscription } from '../newest-subscription.js'
import { add, roundHalfUp, zero } from '../rational.js'
import type { revenueSnapshots, StoredStretch, subscriptions } from '../tables/index.js'
import { amountOf } from './stretches.js'

/** A subscription with its history. */
export interface RememberedSubscription extends Pick<RowOf<typeof subscriptions>, 'external_id' | 'started_at'> {
  history: readonly StoredStretch[]
}

/** What a customer paid at the end of a day. */
export type DayStanding = Omit<RowOf<typeof revenueSnapshots>, 'customer_id' | 'day'>

/** How a customer stood at the end of a UTC day by the histories of the subscriptions that are its own now. MRR is made as `mrrOf` makes it. */
export function standingOn(owned: readonly RememberedSubscription[], day: number): DayStanding {
  const begun = owned.flatMap(({ external_id, started_at, history }) => {
    const stretch = history.findLast((each) => each.day <= day)
    return stretch ? [{ external_id, started_at, stretch }] : []
  })
  const newest = newestSubscription(begun)
  const counted = begun.flatMap(({ stretch }) => (stretch.counts && amountOf(stretch).numerator > 0n ? [stretch] : []))
  const currencies = new Set(counted.map(({ currency }) => currency))
  const [currency = newest?.stretch.currency ?? null] = currencies
  const isKnown = newest !== undefined && currencies.size <= 1
  const total = roundHalfUp(counted.map(amountOf).reduce(add, zero))
  return {
    mrr_cents: isKnown ? Math.min(Number(total), Number.MAX_SAFE_INTEGER) : null,
    currency: isKnown ? currency : null,
    plan: newest?.stretch.plan ?? null,
    billing_status: strongestBilling(begun.map(({ stretch }) => stretch.billing)) ?? 'NONE'
  }
}
