import { day as dayLength } from '../../window.js'
import type { PatternOf } from '../signal-input.js'
import type { Calendar } from './calendar.js'
import { activeOn, judgeDrop, judgePeople, judgeSilence, judgeThreshold, ordinaryBefore, type PersonDays, type Verdict } from './judge.js'
import { maxAbsenceDays } from './measure.js'

/** The ends of the days from `from` on, each with the index of the day behind it. */
function ends({ dayStarts }: Calendar, from: number): { at: number; end: number }[] {
  return dayStarts.flatMap((at, end) => (at >= from ? [{ at, end }] : []))
}

/** The times at which it began to hold. */
function beginnings(calendar: Calendar, from: number, judge: (at: number, end: number, isOpen: boolean) => Verdict<unknown>): number[] {
  const times: number[] = []
  let isOpen = false
  for (const { at, end } of ends(calendar, from)) {
    const verdict = judge(at, end, isOpen)
    if (verdict === 'unknown') continue
    if (verdict.holds && !isOpen) times.push(at)
    isOpen = verdict.holds
  }
  return times
}

const sum = (counts: readonly number[], from: number, to: number) => {
  let total = 0
  for (let index = Math.max(0, from); index < to; index++) total += counts[index] ?? 0
  return total
}

/** Events of each day of the calendar. */
type Counts = readonly number[]

export function previewThreshold(
  definition: PatternOf<'event_count_threshold'> | PatternOf<'customer_activity_threshold'>,
  counts: Counts,
  firstAt: number | null,
  calendar: Calendar,
  from: number
): number[] {
  return beginnings(calendar, from, (at, end) => judgeThreshold(definition, sum(counts, end - definition.windowDays, end), firstAt, at))
}

export function previewDrop(
  definition: PatternOf<'customer_activity_drop'>,
  counts: Counts,
  firstAt: number | null,
  calendar: Calendar,
  from: number
): number[] {
  return beginnings(calendar, from, (_, end, isOpen) => judgeDrop(definition, counts, firstAt, calendar, { end, isOpen }))
}

export function previewSilence(
  definition: PatternOf<'event_absence'>,
  counts: Counts,
  firstAt: number | null,
  calendar: Calendar,
  from: number
): number[] {
  return beginnings(calendar, from, (at, end, isOpen) => {
    const lastAt = lastBefore(counts, end, calendar)
    const activeDays = lastAt === null ? 0 : activeOn(ordinaryBefore(lastAt, calendar), counts)
    const numbers = isOpen ? { ...definition, workingDays: 0, minimumActiveDays: 0 } : definition
    return judgeSilence(numbers, { lastAt, activeDays, firstAt }, calendar, at)
  })
}

/** The end of the last day with any before a day; null without one. */
function lastBefore(counts: Counts, end: number, { dayStarts }: Calendar): number | null {
  for (let index = end - 1; index >= 0; index--) if ((counts[index] ?? 0) > 0) return (dayStarts[index + 1] ?? 0) - 1
  return null
}

export function previewPeople(
  definition: PatternOf<'related_user_inactivity'>,
  people: ReadonlyMap<string, Counts>,
  calendar: Calendar,
  from: number,
  roles: ReadonlySet<string> | undefined
): number[] {
  return beginnings(calendar, from, (at, end) => {
    const seen = [...people].flatMap(([userId, counts]): PersonDays[] => {
      const lastAt = lastBefore(counts, end, calendar)
      return lastAt === null || lastAt < at - maxAbsenceDays(definition.days) * dayLength ? [] : [{ userId, lastAt, counts }]
    })
    const verdict = judgePeople(definition, seen, calendar, at)
    if (verdict === 'unknown' || !verdict.holds || !roles) return verdict
    return verdict.seen.some(({ userId }) => roles.has(userId)) ? verdict : { holds: false }
  })
}
