import type { Calendar } from './calendar.js'
import { range } from './own-past.js'

/** How many days before a silence tell what is ordinary. */
export const ordinaryDays = 28

/** What is as likely as this happens to somebody or other in a month. */
const chance = 1 / 4_000
const workingDaysOfOrdinary = (ordinaryDays * 5) / 7
/** Nobody is active on all days: what happened always so far need not happen on the next day (Laplace's rule of succession). */
const mostActive = (workingDaysOfOrdinary + 1) / (workingDaysOfOrdinary + 2)

/** Whether chance alone leaves so many working days without activity, of somebody with so many active days in the 28 before: a geometric distribution. */
export function isByChance(activeDays: number, silentDays: number): boolean {
  const share = Math.min(mostActive, (activeDays + 1) / (workingDaysOfOrdinary + 2))
  return (1 - share) ** silentDays > chance
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

/** The days of the calendar until the one of an instant, which tell what is ordinary. */
export function ordinaryBefore(instant: number, { dayStarts }: Calendar): number[] {
  const last = dayStarts.findLastIndex((start) => start <= instant)
  return range(last + 1 - ordinaryDays, last + 1)
}

/** On how many of these days there was something. */
export const activeOn = (days: readonly number[], counts: readonly number[]) => days.filter((index) => (counts[index] ?? 0) > 0).length

/** The end of the last day with any activity before the day with this index; null without one. */
export function lastBefore(counts: readonly number[], end: number, { dayStarts }: Calendar): number | null {
  for (let index = end - 1; index >= 0; index--) if ((counts[index] ?? 0) > 0) return (dayStarts[index + 1] ?? 0) - 1
  return null
}

/** The index of the day of an instant, or of the first day that is known. */
export const firstDay = ({ dayStarts }: Calendar, instant: number) =>
  Math.max(
    0,
    dayStarts.findLastIndex((day) => day <= instant)
  )
