import { activityChannels, type EventRow, events } from '../../identity/index.js'
import type { Rows, Where } from '../../storage/index.js'

type Reading = Rows<'organization'>

/** Events that count as activity. */
export const activity: Where<EventRow> = { channel: { in: activityChannels }, counted: { eq: true } }

/** What each customer did on each day from the one with this index on: lists as long as the calendar, which hold 0 before. */
export async function dailyActivity(
  rows: Reading,
  where: Where<EventRow>,
  customerIds: readonly string[],
  dayStarts: readonly number[],
  from: number
): Promise<Map<string, number[]>> {
  const bounds = dayStarts.slice(from)
  const [start] = bounds
  const days = new Map<string, number[]>()
  if (start === undefined) return days
  const groups = await rows.aggregate(events, {
    where: { ...where, customer_id: { in: customerIds }, occurred_at: { gte: start } },
    by: ['customer_id'],
    range: { column: 'occurred_at', bounds },
    measures: { count: { count: true } }
  })
  for (const { customer_id, range, count } of groups) {
    if (customer_id === null) continue
    const counts = days.get(customer_id) ?? new Array<number>(dayStarts.length).fill(0)
    counts[from + range] = count
    days.set(customer_id, counts)
  }
  return days
}

/** What the people of each customer did on each day, by customer and user. */
export async function dailyPeople(
  rows: Reading,
  customerIds: readonly string[],
  dayStarts: readonly number[]
): Promise<Map<string, Map<string, number[]>>> {
  const [start = 0] = dayStarts
  const groups = await rows.aggregate(events, {
    where: { ...activity, customer_id: { in: customerIds }, user_id: { isNull: false }, occurred_at: { gte: start } },
    by: ['customer_id', 'user_id'],
    range: { column: 'occurred_at', bounds: dayStarts },
    measures: { count: { count: true } }
  })
  const byCustomer = new Map<string, Map<string, number[]>>()
  for (const { customer_id, user_id, range, count } of groups) {
    if (customer_id === null || user_id === null) continue
    const people = byCustomer.get(customer_id) ?? new Map<string, number[]>()
    const counts = people.get(user_id) ?? new Array<number>(dayStarts.length).fill(0)
    counts[range] = count
    byCustomer.set(customer_id, people.set(user_id, counts))
  }
  return byCustomer
}
