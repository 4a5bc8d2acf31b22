import type { Calendar } from '../signals/index.js'
import type { OrganizationStore, RowOf } from '../storage/index.js'
import { day as dayLength } from '../values/index.js'
import { formulaVersion, healthOf } from './formula.js'
import { judgeParts } from './judge-parts.js'
import { type AssessedCustomer, measureCustomers } from './measure.js'
import { customerHealth } from './tables/customer-health.js'

export type HealthRow = RowOf<typeof customerHealth>

/** Days of history that a customer has before it has a score. */
export const minDays = 14
/** After a longer gap the score does not follow from the one before it. */
const maxGap = 8

/** Since when there is anything to know of a customer. */
const knownSince = ({ first_event_at, created_at }: AssessedCustomer) => Math.min(first_event_at ?? created_at, created_at)

/** Whether a customer is too new for a score at an instant. */
export const isTooNew = (customer: AssessedCustomer, at: number) => knownSince(customer) > at - minDays * dayLength

/** The health of these customers on the running day of a calendar; none of those that are too new. It reads only. */
export async function assessCustomers(
  store: OrganizationStore,
  customers: readonly AssessedCustomer[],
  calendar: Calendar,
  isToday: boolean
): Promise<HealthRow[]> {
  const asOf = calendar.dayStarts.at(-1) ?? 0
  const assessed = customers.filter((customer) => !isTooNew(customer, asOf))
  if (assessed.length === 0) return []
  const [measured, before] = await Promise.all([
    measureCustomers(store, assessed, calendar, { asOf, isToday }),
    daysBefore(
      store,
      assessed.map(({ id }) => id),
      asOf
    )
  ])
  return assessed.flatMap(({ id }) => {
    const its = measured.get(id)
    if (!its) return []
    const health = healthOf(judgeParts(its, calendar, asOf), its.billing.status, before.get(id))
    return [{ ...health, customer_id: id, day: asOf, billing_status: its.billing.status, formula: formulaVersion }]
  })
}

/** The last scores before a day, and how many days before. */
async function daysBefore(
  store: OrganizationStore,
  ids: readonly string[],
  asOf: number
): Promise<Map<string, { base: number; days: number }>> {
  const found = await store.find(customerHealth, {
    where: { customer_id: { in: ids }, day: { gte: asOf - (maxGap + 0.5) * dayLength, lt: asOf } },
    columns: ['customer_id', 'day', 'base']
  })
  const last = new Map<string, { base: number; days: number; day: number }>()
  for (const { customer_id, day, base } of found) {
    if (base === null || (last.get(customer_id)?.day ?? 0) > day) continue
    last.set(customer_id, { base, day, days: Math.max(1, Math.round((asOf - day) / dayLength)) })
  }
  return last
}
