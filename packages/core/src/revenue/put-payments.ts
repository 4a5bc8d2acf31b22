import { RapportError } from '../errors.js'
import { applyClaims, ClaimSet, type CustomerKey, IdentityUnitOfWork, removeEmptyCustomers, writeRows } from '../identity/index.js'
import type { RowOf, Transaction } from '../storage/index.js'
import type { Ids } from '../values/index.js'
import { reconcilePaidSubscriptions } from './paid-subscriptions.js'
import { readCurrency } from './read-subscription.js'
import { payments } from './tables/index.js'

/** Money that a customer has paid, by the billing system's own id. */
export interface Payment {
  externalId: string
  customerKey: CustomerKey
  /** The external id of the subscription that it was for; it need not be known. */
  subscriptionExternalId?: string | undefined
  /** Whole minor units of `currency`. */
  amountCents: number
  /** A code of ISO 4217, in any case. */
  currency: string
  paidAt: number
}

/**
 * Makes or replaces payments by external id. Lifetime revenue is their sum, and a subscription with a payment above zero is known to be paid, whatever
 * was said of it. Of several with one external id the last holds. The organization's `ingest` lock must be held. Throws INVALID_TOOL_INPUT for an amount
 * or currency that is none.
 */
export async function putPayments(transaction: Transaction, batch: readonly Payment[], ids: Ids, now: number): Promise<void> {
  if (batch.length === 0) return
  const said = new Map(batch.map((payment, index) => [payment.externalId, readPayment(payment, `payments[${index}]`)]))
  const set = new IdentityUnitOfWork(transaction, ids, now)
  const claims = new ClaimSet()
  for (const { customer_key } of said.values()) claims.addCustomerTraits(customer_key, {}, now)
  await applyClaims(set, claims)

  const stored = await transaction.find(payments, { where: { external_id: { in: [...said.keys()] } } })
  const known = new Map(stored.map((row) => [row.external_id, row.id]))
  const rows = [...said.values()].map((columns): RowOf<typeof payments> => {
    const { customer_id } = set.customerIdentity(columns.customer_key)
    return { ...columns, id: known.get(columns.external_id) ?? ids.uuid(now), customer_id, created_at: now }
  })
  await transaction.upsert(payments, rows)
  await reconcilePaidSubscriptions(set, subscriptionsOf([...stored, ...rows]))
  await removeEmptyCustomers(
    set,
    stored.map((row) => row.customer_id)
  )
  await writeRows(set)
}

/** Takes payments back, by their external ids. The organization's `ingest` lock must be held. */
export async function removePayments(transaction: Transaction, externalIds: readonly string[], ids: Ids, now: number): Promise<void> {
  const stored = await transaction.find(payments, { where: { external_id: { in: [...externalIds] } } })
  if (stored.length === 0) return
  const set = new IdentityUnitOfWork(transaction, ids, now)
  await set.customers.load(stored.map((row) => row.customer_id))
  await transaction.remove(payments, { id: { in: stored.map((row) => row.id) } })
  await reconcilePaidSubscriptions(set, subscriptionsOf(stored))
  await removeEmptyCustomers(
    set,
    stored.map((row) => row.customer_id)
  )
  await writeRows(set)
}

function readPayment({ externalId, customerKey, subscriptionExternalId, amountCents, currency, paidAt }: Payment, path: string) {
  if (!Number.isSafeInteger(amountCents) || amountCents < 0) {
    throw new RapportError('INVALID_TOOL_INPUT', `${path}.amountCents must be a whole number of minor units, zero or more`)
  }
  return {
    external_id: externalId,
    customer_key: customerKey,
    subscription_external_id: subscriptionExternalId ?? null,
    amount_cents: amountCents,
    currency: readCurrency(currency, `${path}.currency`),
    paid_at: paidAt
  }
}

function subscriptionsOf(rows: readonly Pick<RowOf<typeof payments>, 'subscription_external_id'>[]): string[] {
  return rows.flatMap(({ subscription_external_id: id }) => (id === null ? [] : [id]))
}
