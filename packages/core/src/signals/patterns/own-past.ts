import { type Calendar, minPeers } from './calendar.js'

/** Working days that a window without its days off has at least. */
const minWorkingDays = 2
/** An account has a day off when it does no more than so much of its usual. */
const offShare = 0.15

/** What is compared: the last days with those before them, of which so many have to be known. */
export interface Comparison {
  windowDays: number
  baselineDays: number
  minDays: number
}

/** What an account did in the days of a window, and what it ordinarily does on such days. */
export interface Compared {
  /** The indices of the days that count, the oldest first; none where the account had all of them off. */
  window: readonly number[]
  observed: number
  ordinary: number
  /** What it ordinarily does in a window without days off. */
  usually: number
}

/**
 * Activity of the last whole days against the account's own past: working days with working days, weekends with weekends. Days that many accounts had off
 * are left out where this one was silent on them; where the season moves all accounts, it is compared with that. `counts` are the account's events on each
 * day of the calendar, `end` the index of the first day that does not count any more. Undefined for an account whose past is too short.
 */
export function besideOwnPast(
  { windowDays, baselineDays, minDays }: Comparison,
  counts: readonly number[],
  firstAt: number | null,
  calendar: Calendar,
  end: number
): Compared | undefined {
  const { dayStarts, isWeekend } = calendar
  const isOff = daysOff(range(end - windowDays - baselineDays, end - windowDays), counts, calendar)
  const window = windowBefore(end, windowDays, calendar, isOff)
  const [first = end] = window
  const past = range(first - baselineDays, first).filter(
    (index) => !isOff(index) && firstAt !== null && (dayStarts[index + 1] ?? 0) > firstAt
  )
  if (past.length < minDays) return undefined
  const rates = {
    working: average(
      past.filter((index) => !isWeekend[index]),
      counts
    ),
    weekend: average(
      past.filter((index) => isWeekend[index]),
      counts
    )
  }
  const expect = (days: readonly number[]) => days.reduce((total, index) => total + (isWeekend[index] ? rates.weekend : rates.working), 0)
  const ordinary = window.length === 0 ? 0 : expect(window) * seasonOf(calendar, counts, window, past)
  return { window, observed: sum(window, counts), ordinary, usually: expect(range(end - windowDays, end)) }
}

/** Tells the working days that many accounts had off, this one among them, by what it ordinarily does on these days. */
export function daysOff(usualDays: readonly number[], counts: readonly number[], { isWeekend, atWork }: Calendar) {
  const usual = average(
    usualDays.filter((index) => !isWeekend[index]),
    counts
  )
  return (index: number) => !isWeekend[index] && atWork[index] !== 1 && (counts[index] ?? 0) <= offShare * usual
}

/** The days of the window that count, the oldest first. It reaches back, up to twice its length, where days off have left fewer working days than it needs. */
function windowBefore(end: number, windowDays: number, { isWeekend }: Calendar, isOff: (index: number) => boolean): number[] {
  const plain = range(end - windowDays, end)
  if (!plain.some(isOff)) return plain
  const needed = Math.min(minWorkingDays, plain.filter((index) => !isWeekend[index]).length)
  const days: number[] = []
  let found = 0
  for (let index = end - 1; index >= Math.max(0, end - 2 * windowDays); index--) {
    if (index < end - windowDays && found >= needed) break
    if (isOff(index)) continue
    days.unshift(index)
    if (!isWeekend[index]) found++
  }
  return found < Math.ceil(needed / 2) ? [] : days
}

/** How busy all other accounts are in the window beside their own past, within bounds: one when there are too few of them. */
export function seasonOf(calendar: Calendar, counts: readonly number[], window: readonly number[], past: readonly number[]): number {
  const { events, accounts, isWeekend } = calendar
  const others = (days: readonly number[]) => average(days, events) - average(days, counts)
  const working = (days: readonly number[]) => days.filter((index) => !isWeekend[index])
  if (average(working(past), accounts) < minPeers) return 1
  const before = others(working(past))
  const during = others(working(window))
  return before > 0 && working(window).length > 0 ? Math.min(1.1, Math.max(0.6, during / before)) : 1
}

/** The indices of days from one on, up to another; none before the first day. */
export function range(from: number, to: number): number[] {
  const days: number[] = []
  // The past of every account is compared day by day: Array.from takes several times as long.
  for (let day = Math.max(0, from); day < to; day++) days.push(day)
  return days
}

export const sum = (days: readonly number[], counts: readonly number[]) => days.reduce((total, index) => total + (counts[index] ?? 0), 0)
export const average = (days: readonly number[], counts: readonly number[]) => (days.length === 0 ? 0 : sum(days, counts) / days.length)
