import { events } from '../../identity/index.js'
import { activity, type PastCalendars } from '../../signals/index.js'
import type { OrganizationStore } from '../../storage/index.js'
import { groupBy, type Reading } from '../../values/index.js'
import { peopleWindow } from '../activity-evidence.js'

/** What customers did, day by day: lists as long as the days of the calendars. */
export interface PastActivity {
  countsOf(id: string): readonly number[]
  /** How many people were active in each of the windows that are compared at the start of a day, the last one last. */
  peopleAt(id: string, index: number): number[]
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
  const [days, people] = await Promise.all([
    store.aggregate(events, { where, by: ['customer_id'], range, measures: { count: { count: true } } }),
    store.aggregate(events, {
      where: { ...where, user_id: { isNull: false } },
      by: ['customer_id', 'user_id'],
      range,
      measures: {}
    })
  ])
  const none = dayStarts.map(() => 0)
  const counts = new Map<string, number[]>()
  for (const { customer_id, range: day, count } of days) {
    const its = counts.get(customer_id ?? '') ?? [...none]
    its[day] = count
    counts.set(customer_id ?? '', its)
  }
  const byCustomer = groupBy(people, ({ customer_id }) => customer_id ?? '')
  const windows = new Map([...byCustomer].map(([id, its]) => [id, activeBefore(its, dayStarts.length)]))
  return {
    countsOf: (id) => counts.get(id) ?? none,
    peopleAt: (id, index) => {
      const its = windows.get(id) ?? none
      return Array.from({ length: peopleWindow.before + 1 }, (_, at) => its[index - (peopleWindow.before - at) * peopleWindow.days] ?? 0)
    }
  }
}

/** How many people were active in the 14 days before each day. */
function activeBefore(active: readonly { user_id: string | null; range: number }[], length: number): number[] {
  const changes = new Array<number>(length + peopleWindow.days + 2).fill(0)
  for (const its of groupBy(active, ({ user_id }) => user_id ?? '').values()) {
    let counted = -1
    for (const { range: day } of its.toSorted((a, b) => a.range - b.range)) {
      const from = Math.max(day + 1, counted + 1)
      counted = day + peopleWindow.days
      changes[from] = (changes[from] ?? 0) + 1
      changes[counted + 1] = (changes[counted + 1] ?? 0) - 1
    }
  }
  let people = 0
  return changes.slice(0, length).map((change) => {
    people += change
    return people
  })
}
