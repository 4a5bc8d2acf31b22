import type { Rows } from '../../../storage/contract.js'
import type { Where } from '../../../storage/query.js'
import { events } from '../../../storage/tables/index.js'
import { groupBy } from '../../group-by.js'
import type { EventRow } from '../../identity/accepted-event.js'
import { activityChannels } from '../../identity/rollup.js'
import { day as dayLength } from '../../window.js'
import type { EventPattern, PatternOf } from '../signal-input.js'
import type { Calendar } from './calendar.js'
import { activeOn, ordinaryBefore, ordinaryDays, type PersonDays } from './judge.js'

type Reading = Rows<'organization'>

/** Whoever is silent for longer has left long ago. It leaves room for the ordinary days before a silence that is as long as is asked for, and a week. */
export const maxAbsenceDays = (days: number) => Math.max(63, days + ordinaryDays + 7)
/** Silences that began before are seen as such, without their beginning. The ordinary days before one that is as long as is asked for are within. */
const maxSilenceDays = (days: number) => Math.max(90, days + ordinaryDays)

/** Events that count as activity. */
export const activity: Where<EventRow> = { channel: { in: activityChannels } }

/** The events that a definition is about. */
export function countedEvents(definition: EventPattern): Where<EventRow> {
  if (definition.detection === 'event_count_threshold') {
    const { eventNames, channels } = definition
    if (!eventNames && !channels) return activity
    return { ...(eventNames && { event_name: { in: eventNames } }), ...(channels && { channel: { in: channels } }) }
  }
  if (definition.detection === 'event_absence' && definition.eventNames) return { event_name: { in: definition.eventNames } }
  return activity
}

/** Counts of a definition's events by customer, over its window. */
export async function countInWindow(
  rows: Reading,
  definition: PatternOf<'event_count_threshold'> | PatternOf<'customer_activity_threshold'>,
  customerIds: readonly string[],
  asOf: number
): Promise<Map<string, number>> {
  const groups = await rows.aggregate(events, {
    where: {
      ...countedEvents(definition),
      customer_id: { in: customerIds },
      occurred_at: { gt: asOf - definition.windowDays * dayLength, lte: asOf }
    },
    by: ['customer_id'],
    measures: { count: { count: true } }
  })
  return new Map(groups.flatMap(({ customer_id, count }) => (customer_id === null ? [] : [[customer_id, count] as const])))
}

/** The index of the day of an instant, or of the first day that is known. */
const firstDay = ({ dayStarts }: Calendar, instant: number) =>
  Math.max(
    0,
    dayStarts.findLastIndex((day) => day <= instant)
  )

/** When a definition's events were last seen of each customer, and on how many of the 28 days until then. */
export async function lastSeen(
  rows: Reading,
  definition: PatternOf<'event_absence'>,
  customerIds: readonly string[],
  calendar: Calendar,
  asOf: number
): Promise<Map<string, { lastAt: number | null; activeDays: number }>> {
  const { dayStarts } = calendar
  const { days, minimumActiveDays = 0 } = definition
  const from = firstDay(calendar, asOf - maxSilenceDays(days) * dayLength)
  const groups = await rows.aggregate(events, {
    where: { ...countedEvents(definition), customer_id: { in: customerIds }, occurred_at: { gte: dayStarts[from] ?? asOf, lte: asOf } },
    by: ['customer_id'],
    measures: { lastAt: { max: 'occurred_at' }, activeDays: { countRanges: { column: 'occurred_at', bounds: dayStarts.slice(from) } } }
  })
  const seen = new Map(
    groups.flatMap(({ customer_id, lastAt, activeDays }) => (customer_id === null ? [] : [[customer_id, { lastAt, activeDays }] as const]))
  )
  // Of all days there are as many at least: only whoever has enough of them is looked at more closely.
  const silent = [...seen].filter(([, { lastAt, activeDays }]) => {
    return minimumActiveDays > 0 && activeDays >= minimumActiveDays && lastAt !== null && lastAt <= asOf - days * dayLength
  })
  const ids = silent.map(([id]) => id)
  const daily = ids.length === 0 ? undefined : await dailyActivity(rows, countedEvents(definition), ids, dayStarts, 0)
  for (const [id, { lastAt }] of silent)
    if (lastAt !== null) seen.set(id, { lastAt, activeDays: activeOn(ordinaryBefore(lastAt, calendar), daily?.get(id) ?? []) })
  return seen
}

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

/**
 * What the people did of each customer where somebody is silent who was active before; of the others, and of whoever is silent for longer than is looked at,
 * nothing.
 */
export async function peopleSeen(
  rows: Reading,
  { days, minimumActiveDays }: PatternOf<'related_user_inactivity'>,
  customerIds: readonly string[],
  calendar: Calendar,
  asOf: number
): Promise<Map<string, PersonDays[]>> {
  const { dayStarts } = calendar
  const from = firstDay(calendar, asOf - maxAbsenceDays(days) * dayLength)
  const groups = await rows.aggregate(events, {
    where: {
      ...activity,
      customer_id: { in: customerIds },
      user_id: { isNull: false },
      occurred_at: { gte: dayStarts[from] ?? asOf, lte: asOf }
    },
    by: ['customer_id', 'user_id'],
    measures: { lastAt: { max: 'occurred_at' }, activeDays: { countRanges: { column: 'occurred_at', bounds: dayStarts.slice(from) } } }
  })
  const known = groups.flatMap(({ customer_id, user_id, lastAt, activeDays }) =>
    customer_id === null || user_id === null || lastAt === null ? [] : [{ customerId: customer_id, userId: user_id, lastAt, activeDays }]
  )
  const isSilent = ({ lastAt }: { lastAt: number }) => lastAt <= asOf - days * dayLength
  const asked = [
    ...new Set(known.filter((each) => isSilent(each) && each.activeDays >= minimumActiveDays).map(({ customerId }) => customerId))
  ]
  const daily = asked.length === 0 ? new Map<string, Map<string, number[]>>() : await dailyPeople(rows, asked, dayStarts)
  const byCustomer = groupBy(known, ({ customerId }) => customerId)
  return new Map(
    asked.map((id) => {
      const people = byCustomer.get(id) ?? []
      return [id, people.map(({ userId, lastAt }) => ({ userId, lastAt, counts: daily.get(id)?.get(userId) ?? [] }))]
    })
  )
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

/** Whether somebody's trait `role` or `title` holds a text, whatever its case. */
export function hasRole(traits: Record<string, unknown>, role: string): boolean {
  const wanted = role.toLowerCase()
  return [traits.role, traits.title].some((value) => typeof value === 'string' && value.toLowerCase().includes(wanted))
}
