import { emit, isFollowed } from '../changes/index.js'
import type { RowOf, Transaction } from '../storage/index.js'
import { canonicalJson } from '../values/index.js'
import { mrrOf } from './mrr.js'
import type { subscriptions } from './tables/index.js'

type Subscription = RowOf<typeof subscriptions>

/** Notes those of the put subscriptions that are new, or say something else than what is stored. */
export function noteSubscriptions(
  transaction: Transaction,
  put: Iterable<Subscription>,
  stored: readonly Subscription[],
  at: number
): void {
  if (!isFollowed(transaction, 'subscriptionChanged') && !isFollowed(transaction, 'subscriptionWritten')) return
  const known = new Map(stored.map((row) => [row.id, row]))
  for (const row of put) {
    const before = known.get(row.id)
    if (before && canonicalJson(asTold(row)) === canonicalJson(asTold(before))) continue
    emit(transaction, { kind: 'subscriptionWritten', subscriptionId: row.id })
    if (before && canonicalJson(withoutPeriod(row)) === canonicalJson(withoutPeriod(before))) continue
    emit(transaction, {
      kind: 'subscriptionChanged',
      subscriptionId: row.id,
      externalId: row.external_id,
      customerId: row.customer_id,
      before: before ? stateOf(before) : null,
      after: stateOf(row),
      at
    })
  }
}

/** What was said of a subscription; its history follows from that. */
function asTold({ created_at, history, ...told }: Subscription) {
  return told
}

/** A new billing period is no news to hosts: it comes each month, and what they are told of stays the same. */
function withoutPeriod(row: Subscription) {
  const { current_period_start, current_period_end, cancel_at, cancel_at_period_end, ...others } = asTold(row)
  return others
}

function stateOf(row: Subscription) {
  return { status: row.status, mrrCents: mrrOf([row]).cents ?? 0, currency: row.currency }
}
