import { emit } from '../changes/index.js'
import type { IdentityUnitOfWork } from '../identity/index.js'
import type { Rows } from '../storage/index.js'
import { reconcileRevenue } from './reconcile-revenue.js'
import { payments, subscriptions } from './tables/index.js'

/** Those of these subscriptions, by external id, that payments above zero are known of. */
export async function paidSubscriptions(rows: Rows<'organization'>, externalIds: readonly string[]): Promise<Set<string>> {
  if (externalIds.length === 0) return new Set()
  const groups = await rows.aggregate(payments, {
    where: { subscription_external_id: { in: [...externalIds] }, amount_cents: { gt: 0 } },
    by: ['subscription_external_id'],
    measures: {}
  })
  return new Set(groups.flatMap(({ subscription_external_id: id }) => (id === null ? [] : [id])))
}

/** Has these subscriptions say whether payments are known of them, and their customers what follows from it. */
export async function reconcilePaidSubscriptions(set: IdentityUnitOfWork, externalIds: Iterable<string>): Promise<void> {
  const wanted = [...new Set(externalIds)]
  if (wanted.length === 0) return
  const paid = await paidSubscriptions(set.transaction, wanted)
  const found = await set.transaction.find(subscriptions, {
    where: { external_id: { in: wanted } },
    columns: ['id', 'external_id', 'customer_id', 'has_payments']
  })
  const changed = found.filter((row) => row.has_payments !== paid.has(row.external_id))
  for (const has_payments of [true, false]) {
    const of = changed.filter((row) => row.has_payments !== has_payments).map((row) => row.external_id)
    if (of.length > 0) await set.transaction.update(subscriptions, { external_id: { in: of } }, { has_payments })
  }
  for (const { id: subscriptionId } of changed) emit(set.transaction, { kind: 'subscriptionWritten', subscriptionId })
  await reconcileRevenue(
    set,
    changed.map((row) => row.customer_id)
  )
}
