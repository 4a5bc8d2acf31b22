import { statusFilter } from '../facts/index.js'
import { facts } from '../facts/tables/index.js'
import { type customers, events } from '../identity/index.js'
import { revenueSnapshots } from '../revenue/tables/index.js'
import { activity, type Calendar, dailyActivity } from '../signals/index.js'
import { sources } from '../sources/tables/index.js'
import type { OrganizationStore, RowOf } from '../storage/index.js'
import { day as dayLength, groupBy, startOfUtcDay } from '../values/index.js'
import { heardDays, type Measured, peopleWindow, statementDays, usageDays, worries } from './judge-parts.js'

export const assessedColumns = ['id', 'first_event_at', 'created_at', 'billing_status', 'mrr_cents'] as const
export type AssessedCustomer = Pick<RowOf<typeof customers>, (typeof assessedColumns)[number]>

/** Measures these customers: five looks, however many they are. `isToday` says that their own rows tell of the day; else what was noted of it does. */
export async function measureCustomers(
  store: OrganizationStore,
  assessed: readonly AssessedCustomer[],
  calendar: Calendar,
  { asOf, isToday }: { asOf: number; isToday: boolean }
): Promise<Map<string, Measured>> {
  const ids = assessed.map(({ id }) => id)
  const [daily, people, told, conversations, revenue] = await Promise.all([
    countDays(store, ids, calendar),
    countPeople(store, ids, asOf),
    findWorries(store, ids, asOf),
    countConversations(store, ids, asOf),
    readRevenue(store, ids, asOf)
  ])
  return new Map(
    assessed.map(({ id, first_event_at, billing_status, mrr_cents }) => {
      const { before, at } = revenue.get(id) ?? {}
      const standing = isToday ? { billing_status, mrr_cents } : at
      return [
        id,
        {
          counts: daily.get(id) ?? [],
          firstAt: first_event_at,
          people: people.get(id) ?? [],
          told: told.get(id) ?? [],
          conversations: conversations.get(id) ?? 0,
          billing: {
            status: standing?.billing_status ?? 'NONE',
            mrrCents: standing?.mrr_cents ?? null,
            mrrBefore: before?.mrr_cents ?? null
          }
        }
      ]
    })
  )
}

function countDays(store: OrganizationStore, ids: readonly string[], { dayStarts }: Calendar): Promise<Map<string, number[]>> {
  const { windowDays, baselineDays } = usageDays
  return dailyActivity(store, activity, ids, dayStarts, Math.max(0, dayStarts.length - 1 - 2 * windowDays - baselineDays))
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

async function findWorries(store: OrganizationStore, ids: readonly string[], asOf: number): Promise<Map<string, Measured['told']>> {
  const found = await store.find(facts, {
    where: { customer_id: { in: ids }, fact_type: { in: Object.keys(worries) }, all: [statusFilter(['ACTIVE'], asOf)] },
    columns: ['customer_id', 'fact_type', 'occurred_at', 'detected_at']
  })
  const told = found
    .map(({ customer_id, fact_type, occurred_at, detected_at }) => ({
      id: customer_id,
      factType: fact_type,
      at: occurred_at ?? detected_at
    }))
    .filter(({ at }) => at < asOf && at > asOf - statementDays * dayLength)
  return groupBy(told, ({ id }) => id)
}

async function countConversations(store: OrganizationStore, ids: readonly string[], asOf: number): Promise<Map<string, number>> {
  const groups = await store.aggregate(sources, {
    where: { customer_id: { in: ids }, occurred_at: { gte: asOf - heardDays * dayLength, lt: asOf } },
    by: ['customer_id'],
    measures: { count: { count: true } }
  })
  return new Map(groups.map(({ customer_id, count }) => [customer_id ?? '', count]))
}

type Snapshot = Pick<RowOf<typeof revenueSnapshots>, 'billing_status' | 'mrr_cents'>

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
