import { isoTime, weeksUntil } from '../values/index.js'

/** The time that usage is counted in: whole weeks of the workspace's calendar, the last of them running. */
export interface UsageWindow {
  /** The first instant that is counted; later than the first week's start when there was too much to count. */
  startAt: number
  endAt: number
  weekStarts: readonly number[]
  dayStarts: readonly number[]
  /** Whether less is counted than was asked for. */
  isNarrowed: boolean
}

export function usageWindow(now: number, weeks: number, timeZone: string): UsageWindow {
  const { weekStarts, dayStarts } = weeksUntil(now, weeks, timeZone)
  return { startAt: weekStarts[0] ?? now, endAt: now, weekStarts, dayStarts, isNarrowed: false }
}

/** The part of a window's days that a reading can afford: half of them as often as it takes, the newest ones; null when even today is too much. */
export async function affordableWindow(
  window: UsageWindow,
  isAffordable: (window: UsageWindow) => Promise<boolean>
): Promise<UsageWindow | null> {
  if (await isAffordable(window)) return window
  for (let days = Math.floor(window.dayStarts.length / 2); days > 0; days = Math.floor(days / 2)) {
    const part = { ...window, startAt: window.dayStarts.at(-days) ?? window.endAt, isNarrowed: true }
    if (await isAffordable(part)) return part
  }
  return null
}

/** The condition of a window on times. */
export function within({ startAt, endAt }: UsageWindow): { gte: number; lte: number } {
  return { gte: startAt, lte: endAt }
}

/** A window as answers show it. */
export function windowDates({ startAt, endAt }: UsageWindow): { startAt: string; endAt: string } {
  return { startAt: isoTime(startAt), endAt: isoTime(endAt) }
}
