import type { Calendar } from './calendar.js'
import { besideOwnPast, type Comparison, range } from './own-past.js'

/** How many days before tell how far an account ordinarily is from what its past would have told. */
export const variedDays = 91
/** For so many windows counts what single days tell of an account with a short past. */
const windowsOfDays = 6

/**
 * How many times wider an account's own counts vary than those of a Poisson process: the mean of the squared Pearson residuals (McCullagh and Nelder,
 * Generalized Linear Models, 1989, section 4.5.2) of the same comparison, made at the ends of the windows before. So what is slow, such as a level that
 * wanders, counts too. Days alone tell the rest, by squared successive differences (von Neumann 1941), which no trend widens.
 */
export function ownDispersion(
  comparison: Comparison,
  counts: readonly number[],
  firstAt: number | null,
  calendar: Calendar,
  end: number
): number {
  const { windowDays, baselineDays } = comparison
  let windows = 0
  let squares = 0
  for (let before = end - windowDays; before - windowDays - baselineDays >= end - variedDays; before -= windowDays) {
    const compared = besideOwnPast(comparison, counts, firstAt, calendar, before)
    if (!compared) break
    const { observed, ordinary, window } = compared
    if (ordinary <= 0 || window.length < windowDays) continue
    squares += (observed - ordinary) ** 2 / ordinary
    windows++
  }
  const ofDays = dispersionOfDays(counts, calendar, range(end - windowDays - baselineDays, end - windowDays))
  const withEstimate = ofDays * (1 + windowDays / baselineDays)
  return Math.max(1, (windowsOfDays * withEstimate + squares) / (windowsOfDays + windows))
}

export function dispersionOfDays(counts: readonly number[], { isWeekend, atWork }: Calendar, days: readonly number[]): number {
  const working = days.filter((day) => !isWeekend[day] && atWork[day] === 1).map((day) => counts[day] ?? 0)
  const mean = working.reduce((total, count) => total + count, 0) / working.length
  if (working.length < 3 || mean === 0) return 1
  const squares = working.slice(1).reduce((total, count, index) => total + (count - (working[index] ?? 0)) ** 2, 0)
  return squares / 2 / (working.length - 1) / mean
}
