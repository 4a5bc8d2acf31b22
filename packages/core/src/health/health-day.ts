import { Type } from 'typebox'
import { writeActivity } from '../assessment/index.js'
import { beforeCommit, defineSubscriber } from '../changes/index.js'
import { customers } from '../identity/index.js'
import { enqueueJob, jobs } from '../jobs/index.js'
import { readSettings } from '../settings/index.js'
import { type Calendar, queueCustomers } from '../signals/index.js'
import type { OrganizationStore, Transaction } from '../storage/index.js'
import { day as dayLength, type Ids, startOfDay, wallClock } from '../values/index.js'
import { type CustomersOfDay, type HealthRow, healthOfCustomers, minDays } from './customers-of-day.js'
import { type MeasuredCustomer, measuredColumns } from './measured-customer.js'
import type { ReadNorms } from './norms.js'
import { customerHealth } from './tables/customer-health.js'

/** The job that calculates every customer's health once a day of the workspace. */
export const healthDayKind = 'health_day'

/** The day that comes next starts at this instant or after it, null at the very beginning; and the customer behind which it goes on, null before the first. */
export const healthDayPayload = Type.Object({
  from: Type.Union([Type.Integer(), Type.Null()]),
  after: Type.Union([Type.String(), Type.Null()])
})

/** So soon after the first customer the first look comes: a history that is being imported is there then. */
const firstLook = 3 * 60_000

/** The first customer has the daily look begin. */
export const beginHealth = defineSubscriber({
  at: beforeCommit,
  kinds: ['customerCreated'],
  follow: (_, { transaction, ids, now }) => planHealthDay(transaction, ids, now, now + firstLook)
})

/** Has health calculated once a day from `runAt` on; one that is planned already stays as it is. */
async function planHealthDay(transaction: Transaction, ids: Ids, now: number, runAt: number): Promise<void> {
  const [live] = await transaction.find(jobs, { where: { unique_key: { eq: healthDayKind } }, columns: ['id'], limit: 1 })
  if (live) return
  await enqueueJob(transaction, { kind: healthDayKind, payload: { from: null, after: null }, uniqueKey: healthDayKind, runAt }, ids, now)
}

/** Days that are calculated afterwards at most: at the beginning, and after a time without a process. */
const maxPastDays = 27
/** Of more customers, only the running day is. */
const maxOfPast = 1_000
/** How long scores are kept. */
const keptDays = 400

/** The days that a look has to do with. */
interface Days {
  /** The one to calculate now; undefined when today's is done. */
  next: number | undefined
  today: number
  tomorrow: number
  timeZone: string
}

/** The first day from an instant on that is to be calculated. */
export async function nextDay(store: OrganizationStore, from: number | null, now: number): Promise<Days> {
  const { default_timezone: timeZone } = await readSettings(store)
  const date = Math.floor(wallClock(now, timeZone) / dayLength) * dayLength
  const daysAgo = (days: number) => startOfDay(date - days * dayLength, timeZone)
  const isLarge = (await store.count(customers, {}, maxOfPast + 1)) > maxOfPast
  const days = isLarge ? [0] : Array.from({ length: maxPastDays + 1 }, (_, index) => maxPastDays - index)
  const [oldest] = await store.aggregate(customers, { measures: { seen: { min: 'first_event_at' }, created: { min: 'created_at' } } })
  const known = Math.min(oldest?.seen ?? now, oldest?.created ?? now)
  // On past days, those who were too new have no score. Today everybody is assessed.
  const begin = Math.min(known + minDays * dayLength, daysAgo(0))
  const next = days.map(daysAgo).find((start) => start >= Math.max(begin, from ?? begin))
  return { next, today: daysAgo(0), tomorrow: daysAgo(-1), timeZone }
}

const customersAPage = 500

/** A page of customers with their health on a day; `last` is null after the last customer. */
export async function healthPage(
  store: OrganizationStore,
  calendar: Calendar,
  after: string | null,
  todayAt: number | undefined,
  readNorms: ReadNorms
): Promise<CustomersOfDay & { last: string | null }> {
  const page: MeasuredCustomer[] = await store.find(customers, {
    columns: [...measuredColumns],
    limit: customersAPage,
    ...(after !== null && { after: { key: [after] } })
  })
  return { ...(await healthOfCustomers(store, page, calendar, todayAt, readNorms)), last: page.at(-1)?.id ?? null }
}

/** Writes the scores of a page; what is older than 400 days goes with the first one of a day. */
export async function writeHealth(transaction: Transaction, rows: readonly HealthRow[], removeBefore: number | undefined): Promise<void> {
  if (rows.length > 0) await transaction.upsert(customerHealth, [...rows])
  if (removeBefore !== undefined) await transaction.remove(customerHealth, { day: { lt: removeBefore - keptDays * dayLength } })
}

/** Writes what was measured of a page's activity today. Customers whose assessment says something else by it are assessed anew. */
export async function writeStanding(transaction: Transaction, { measured }: CustomersOfDay, ids: Ids, now: number): Promise<void> {
  const assessments = new Map([...measured].map(([id, { assessment }]) => [id, assessment]))
  const activityOf = new Map([...measured].map(([id, { activity }]) => [id, activity]))
  const changed = await writeActivity(transaction, assessments, activityOf, ids, now)
  await queueCustomers(transaction, changed, ids, now)
}
