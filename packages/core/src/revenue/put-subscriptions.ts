import {
  applyClaims,
  ClaimSet,
  type CustomerKey,
  checkReference,
  IdentityUnitOfWork,
  removeEmptyCustomers,
  withCustomerKeys,
  writeRows
} from '../identity/index.js'
import type { RowOf, Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { awaitBeginning } from './begin-subscriptions.js'
import { customersOfChangedPast } from './history/changed-past.js'
import { correctPast } from './history/correct-past.js'
import { nextHistory } from './history/stretches.js'
import { noteSubscriptions } from './note-subscriptions.js'
import { paidSubscriptions } from './paid-subscriptions.js'
import { readSubscription } from './read-subscription.js'
import { reconcileRevenue } from './reconcile-revenue.js'
import type { SubscriptionInput } from './subscription-input.js'
import { isUpcoming } from './subscription-status.js'
import { subscriptions } from './tables/index.js'

/** Throws INVALID_TOOL_INPUT naming index and field for what `putSubscriptions` refuses whatever is stored. */
export function checkSubscriptions(batch: readonly SubscriptionInput[]): void {
  for (const [index, input] of batch.entries()) {
    readSubscription(input, `subscriptions[${index}]`)
    checkReference(input.customer, `subscriptions[${index}].customer`)
  }
}

/**
 * Makes or replaces subscriptions by external id, and brings what follows from them up to date: MRR, billing status, plan, today's snapshots. A
 * customerId or domain that is not known yet becomes a customer. Of several with one external id the last holds. The organization's `ingest` lock
 * must be held, and the batch be checked against `subscriptionInput`. Throws INVALID_TOOL_INPUT and NOT_FOUND naming index and field.
 *
 * @example
 * store.groupTransaction([organizationId], { settle: (of) => putSubscriptions(of(organizationId), batch, ids, clock.now()) })
 */
export async function putSubscriptions(transaction: Transaction, batch: readonly SubscriptionInput[], ids: Ids, now: number) {
  const read = batch.map((input, index) => {
    const path = `subscriptions[${index}]`
    return { columns: readSubscription(input, path), customer: input.customer, path: `${path}.customer` }
  })
  return storeSubscriptions(transaction, await withCustomerKeys(transaction, read), ids, now)
}

/** A subscription as it is to be stored, of the customer with this key. */
export interface NamedSubscription {
  columns: ReturnType<typeof readSubscription>
  customerKey: CustomerKey
}

/** Does what `putSubscriptions` does with subscriptions that are read, and whose customers' keys are known, as those of a provider are. */
export async function storeSubscriptions(transaction: Transaction, named: readonly NamedSubscription[], ids: Ids, now: number) {
  const set = new IdentityUnitOfWork(transaction, ids, now)
  const claims = new ClaimSet()
  for (const { customerKey } of named) claims.addCustomerTraits(customerKey, {}, now)
  await applyClaims(set, claims)

  const externalIds = named.map(({ columns }) => columns.external_id)
  const [stored, paid] = await Promise.all([
    transaction.find(subscriptions, { where: { external_id: { in: externalIds } } }),
    paidSubscriptions(transaction, externalIds)
  ])
  const rows = new Map<string, RowOf<typeof subscriptions>>(stored.map((row) => [row.external_id, row]))
  const results = named.map(({ columns, customerKey }) => {
    const known = rows.get(columns.external_id)
    const id = known?.id ?? ids.uuid(now)
    const { customer_id } = set.customerIdentity(customerKey)
    const has_payments = paid.has(columns.external_id)
    const told = { ...columns, has_payments }
    const history = nextHistory(known, told, now)
    rows.set(columns.external_id, { ...told, id, customer_key: customerKey, customer_id, history, created_at: known?.created_at ?? now })
    return { id, externalId: columns.external_id, created: known === undefined }
  })
  if (rows.size > 0) await transaction.upsert(subscriptions, [...rows.values()])
  noteSubscriptions(transaction, rows.values(), stored, now)
  const former = stored.map((row) => row.customer_id)
  await reconcileRevenue(set, [...former, ...[...rows.values()].map((row) => row.customer_id)])
  await removeEmptyCustomers(set, former)
  await writeRows(set)
  await correctPast(set, customersOfChangedPast(stored, [...rows.values()], now))
  if (named.some(({ columns }) => isUpcoming(columns, now))) await awaitBeginning(set)
  return results
}
