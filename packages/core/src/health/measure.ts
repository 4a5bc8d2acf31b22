import { assessCustomers, storedActivity } from '../assessment/index.js'
import { events } from '../identity/index.js'
import { revenueSnapshots } from '../revenue/tables/index.js'
import { activity, type Calendar, dailyActivity, singleCalendar } from '../signals/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { day as dayLength, groupBy, type Reading, startOfUtcDay } from '../values/index.js'
import { activityEvidenceOf, peopleWindow } from './activity-evidence.js'
import { readPastCustomers } from './as-of/past-customers.js'
import type { Measured } from './measured.js'
import { knownSince, type MeasuredCustomer } from './measured-customer.js'
import type { ReadNorms } from './norms.js'
import { readTermsAhead } from './terms-ahead.js'
import { readBreadth, useOf } from './use.js'

/**
 * Measures and assesses these customers at the start of a past day, the running day of the calendar, by what was known then. `known` says how the past is
 * read.
 */
export async function measurePastDay(
  store: OrganizationStore,
  measured: readonly MeasuredCustomer[],
  calendar: Calendar,
  readNorms: ReadNorms,
  known: Reading = 'happened'
): Promise<Map<string, Measured>> {
  const calendars = singleCalendar(calendar)
  const norms = await readNorms(calendar.dayStarts.at(-1) ?? 0)
  const past = await readPastCustomers(store, measured, calendars, known, () => norms)
  return new Map(measured.map((customer) => [customer.id, past.at(customer, calendars.first)]))
}

/** Measures and assesses these customers now: a fixed number of looks, however many they are. Activity is that of whole days, up to the start of today. */
export async function measureCustomers(
  store: OrganizationStore,
  measured: readonly MeasuredCustomer[],
  calendar: Calendar,
  { asOf, now, readNorms }: { asOf: number; now: number; readNorms: ReadNorms }
): Promise<Map<string, Measured>> {
  const ids = measured.map(({ id }) => id)
  const [daily, people, breadth, norms, terms, paid, known] = await Promise.all([
    countDays(store, ids, calendar),
    countPeople(store, ids, calendar),
    readBreadth(store, ids, calendar),
    readNorms(asOf),
    readTermsAhead(store, ids, asOf),
    readPaidBefore(store, ids, asOf),
    storedActivity(store, ids)
  ])
  const activityOf = new Map(
    measured.map(({ id, first_event_at: firstAt }) => {
      const counted = { counts: daily.get(id) ?? [], firstAt, people: people.get(id) ?? [] }
      const hadFallen = (known.get(id)?.fall ?? null) !== null
      return [id, activityEvidenceOf(counted, calendar, asOf, hadFallen)] as const
    })
  )
  const assessments = await assessCustomers(store, measured, now, calendar.timeZone, activityOf)
  return new Map(
    measured.flatMap((customer) => {
      const { id, billing_status: status, mrr_cents: mrrCents, first_event_at: firstAt } = customer
      const activity = activityOf.get(id)
      const assessment = assessments.get(id)
      if (!activity || !assessment) return []
      const billing = { status, mrrCents, mrrBefore: paid.get(id) ?? null }
      const use = useOf(daily.get(id) ?? [], breadth.get(id), { knownSince: knownSince(customer), firstAt, asOf }, calendar)
      return [[id, { activity, assessment, billing, use, term: terms.get(id) ?? null, norms }] as const]
    })
  )
}

function countDays(store: OrganizationStore, ids: readonly string[], { dayStarts }: Calendar): Promise<Map<string, number[]>> {
  return dailyActivity(store, activity, ids, dayStarts, 0)
}

async function countPeople(store: OrganizationStore, ids: readonly string[], { dayStarts }: Calendar): Promise<Map<string, number[]>> {
  const { days, before } = peopleWindow
  const today = dayStarts.length - 1
  const asOf = dayStarts[today] ?? 0
  const bounds = Array.from({ length: before + 1 }, (_, index) => dayStarts[today - (before + 1 - index) * days] ?? asOf)
  const [first = asOf] = bounds
  const groups = await store.aggregate(events, {
    where: { ...activity, customer_id: { in: ids }, user_id: { isNull: false }, occurred_at: { gte: first, lt: asOf } },
    by: ['customer_id'],
    range: { column: 'occurred_at', bounds },
    measures: { people: { countDistinct: 'user_id' } }
  })
  return new Map(
    [...groupBy(groups, ({ customer_id }) => customer_id ?? '')].map(([id, its]) => {
      const windows = new Array<number>(bounds.length).fill(0)
      for (const { range, people } of its) windows[range] = people
      return [id, windows]
    })
  )
}

/** What the customers paid a month 30 days before the end of yesterday. */
async function readPaidBefore(store: OrganizationStore, ids: readonly string[], asOf: number): Promise<Map<string, number | null>> {
  const day = startOfUtcDay(asOf) - 31 * dayLength
  const found = await store.get(
    revenueSnapshots,
    ids.map((customer_id) => ({ customer_id, day }))
  )
  return new Map(ids.map((id, index) => [id, found[index]?.mrr_cents ?? null]))
}
