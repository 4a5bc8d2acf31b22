import type { CustomerRow, WorkingSet } from '../identity/working-set.js'
import { billingStatusOf } from './billing-status.js'

const snapshotColumns = ['mrr_cents', 'currency', 'plan', 'billing_status'] as const

/**
 * Changes what a loaded customer's row says of its billing; `billing_status` follows from what subscriptions and events say, whichever of them
 * changed. Notes the customer when a snapshot has to tell of it.
 */
export function patchBilling(set: WorkingSet, customerId: string, columns: Partial<Omit<CustomerRow, 'id' | 'billing_status'>>): void {
  const before = set.customers.get(customerId)
  if (!before) return
  const after = { ...before, ...columns }
  after.billing_status = billingStatusOf(after)
  set.customers.patch(customerId, { ...columns, billing_status: after.billing_status })
  if (snapshotColumns.some((column) => after[column] !== before[column])) set.billingChanged.add(customerId)
}
