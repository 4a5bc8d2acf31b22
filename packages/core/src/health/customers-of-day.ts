import type { Calendar } from '../signals/index.js'
import type { OrganizationStore, RowOf } from '../storage/index.js'
import { readTenures } from '../terms/index.js'
import { day as dayLength } from '../values/index.js'
import { featuresOf } from './features.js'
import { formulaVersion, healthOf } from './formula.js'
import { hasLeft } from './has-left.js'
import { judgeParts } from './judge-parts.js'
import { measureCustomers, measurePastDay } from './measure.js'
import type { Measured } from './measured.js'
import { knownSince, type MeasuredCustomer } from './measured-customer.js'
import type { ReadNorms } from './norms.js'
import { customerHealth } from './tables/customer-health.js'

export type HealthRow = RowOf<typeof customerHealth>

/** Days of history that a customer has before it has a score. */
export const minDays = 14
/** After a longer gap the score does not follow from the one before it. */
const maxGap = 8

/** Whether a customer is too new for a score at an instant. */
export const isTooNew = (customer: MeasuredCustomer, at: number) => knownSince(customer) > at - minDays * dayLength

/** What a look at customers finds: their health, and what it was made of. */
export interface CustomersOfDay {
  rows: HealthRow[]
  measured: ReadonlyMap<string, Measured>
}

/**
 * The health of these customers on the running day of a calendar, none for those that are too new, and what was measured of all. It reads
 * only. `todayAt` is the present instant when that day is today.
 */
export async function healthOfCustomers(
  store: OrganizationStore,
  customers: readonly MeasuredCustomer[],
  calendar: Calendar,
  todayAt: number | undefined,
  readNorms: ReadNorms
): Promise<CustomersOfDay> {
  const isToday = todayAt !== undefined
  const asOf = calendar.dayStarts.at(-1) ?? 0
  const scored = customers.filter((customer) => !isTooNew(customer, asOf))
  // Of a past day only scores are written.
  const looked = isToday ? customers : scored
  if (looked.length === 0) return { rows: [], measured: new Map() }
  const ids = scored.map(({ id }) => id)
  const [measured, before, { tenures }] = await Promise.all([
    isToday
      ? measureCustomers(store, looked, calendar, { asOf, now: todayAt, readNorms })
      : measurePastDay(store, looked, calendar, readNorms),
    daysBefore(store, ids, asOf),
    readTenures(store, asOf, ids)
  ])
  const rows = scored.flatMap(({ id }) => {
    const its = measured.get(id)
    if (!its) return []
    const values = featuresOf(its)
    const { status } = its.billing
    const standing = { billingStatus: status, state: its.assessment.state }
    const health = healthOf(judgeParts(its, values), standing, before.get(id))
    const stored = { customer_id: id, day: asOf, billing_status: status, formula: formulaVersion, features: values }
    return [{ ...health, ...stored, has_left: hasLeft(tenures.get(id), status, asOf) }]
  })
  return { rows, measured }
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
