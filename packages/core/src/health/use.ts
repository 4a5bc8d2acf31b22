import { events } from '../identity/index.js'
import { activity, type Calendar } from '../signals/index.js'
import type { OrganizationStore } from '../storage/index.js'
import { day as dayLength, groupBy } from '../values/index.js'
import type { Use } from './measured.js'

/** Windows of so many days are compared: the last one with the two before it. */
export const useWindow = { days: 28, count: 3 }

/** How many people a customer had, and how many different things they did, in each window; the last window last. */
export interface Breadth {
  people: readonly number[]
  names: readonly number[]
}

/** The breadth of these customers up to the running day of a calendar. */
export async function readBreadth(
  store: OrganizationStore,
  ids: readonly string[],
  { dayStarts }: Calendar
): Promise<Map<string, Breadth>> {
  const { days, count } = useWindow
  const today = dayStarts.length - 1
  const asOf = dayStarts[today] ?? 0
  const bounds = Array.from({ length: count }, (_, index) => dayStarts[today - (count - index) * days] ?? asOf)
  const [first = asOf] = bounds
  const groups = await store.aggregate(events, {
    where: { ...activity, customer_id: { in: ids }, occurred_at: { gte: first, lt: asOf } },
    by: ['customer_id'],
    range: { column: 'occurred_at', bounds },
    measures: { people: { countDistinct: 'user_id' }, names: { countDistinct: 'event_name' } }
  })
  return new Map(
    [...groupBy(groups, ({ customer_id }) => customer_id ?? '')].map(([id, its]) => {
      const people = new Array<number>(count).fill(0)
      const names = new Array<number>(count).fill(0)
      for (const each of its) {
        people[each.range] = each.people
        names[each.range] = each.names
      }
      return [id, { people, names }]
    })
  )
}

/** What a customer did, beside what it did before. `counts` are its events on the days of the calendar. */
export function useOf(
  counts: readonly number[],
  breadth: Breadth | undefined,
  { knownSince, firstAt, asOf }: { knownSince: number; firstAt: number | null; asOf: number },
  { dayStarts }: Calendar
): Use {
  const end = dayStarts.length - 1
  const sum = (from: number, to: number) => counts.slice(Math.max(0, from), Math.max(0, to)).reduce((total, count) => total + count, 0)
  const { days: windowDays, count: windows } = useWindow
  const begin = end - windows * windowDays
  // Days before the first event are no days without events.
  const known = dayStarts
    .slice(Math.max(0, begin), end - windowDays)
    .filter((start) => firstAt !== null && start + dayLength > firstAt).length
  const before = (breadth?.names ?? []).slice(0, -1).filter((count) => count > 0)
  const names = breadth?.names.at(-1) ?? 0
  return {
    events: sum(end - windowDays, end),
    usualEvents: known < 7 ? 0 : (sum(begin, end - windowDays) * windowDays) / known,
    activeDays: counts.slice(Math.max(0, end - windowDays), end).filter((count) => count > 0).length,
    people: breadth?.people.at(-1) ?? 0,
    names,
    usualNames: before.length === 0 ? names : before.reduce((total, count) => total + count, 0) / before.length,
    historyDays: Math.max(0, (asOf - knownSince) / dayLength)
  }
}
