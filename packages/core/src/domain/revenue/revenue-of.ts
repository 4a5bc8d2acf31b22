import { RapportError } from '../../errors.js'
import type { OrganizationStore } from '../../storage/contract.js'
import { customers } from '../../storage/tables/index.js'
import { mrrStatuses } from '../customers/billing.js'
import { oneOf } from '../enumeration.js'

/** What a customer brings in, as svc_get_customer tells it. */
export interface Revenue {
  /** Minor units of the customer's currency a month; null unless calculated. */
  currentMrr: number | null
  mrrCalculationStatus: (typeof mrrStatuses)[number]
  /** Minor units known to have been paid so far. Subscriptions say what is billed, never what was paid, and no payment is known yet: always 0. */
  lifetimeRevenue: number
  /** Subscriptions that are active or past due. */
  activeSubscriptions: number
}

/** The revenue of a customer by its current id (merged ids lead on before). Throws NOT_FOUND when there is no such customer. */
export async function revenueOf(store: Pick<OrganizationStore, 'get'>, customerId: string): Promise<Revenue> {
  const [customer] = await store.get(customers, [{ id: customerId }])
  if (!customer) throw new RapportError('NOT_FOUND', `No customer has the id ${JSON.stringify(customerId)}`)
  return {
    currentMrr: customer.mrr_cents,
    mrrCalculationStatus: oneOf(mrrStatuses, customer.mrr_status),
    lifetimeRevenue: 0,
    activeSubscriptions: customer.active_subscription_count
  }
}
