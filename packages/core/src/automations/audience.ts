import type { Customer } from '../customers/index.js'
import { currentIds } from '../identity/index.js'
import type { Rows } from '../storage/index.js'
import type { StoredAudience } from './tables/automations.js'

type Judged = Pick<Customer, 'id' | 'billing_status' | 'owner_id' | 'mrr_cents' | 'mrr_status' | 'currency' | 'segments'>

/** An audience with the ids that its customers have now: those that were merged lead on. */
export async function audienceNow(rows: Rows<'organization'>, filter: StoredAudience | null): Promise<StoredAudience | null> {
  if (!filter || filter.customerIds.length === 0) return filter
  return { ...filter, customerIds: [...new Set((await currentIds(rows, filter.customerIds, 'customer')).values())] }
}

/** Why a customer is not in an audience, in words that follow "left out: "; undefined when it is. */
export function whyNotInAudience(customer: Judged, filter: StoredAudience | null): string | undefined {
  if (!filter) return undefined
  const { billingStatuses, customerIds, ownerUserIds, revenue, segments } = filter
  if (billingStatuses.length > 0 && !billingStatuses.includes(customer.billing_status))
    return `its billing status is ${customer.billing_status}`
  if (customerIds.length > 0 && !customerIds.includes(customer.id)) return 'it is not one of the named customers'
  if (ownerUserIds.length > 0 && (customer.owner_id === null || !ownerUserIds.includes(customer.owner_id)))
    return customer.owner_id === null ? 'it has no owner' : 'its owner is another member'
  if (segments && !segments.some((id) => Object.hasOwn(customer.segments ?? {}, id))) return 'it is in none of the segments'
  return revenue ? whyNotOfRevenue(customer, revenue) : undefined
}

type Revenue = NonNullable<StoredAudience['revenue']>

/** How many months of revenue each metric counts. */
const monthsOf: Record<Revenue['metric'], number> = { MRR: 1, ARR: 12 }

function whyNotOfRevenue(
  { mrr_cents, mrr_status, currency }: Judged,
  { metric, operator, value, currency: wanted }: Revenue
): string | undefined {
  if (mrr_status !== 'calculated' || mrr_cents === null) return `its ${metric} is not known`
  if (currency?.toUpperCase() !== wanted) return `its revenue is not in ${wanted}`
  return compare(mrr_cents * monthsOf[metric], operator, value) ? undefined : `its ${metric} is not in the bounds`
}

function compare(actual: number, operator: Revenue['operator'], value: number): boolean {
  switch (operator) {
    case 'gt':
      return actual > value
    case 'gte':
      return actual >= value
    case 'lt':
      return actual < value
    case 'lte':
      return actual <= value
    case 'eq':
      return actual === value
  }
}

/** Why no customer can ever be in an audience; undefined where some may. */
export function contradictionOf({ revenue }: StoredAudience): string | undefined {
  if (revenue?.operator === 'lt' && revenue.value === 0) return 'matches no customer: no revenue is below 0'
  return undefined
}
