import { events } from '../../identity/index.js'
import type { Rows } from '../../storage/index.js'
import { day as dayLength, groupBy } from '../../values/index.js'
import type { Calendar } from '../patterns/calendar.js'
import { activity, dailyPeople } from '../patterns/measure.js'
import { sum } from '../patterns/own-past.js'
import { activeOn, firstDay, isByChance, ordinaryBefore, ordinaryDays, workingDaysAfter } from '../patterns/working-days.js'
import { type Judgement, no, yes } from './judgement.js'

/** What somebody of an account did on each day of the calendar, and when last. */
export interface PersonDays {
  userId: string
  lastAt: number
  counts: readonly number[]
}

/** Somebody who is silent, with the active days of the 28 days until the last of them. */
export interface PersonSeen {
  userId: string
  lastAt: number
  activeDays: number
}

/** Whom a definition is about. */
interface Inactivity {
  days: number
  workingDays?: number
  minimumActiveDays: number
  mostActiveOnly?: boolean
  beyondChance?: boolean
}

/** Whoever is silent for longer has left long ago. It leaves room for the ordinary days before a silence that is as long as is asked for, and a week. */
export const maxAbsenceDays = (days: number) => Math.max(63, days + ordinaryDays + 7)

/** The people who are silent while others of the account are not, the most active first. */
export function judgePeople(
  definition: Inactivity,
  people: readonly PersonDays[],
  calendar: Calendar,
  asOf: number
): Judgement<PersonSeen[]> {
  const { days, workingDays = 0, minimumActiveDays, mostActiveOnly = false, beyondChance = false } = definition
  const since = asOf - days * dayLength
  if (!people.some(({ lastAt }) => lastAt > since)) return no
  const silent = people.flatMap(({ userId, lastAt, counts }) => {
    const silentDays = workingDaysAfter(lastAt, calendar, asOf)
    if (lastAt > since || silentDays < workingDays) return []
    const before = ordinaryBefore(lastAt, calendar)
    const activeDays = activeOn(before, counts)
    const isLess = mostActiveOnly && people.some((other) => sum(before, other.counts) > sum(before, counts))
    if (beyondChance && isByChance(activeDays, silentDays)) return []
    return activeDays < minimumActiveDays || isLess ? [] : [{ userId, lastAt, activeDays, events: sum(before, counts) }]
  })
  const byActivity = silent.sort((a, b) => b.events - a.events || (a.userId < b.userId ? -1 : 1))
  return byActivity.length === 0 ? no : yes(byActivity)
}

/**
 * What the people did of each customer where somebody is silent who was active before; of the others, and of whoever is silent for longer than is looked at,
 * nothing.
 */
export async function peopleSeen(
  rows: Rows<'organization'>,
  { days, minimumActiveDays }: Inactivity,
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
