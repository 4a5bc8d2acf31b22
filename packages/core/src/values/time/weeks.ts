import { startOfDay, wallClock } from './start-of-day.js'
import { day as dayLength } from './window.js'

/** Whole weeks of a time zone's calendar, from Monday on, the last of them the running one. */
export interface Weeks {
  /** When each week starts, oldest first. */
  weekStarts: readonly number[]
  /** When each of their days starts, up to today. */
  dayStarts: readonly number[]
}

const daysOfWeek = 7
/** January 5, 1970 was a Monday. */
const someMonday = 4

/** The running week of a time zone and those before it, `count` in all. */
export function weeksUntil(now: number, count: number, timeZone: string): Weeks {
  const today = Math.floor(wallClock(now, timeZone) / dayLength)
  const monday = today - ((((today - someMonday) % daysOfWeek) + daysOfWeek) % daysOfWeek)
  const first = monday - (count - 1) * daysOfWeek
  const dayStarts: number[] = []
  for (let date = first; date <= today; date++) {
    // Most days have 24 hours, and asking Intl is what costs time here.
    const likely = (dayStarts.at(-1) ?? now) + dayLength
    const isStart = wallClock(likely, timeZone) === date * dayLength
    dayStarts.push(isStart ? likely : startOfDay(date * dayLength, timeZone))
  }
  return { weekStarts: dayStarts.filter((_, index) => index % daysOfWeek === 0), dayStarts }
}
