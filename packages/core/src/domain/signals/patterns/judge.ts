import { day as dayLength } from '../../window.js'
import { asksForFew, passes } from '../check-definition.js'
import type { PatternOf } from '../signal-input.js'
import type { Calendar } from './calendar.js'
import { besideOwnPast, range, sum } from './own-past.js'

/** What a judge says: whether it holds now, with the numbers it saw. `unknown` leaves things as they are. */
export type Verdict<Seen> = { holds: true; seen: Seen } | { holds: false } | 'unknown'

export function isHeld<V extends { holds: boolean } | 'unknown'>(verdict: V): verdict is Extract<V, { holds: true }> {
  return verdict !== 'unknown' && verdict.holds
}

const no = { holds: false } as const
const yes = <Seen>(seen: Seen) => ({ holds: true, seen }) as const

/** Counted events of the last `windowDays` times 24 hours. */
export interface CountSeen {
  count: number
  start: number
  end: number
}

type Threshold = Pick<PatternOf<'event_count_threshold'>, 'operator' | 'count' | 'windowDays'>

/** A count of events. Few events say something only of an account that was there for the whole window. */
export function judgeThreshold(
  { operator, count, windowDays }: Threshold,
  seen: number,
  firstAt: number | null,
  asOf: number
): Verdict<CountSeen> {
  const start = asOf - windowDays * dayLength
  if (asksForFew(operator, count) && (firstAt === null || firstAt > start)) return no
  return passes(operator, seen, count) ? yes({ count: seen, start, end: asOf }) : no
}

/** Since when there is silence, on how many working days, and how active the account was before. */
export interface SilenceSeen {
  /** Null: never, or longer ago than is looked at. */
  lastAt: number | null
  /** Since when there is silence for certain, where that is known and `lastAt` is not. */
  since?: number
  /** Null: it began before the days that are looked at. */
  workingDays: number | null
  activeDays: number
}

/** What a silence is judged by. */
export interface Silence {
  lastAt: number | null
  /** Days with activity among the 28 days before. */
  activeDays: number
  firstAt: number | null
}

type Absence = Pick<PatternOf<'event_absence'>, 'days' | 'workingDays' | 'minimumActiveDays'>

/** A silence: of an account that has been there for longer than that. */
export function judgeSilence(
  definition: Absence,
  { lastAt, activeDays, firstAt }: Silence,
  calendar: Calendar,
  asOf: number
): Verdict<SilenceSeen> {
  const { days, workingDays = 0, minimumActiveDays = 0 } = definition
  const since = asOf - days * dayLength
  if (firstAt === null || firstAt > since || (lastAt !== null && lastAt > since)) return no
  if (activeDays < minimumActiveDays) return no
  const silent = workingDaysAfter(lastAt ?? since, calendar, asOf)
  return silent < workingDays ? no : yes({ lastAt, workingDays: silent, activeDays })
}

/** Whole working days after the day of an instant, to a tenth. A day on which a part of the accounts was at work counts for that part. */
export function workingDaysAfter(instant: number, { dayStarts, atWork }: Calendar, asOf: number): number {
  let days = 0
  for (let index = 0; index < dayStarts.length; index++) {
    const start = dayStarts[index] ?? 0
    const end = dayStarts[index + 1] ?? Number.POSITIVE_INFINITY
    if (start > instant && end <= asOf) days += atWork[index] ?? 0
  }
  return Math.round(days * 10) / 10
}

/** What an account did, and what it ordinarily does on such days. */
export interface DropSeen {
  observed: number
  ordinary: number
  dropPercent: number
  start: number
  end: number
}

/** Chance alone moves a count by so many times the square root of what is expected. */
const chance = 2
/** The same in a window that lacks days, where whoever is wrong about one of them is wrong by much. */
const chanceOfFew = 3
/** What is left of the percentage before an account counts as recovered. */
const recovery = 0.6

/**
 * Activity of the last whole days against the account's own past (`besideOwnPast`). `counts` are the account's events on each day of the calendar, `end` the
 * index of the first day that does not count any more.
 */
export function judgeDrop(
  { dropPercent, windowDays, baselineDays, minimumBaseline }: PatternOf<'customer_activity_drop'>,
  counts: readonly number[],
  firstAt: number | null,
  calendar: Calendar,
  { end, isOpen }: { end: number; isOpen: boolean }
): Verdict<DropSeen> {
  const compared = besideOwnPast({ windowDays, baselineDays, minDays: baselineDays / 2 }, counts, firstAt, calendar, end)
  if (compared === undefined || compared.usually < minimumBaseline) return no
  const { observed, ordinary, window } = compared
  const [first] = window
  if (first === undefined) return 'unknown'
  const down = ordinary > 0 ? (100 * (ordinary - observed)) / ordinary : 0
  const isClear = ordinary - observed >= (window.length < windowDays ? chanceOfFew : chance) * Math.sqrt(ordinary)
  if (down < (isOpen ? recovery * dropPercent : dropPercent) || !(isClear || isOpen)) return no
  const start = calendar.dayStarts[first] ?? 0
  const stop = calendar.dayStarts[end] ?? start
  return yes({ observed, ordinary, dropPercent: down, start, end: stop })
}

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

/** How long before a silence began it is looked at what is ordinary. */
export const ordinaryDays = 28

type Inactivity = PatternOf<'related_user_inactivity'>

/** The people who are silent while others of the account are not, the most active first. */
export function judgePeople(
  definition: Inactivity,
  people: readonly PersonDays[],
  calendar: Calendar,
  asOf: number
): Verdict<PersonSeen[]> {
  const { days, workingDays = 0, minimumActiveDays, mostActiveOnly = false } = definition
  const since = asOf - days * dayLength
  if (!people.some(({ lastAt }) => lastAt > since)) return no
  const silent = people.flatMap(({ userId, lastAt, counts }) => {
    if (lastAt > since || workingDaysAfter(lastAt, calendar, asOf) < workingDays) return []
    const before = ordinaryBefore(lastAt, calendar)
    const activeDays = activeOn(before, counts)
    const isLess = mostActiveOnly && people.some((other) => sum(before, other.counts) > sum(before, counts))
    return activeDays < minimumActiveDays || isLess ? [] : [{ userId, lastAt, activeDays, events: sum(before, counts) }]
  })
  const byActivity = silent.sort((a, b) => b.events - a.events || (a.userId < b.userId ? -1 : 1))
  return byActivity.length === 0 ? no : yes(byActivity)
}

/** The days of the calendar until the one of an instant, of which one can tell what is ordinary. */
export function ordinaryBefore(instant: number, { dayStarts }: Calendar): number[] {
  const last = dayStarts.findLastIndex((start) => start <= instant)
  return range(last + 1 - ordinaryDays, last + 1)
}

/** On how many of these days there was something. */
export const activeOn = (days: readonly number[], counts: readonly number[]) => days.filter((index) => (counts[index] ?? 0) > 0).length
