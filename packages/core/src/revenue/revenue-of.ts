import { mrrStatuses } from '../customers/index.js'
import { RapportError } from '../errors.js'
import { customers } from '../identity/index.js'
import type { OrganizationStore, RowOf } from '../storage/index.js'
import { parseEnum } from '../validation/index.js'
import { payments } from './tables/index.js'

/** What a customer brings in, as svc_get_customer tells it. */
export interface Revenue {
  /** Minor units of the customer's currency a month; null unless calculated. */
  currentMrr: number | null
  mrrCalculationStatus: (typeof mrrStatuses)[number]
  /** Minor units known to have been paid so far, in the currency of the MRR; without MRR in that of the newest payment. */
  lifetimeRevenue: number
  /** Subscriptions that are active or past due. */
  activeSubscriptions: number
}

/** The revenue of a customer by its current id (merged ids lead on before). Throws NOT_FOUND if the customer does not exist. */
export async function revenueOf(store: Pick<OrganizationStore, 'get' | 'find' | 'aggregate'>, customerId: string): Promise<Revenue> {
  const [customer] = await store.get(customers, [{ id: customerId }])
  if (!customer) throw new RapportError('NOT_FOUND', `No customer has the id ${JSON.stringify(customerId)}`)
  return {
    currentMrr: customer.mrr_cents,
    mrrCalculationStatus: parseEnum(mrrStatuses, customer.mrr_status),
    lifetimeRevenue: await lifetimeRevenue(store, customer),
    activeSubscriptions: customer.active_subscription_count
  }
}

/** The sum of a customer's payments in one currency. Refunds are not known, and so not subtracted. */
async function lifetimeRevenue(
  store: Pick<OrganizationStore, 'find' | 'aggregate'>,
  { id, currency }: Pick<RowOf<typeof customers>, 'id' | 'currency'>
): Promise<number> {
  const of = { customer_id: { eq: id } }
  const newest = { where: of, orderBy: { column: 'paid_at', direction: 'desc' }, columns: ['currency'], limit: 1 } as const
  const counted = currency ?? (await store.find(payments, newest))[0]?.currency
  if (counted === undefined) return 0
  const where = { ...of, currency: { eq: counted } }
  const [found] = await store.aggregate(payments, { where, measures: { sum: { sum: 'amount_cents' } } })
  return typeof found?.sum === 'number' ? found.sum : 0
}
