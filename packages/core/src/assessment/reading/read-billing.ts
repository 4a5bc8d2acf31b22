import { revenueSnapshots } from '../../revenue/tables/index.js'
import type { Rows } from '../../storage/index.js'
import { day as dayLength, startOfUtcDay } from '../../values/index.js'
import type { Billing } from '../evidence.js'
import type { AssessedCustomer } from './assessed-customer.js'

/** What a customer pays is compared with what it paid so many days ago. */
export const comparedDays = 30

/** How these customers stand with their payments, and what they paid 30 days ago. */
export async function readBilling(
  rows: Rows<'organization'>,
  assessed: readonly AssessedCustomer[],
  now: number
): Promise<Map<string, Billing>> {
  const day = startOfUtcDay(now) - comparedDays * dayLength
  const before = await rows.get(
    revenueSnapshots,
    assessed.map(({ id: customer_id }) => ({ customer_id, day }))
  )
  return new Map(
    assessed.map(({ id, billing_status: status, mrr_cents, mrr_status, currency }, index) => {
      const mrrCents = mrr_status === 'calculated' ? mrr_cents : null
      const snapshot = before[index]
      const isComparable = snapshot !== undefined && snapshot.currency === currency
      return [id, { status, currency, mrrCents, mrrBefore: isComparable ? snapshot.mrr_cents : null }]
    })
  )
}
