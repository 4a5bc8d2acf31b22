import { activityDays, events } from '../../identity/index.js'
import type { Rows, Transaction } from '../../storage/index.js'
import { day as dayLength, wallClock, weeksUntil } from '../../values/index.js'
import { activity } from './measure.js'

/** The days of a workspace's calendar, the oldest first and the running one last, and what all accounts together did on them. */
export interface Calendar {
  timeZone: string
  /** When each day starts. */
  dayStarts: readonly number[]
  /** Whether each is a Saturday or Sunday. */
  isWeekend: readonly boolean[]
  /** Events of all accounts on each day; 0 where nothing is known. */
  events: readonly number[]
  /** How many accounts were active on each day. */
  accounts: readonly number[]
  /** The part of the usual accounts that was at work on each day: 1 on an ordinary working day, less on a holiday of some of them, 0 on weekends. */
  atWork: readonly number[]
}

/** What is looked at: the longest window with the longest past, and some days that many accounts had off. */
export const weeksSeen = 18
/** January 5, 1970 was a Monday. */
const someMonday = 4

/** Accounts that have to be there before days are compared over all of them. */
export const minPeers = 10
/** A working day is quiet for some when so much of the accounts that are usually there are not, and more than chance leaves out. */
const quietShare = 0.06
/** So many standard deviations of the days around are no chance. */
const beyondChance = 3
/** The standard deviation of a normal distribution in median absolute deviations (Rousseeuw and Croux 1993). */
const ofMedianDeviation = 1.4826

/** The calendar up to `now`, with what `writeActivityDays` has learnt of it. */
export async function readCalendar(rows: Rows<'organization'>, now: number, timeZone: string): Promise<Calendar> {
  const { dayStarts } = weeksUntil(now, weeksSeen, timeZone)
  const [first = now] = dayStarts
  const known = await rows.find(activityDays, { where: { day: { gte: first } } })
  const byDay = new Map(known.map((row) => [row.day, row]))
  const of = (pick: 'events' | 'accounts') => dayStarts.map((day) => byDay.get(day)?.[pick] ?? 0)
  return calendarOf(dayStarts, timeZone, of('events'), of('accounts'))
}

/** A calendar out of its days and what was done on them. */
export function calendarOf(
  dayStarts: readonly number[],
  timeZone: string,
  events: readonly number[],
  accounts: readonly number[]
): Calendar {
  const isWeekend = dayStarts.map((start) => {
    const weekday = (((Math.floor(wallClock(start, timeZone) / dayLength) - someMonday) % 7) + 7) % 7
    return weekday >= 5
  })
  return { timeZone, dayStarts, isWeekend, events, accounts, atWork: partsAtWork(isWeekend, accounts) }
}

/** A working day on which clearly fewer accounts were active than on the working days around it is a holiday for some. */
function partsAtWork(isWeekend: readonly boolean[], accounts: readonly number[]): number[] {
  const around = 15
  return accounts.map((count, index) => {
    if (isWeekend[index]) return 0
    if (index === accounts.length - 1) return 1
    const others = accounts.slice(Math.max(0, index - around), index + around).filter((other, at) => {
      return other > 0 && !isWeekend[Math.max(0, index - around) + at]
    })
    const usual = median(others)
    const deviation = ofMedianDeviation * median(others.map((other) => Math.abs(other - usual)))
    return usual >= minPeers && usual - count >= Math.max(3, quietShare * usual, beyondChance * deviation) ? count / usual : 1
  })
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** How many days before today are counted anew: events may come late. */
const recounted = 3

/** Counts what all accounts did on each past day that was not counted yet, and on the last ones again. It is one look at their events. */
export async function writeActivityDays(transaction: Transaction, now: number, timeZone: string): Promise<void> {
  const { dayStarts } = weeksUntil(now, weeksSeen, timeZone)
  const [first = now] = dayStarts
  const today = dayStarts.at(-1) ?? now
  const known = new Set((await transaction.find(activityDays, { where: {}, columns: ['day'] })).map(({ day }) => day))
  const missing = dayStarts.findIndex((day) => !known.has(day))
  const from = Math.max(0, missing < 0 ? dayStarts.length - recounted : Math.min(missing, dayStarts.length - 1 - recounted))
  const bounds = dayStarts.slice(from)
  const [start = today] = bounds
  const found = await transaction.aggregate(events, {
    where: { ...activity, occurred_at: { gte: start, lt: today }, customer_id: { isNull: false } },
    range: { column: 'occurred_at', bounds },
    measures: { events: { count: true }, accounts: { countDistinct: 'customer_id' } }
  })
  const byRange = new Map(found.map((group) => [group.range, group]))
  // Those of another time zone's calendar, and those that no window reaches.
  const stale = [...known].filter((day) => day < first || !dayStarts.includes(day))
  if (stale.length > 0) await transaction.remove(activityDays, { day: { in: stale } })
  await transaction.upsert(
    activityDays,
    bounds.slice(0, -1).map((day, index) => ({ day, events: byRange.get(index)?.events ?? 0, accounts: byRange.get(index)?.accounts ?? 0 }))
  )
}
