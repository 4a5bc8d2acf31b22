import { activityChannels, events } from '../../identity/index.js'
import type { Rows } from '../../storage/index.js'
import { day as dayLength, type Reading, weeksUntil } from '../../values/index.js'
import { type Calendar, calendarOf, weeksSeen } from './calendar.js'

const daysOfWeek = 7

/** The calendars of past days, each as it was at the start of that day. */
export interface PastCalendars {
  timeZone: string
  /** All days that any of the calendars has, the oldest first. */
  dayStarts: readonly number[]
  /** The index of the first day that has a calendar; all days after it have one. */
  first: number
  /** The calendar at the start of the day with this index. It begins at the day `beginOf` answers. */
  at(index: number): Calendar
  /** The index of the first day in the calendar of a day. */
  beginOf(index: number): number
  /** One calendar of all days, as it is known at the end: for who looks at all of them at once. */
  whole(): Calendar
}

/** One calendar alone. */
export function singleCalendar(calendar: Calendar): PastCalendars {
  const { timeZone, dayStarts } = calendar
  return { timeZone, dayStarts, first: dayStarts.length - 1, at: () => calendar, beginOf: () => 0, whole: () => calendar }
}

/**
 * The calendars of all days between two instants: one look at the events of all accounts. Read by what was recorded, events that were stored after `to` do
 * not count.
 */
export async function readPastCalendars(
  rows: Rows<'organization'>,
  { from, to, timeZone, reading }: { from: number; to: number; timeZone: string; reading: Reading }
): Promise<PastCalendars> {
  const dayStarts = daysBetween(from, to, timeZone)
  const [start = from] = dayStarts
  const found = await rows.aggregate(events, {
    where: {
      channel: { in: activityChannels },
      occurred_at: { gte: start, lt: to },
      customer_id: { isNull: false },
      ...(reading === 'recorded' && { received_at: { lte: to } })
    },
    range: { column: 'occurred_at', bounds: dayStarts },
    measures: { events: { count: true }, accounts: { countDistinct: 'customer_id' } }
  })
  const byDay = new Map(found.map((group) => [group.range, group]))
  // A day itself is not known at its own start.
  const upTo = (index: number, begin: number, pick: 'events' | 'accounts') =>
    Array.from({ length: index - begin + 1 }, (_, at) => (begin + at === index ? 0 : (byDay.get(begin + at)?.[pick] ?? 0)))
  // The days begin with a Monday.
  const beginOf = (index: number) => Math.max(0, index - (index % daysOfWeek) - (weeksSeen - 1) * daysOfWeek)
  const made = new Map<number, Calendar>()
  const first = dayStarts.findIndex((day) => day >= from)
  return {
    timeZone,
    dayStarts,
    first: first < 0 ? dayStarts.length - 1 : first,
    beginOf,
    whole: () => calendarOf(dayStarts, timeZone, upTo(dayStarts.length - 1, 0, 'events'), upTo(dayStarts.length - 1, 0, 'accounts')),
    at: (index) => {
      const known = made.get(index)
      if (known) return known
      const begin = beginOf(index)
      const days = dayStarts.slice(begin, index + 1)
      const calendar = calendarOf(days, timeZone, upTo(index, begin, 'events'), upTo(index, begin, 'accounts'))
      made.set(index, calendar)
      return calendar
    }
  }
}

/** The starts of all days up to `to`, from the first day on that the calendar of `from` has. */
function daysBetween(from: number, to: number, timeZone: string): readonly number[] {
  const weeks = Math.ceil((to - from) / (daysOfWeek * dayLength)) + 1
  const { dayStarts } = weeksUntil(to, weeks + weeksSeen, timeZone)
  const [begin = from] = weeksUntil(from, weeksSeen, timeZone).dayStarts
  return dayStarts.slice(Math.max(0, dayStarts.indexOf(begin)))
}
