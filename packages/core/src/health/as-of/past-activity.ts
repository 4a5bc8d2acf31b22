import { events } from '../../identity/index.js'
import { activity, type PastCalendars } from '../../signals/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { groupBy, type Reading } from '../../values/index.js'
import { peopleWindow } from '../activity-evidence.js'
import { type Breadth, useWindow } from '../use.js'

/** What customers did, day by day: lists as long as the days of the calendars. */
export interface PastActivity {
  countsOf(id: string): readonly number[]
  /** How many people were active in each of the windows that are compared at the start of a day, the last one last. */
  peopleAt(id: string, index: number): number[]
  /** How many people there were, and how many different things they did, in the longer windows. */
  breadthAt(id: string, index: number): Breadth
}

/** Reads what these customers did on all days of the calendars. Read by what was recorded, events that were stored after the last day do not count. */
export async function readPastActivity(
  store: OrganizationStore,
  ids: readonly string[],
  { dayStarts }: PastCalendars,
  reading: Reading
): Promise<PastActivity> {
  const [start = 0] = dayStarts
  const end = dayStarts.at(-1) ?? start
  const where = {
    ...activity,
    customer_id: { in: ids },
    occurred_at: { gte: start, lt: end },
    ...(reading === 'recorded' && { received_at: { lte: end } })
  }
  const range = { column: 'occurred_at', bounds: dayStarts } as const
  const [days, people, names] = await Promise.all([
    store.aggregate(events, { where, by: ['customer_id'], range, measures: { count: { count: true } } }),
    store.aggregate(events, {
      where: { ...where, user_id: { isNull: false } },
      by: ['customer_id', 'user_id'],
      range,
      measures: {}
    }),
    store.aggregate(events, { where, by: ['customer_id', 'event_name'], range, measures: {} })
  ])
  const none = dayStarts.map(() => 0)
  const counts = new Map<string, number[]>()
  for (const { customer_id, range: day, count } of days) {
    const its = counts.get(customer_id ?? '') ?? [...none]
    its[day] = count
    counts.set(customer_id ?? '', its)
  }
  const length = dayStarts.length
  const byPeople = people.map(({ customer_id, user_id, range: day }) => ({ customer_id, what: user_id, range: day }))
  const byName = names.map(({ customer_id, event_name, range: day }) => ({ customer_id, what: event_name, range: day }))
  const windows = distinctBefore(byPeople, length, peopleWindow.days)
  const longer = { people: distinctBefore(byPeople, length, useWindow.days), names: distinctBefore(byName, length, useWindow.days) }
  const windowsAt = (of: readonly number[] | undefined, index: number, { days: width, count }: { days: number; count: number }) =>
    Array.from({ length: count }, (_, at) => (of ?? none)[index - (count - 1 - at) * width] ?? 0)
  return {
    countsOf: (id) => counts.get(id) ?? none,
    peopleAt: (id, index) => windowsAt(windows.get(id), index, { days: peopleWindow.days, count: peopleWindow.before + 1 }),
    breadthAt: (id, index) => ({
      people: windowsAt(longer.people.get(id), index, useWindow),
      names: windowsAt(longer.names.get(id), index, useWindow)
    })
  }
}

interface Seen {
  customer_id: string | null
  what: string | null
  range: number
}

/** How many different people or things each customer had in so many days before each day. */
function distinctBefore(seen: readonly Seen[], length: number, days: number): Map<string, number[]> {
  return new Map([...groupBy(seen, ({ customer_id }) => customer_id ?? '')].map(([id, its]) => [id, countBefore(its, length, days)]))
}

function countBefore(seen: readonly Seen[], length: number, days: number): number[] {
  const changes = new Array<number>(length + days + 2).fill(0)
  for (const its of groupBy(seen, ({ what }) => what ?? '').values()) {
    let counted = -1
    for (const { range: day } of its.toSorted((a, b) => a.range - b.range)) {
      const from = Math.max(day + 1, counted + 1)
      counted = day + days
      changes[from] = (changes[from] ?? 0) + 1
      changes[counted + 1] = (changes[counted + 1] ?? 0) - 1
    }
  }
  let count = 0
  return changes.slice(0, length).map((change) => {
    count += change
    return count
  })
}
