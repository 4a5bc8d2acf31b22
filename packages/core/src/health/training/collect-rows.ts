import { readCalendar } from '../../signals/index.js'
import type { OrganizationStore, RowOf, Transaction } from '../../storage/index.js'
import { groupBy } from '../../values/index.js'
import { featuresOf, featuresVersion } from '../features.js'
import { measureCustomers } from '../measure.js'
import { healthTrainingRows } from '../tables/health-training-rows.js'
import type { SampledCustomer } from './population.js'

type TrainingRowOf = RowOf<typeof healthTrainingRows>

/** So many customers are looked at in one step. */
export const customersAStep = 100

/** The numbers of these customers on their days, from what was known then. */
export async function collectRows(
  store: OrganizationStore,
  sampled: readonly SampledCustomer[],
  timeZone: string
): Promise<TrainingRowOf[]> {
  const byDay = groupBy(
    sampled.flatMap(({ customer, days }) => days.map(({ day, weight }) => ({ customer, day, weight }))),
    ({ day }) => day
  )
  const rows: TrainingRowOf[] = []
  for (const [day, its] of byDay) {
    const calendar = await readCalendar(store, day, timeZone)
    const customers = its.map(({ customer }) => customer)
    const measured = await measureCustomers(store, customers, calendar, { asOf: day, now: day, isToday: false })
    for (const { customer, weight } of its) {
      const known = measured.get(customer.id)
      if (!known) continue
      rows.push({ customer_id: customer.id, day, weight, features: featuresOf(known), features_version: featuresVersion })
    }
  }
  return rows
}

export async function writeRows(transaction: Transaction, rows: readonly TrainingRowOf[]): Promise<void> {
  if (rows.length > 0) await transaction.upsert(healthTrainingRows, [...rows])
}

export async function dropRows(transaction: Transaction): Promise<void> {
  await transaction.remove(healthTrainingRows, {})
}
