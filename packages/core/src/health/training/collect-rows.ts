import { readPastCalendars } from '../../signals/index.js'
import type { OrganizationStore, RowOf, Transaction } from '../../storage/index.js'
import { yieldToEventLoop } from '../../values/index.js'
import { readPastCustomers } from '../as-of/past-customers.js'
import { featuresOf, featuresVersion } from '../features.js'
import { readPastNorms } from '../norms.js'
import { healthTrainingRows } from '../tables/health-training-rows.js'
import type { SampledCustomer } from './population.js'

type StoredTrainingRow = RowOf<typeof healthTrainingRows>

/** So many customers are looked at in one step. */
export const customersAStep = 50

/** Reads the numbers of customers on past days, from what was known then, or what complete records would have said: an import tells of years at once. */
export type ReadRows = (sampled: readonly SampledCustomer[]) => Promise<StoredTrainingRow[]>

/** What all customers have in common is read once. */
export async function prepareRows(store: OrganizationStore, days: readonly number[], timeZone: string): Promise<ReadRows> {
  const from = days[0] ?? 0
  const to = days.at(-1) ?? from
  const past = { from, to, reading: 'happened' as const }
  const [calendars, norms] = await Promise.all([readPastCalendars(store, { ...past, timeZone }), readPastNorms(store, past)])
  const indexOf = new Map(calendars.dayStarts.map((day, index) => [day, index]))
  return async (sampled) => {
    const known = await readPastCustomers(
      store,
      sampled.map(({ customer }) => customer),
      calendars,
      'happened',
      norms
    )
    const rows: StoredTrainingRow[] = []
    for (const { customer, days: its } of sampled) {
      for (const { day, weight } of its) {
        const index = indexOf.get(day)
        if (index === undefined || index < calendars.first) continue
        const values = featuresOf(known.at(customer, index))
        rows.push({ customer_id: customer.id, day, weight, features: values, features_version: featuresVersion })
      }
      await yieldToEventLoop()
    }
    return rows
  }
}

export async function writeRows(transaction: Transaction, rows: readonly StoredTrainingRow[]): Promise<void> {
  if (rows.length > 0) await transaction.upsert(healthTrainingRows, [...rows])
}

export async function dropRows(transaction: Transaction): Promise<void> {
  await transaction.remove(healthTrainingRows, {})
}
