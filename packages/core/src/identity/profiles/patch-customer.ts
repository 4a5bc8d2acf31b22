import { emit } from '../../changes/index.js'
import type { CustomerRow, IdentityUnitOfWork } from '../work/unit-of-work.js'

/** What a customer's billing is to those who follow it. */
const billingColumns = ['mrr_cents', 'currency', 'plan', 'billing_status'] as const

/**
 * Changes what a loaded customer's row says of its billing, by events or subscriptions. Its `billing_status` follows (rule 9): what subscriptions
 * say, else what the newest billing event says, whichever of them changed.
 */
export function patchCustomer(
  set: IdentityUnitOfWork,
  customerId: string,
  columns: Partial<Omit<CustomerRow, 'id' | 'billing_status'>>
): void {
  const before = set.customers.get(customerId)
  if (!before) return
  const after = { ...before, ...columns }
  after.billing_status = after.subscription_billing_status ?? after.event_billing_status
  set.customers.patch(customerId, { ...columns, billing_status: after.billing_status })
  if (billingColumns.some((column) => after[column] !== before[column])) {
    emit(set.transaction, { kind: 'billingChanged', customerId, at: set.now })
  }
}
