import { type ActivityEvidence, assessCustomers, type AssessedCustomer as StandingColumns, storedActivity } from '../assessment/index.js'
import { type customers, events } from '../identity/index.js'
import { revenueSnapshots } from '../revenue/tables/index.js'
import { activity, type Calendar, dailyActivity } from '../signals/index.js'
import type { OrganizationStore, RowOf } from '../storage/index.js'
import { day as dayLength, groupBy, startOfUtcDay } from '../values/index.js'
import { activityEvidenceOf, peopleWindow } from './activity-evidence.js'
import type { Measured } from './measured.js'
import { readBreadth, readNorms, readTermsAhead, useOf } from './read-use.js'

export const measuredColumns = ['id', 'first_event_at', 'created_at', 'billing_status', 'mrr_cents', 'mrr_status', 'currency'] as const
export type MeasuredCustomer = Pick<RowOf<typeof customers>, (typeof measuredColumns)[number]>

/** Since when there is anything to know of a customer. */
export const knownSince = ({ first_event_at, created_at }: Pick<MeasuredCustomer, 'first_event_at' | 'created_at'>) =>
  Math.min(first_event_at ?? created_at, created_at)

/** Measures and assesses these customers: a fixed number of looks, however many they are. `isToday` says that their own rows tell of the day; else what was noted of it does. */
export async function measureCustomers(
  store: OrganizationStore,
  measured: readonly MeasuredCustomer[],
  calendar: Calendar,
  { asOf, now, isToday }: { asOf: number; now: number; isToday: boolean }
): Promise<Map<string, Measured>> {
  const ids = measured.map(({ id }) => id)
  const [daily, people, breadth, norms, terms, revenue, known] = await Promise.all([
    countDays(store, ids, calendar),
    countPeople(store, ids, asOf),
    readBreadth(store, ids, asOf),
    readNorms(store, asOf),
    readTermsAhead(store, ids, asOf, isToday ? 'recorded' : 'happened'),
    readRevenue(store, ids, asOf),
    isToday ? storedActivity(store, ids) : new Map<string, ActivityEvidence>()
  ])
  const activityOf = new Map(
    measured.map(({ id, first_event_at: firstAt }) => {
      const counted = { counts: daily.get(id) ?? [], firstAt, people: people.get(id) ?? [] }
      const hadFallen = (known.get(id)?.fall ?? null) !== null
      return [id, activityEvidenceOf(counted, calendar, asOf, hadFallen)] as const
    })
  )
  const standing = measured.map((customer) => (isToday ? customer : { ...customer, ...standingOf(revenue.get(customer.id)?.at) }))
  const assessments = await assessCustomers(store, standing, now, calendar.timeZone, activityOf)
  return new Map(
    standing.flatMap(({ id, billing_status: status, mrr_cents: mrrCents, ...customer }) => {
      const activity = activityOf.get(id)
      const assessment = assessments.get(id)
      if (!activity || !assessment) return []
      const mrrBefore = revenue.get(id)?.before?.mrr_cents ?? null
      const known = { knownSince: knownSince(customer), firstAt: customer.first_event_at, asOf }
      const use = useOf(daily.get(id) ?? [], breadth.get(id), known, calendar)
      return [[id, { activity, assessment, billing: { status, mrrCents, mrrBefore }, use, term: terms.get(id) ?? null, norms }] as const]
    })
  )
}

/** How a customer stood on a past day: nothing was known of it where there is no snapshot. */
function standingOf(snapshot: Snapshot | undefined): Omit<StandingColumns, 'id'> {
  return {
    billing_status: snapshot?.billing_status ?? 'NONE',
    mrr_cents: snapshot?.mrr_cents ?? null,
    mrr_status: snapshot?.mrr_cents == null ? 'unavailable' : 'calculated',
    currency: snapshot?.currency ?? null
  }
}

function countDays(store: OrganizationStore, ids: readonly string[], { dayStarts }: Calendar): Promise<Map<string, number[]>> {
  return dailyActivity(store, activity, ids, dayStarts, 0)
}

async function countPeople(store: OrganizationStore, ids: readonly string[], asOf: number): Promise<Map<string, number[]>> {
  const { days, before } = peopleWindow
  const bounds = Array.from({ length: before + 1 }, (_, index) => asOf - (before + 1 - index) * days * dayLength)
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

type Snapshot = Pick<RowOf<typeof revenueSnapshots>, 'billing_status' | 'mrr_cents' | 'currency'>

/** How the customers stood at the end of the day before, and 30 days before that. */
async function readRevenue(
  store: OrganizationStore,
  ids: readonly string[],
  asOf: number
): Promise<Map<string, { at?: Snapshot; before?: Snapshot }>> {
  const yesterday = startOfUtcDay(asOf) - dayLength
  const days = [yesterday, yesterday - 30 * dayLength]
  const found = await store.get(
    revenueSnapshots,
    ids.flatMap((customer_id) => days.map((day) => ({ customer_id, day })))
  )
  return new Map(
    ids.map((id, index) => {
      const at = found[2 * index]
      const before = found[2 * index + 1]
      return [id, { ...(at && { at }), ...(before && { before }) }]
    })
  )
}
