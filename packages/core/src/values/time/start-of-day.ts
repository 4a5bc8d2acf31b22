/** A day of a calendar, as the instant at which it starts in UTC. */
export type CalendarDay = number

const formats = new Map<string, Intl.DateTimeFormat>()

/** What clocks in a time zone show at an instant, as if they showed UTC. */
export function wallClock(instant: number, timeZone: string): number {
  if (timeZone === 'UTC') return instant
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)])
  )
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((instant % 1000) + 1000) % 1000)
}

/**
 * The first instant of a day in a time zone. Where summer time starts at midnight, that is one o'clock; where it ends at midnight, the second time that
 * clocks show it.
 */
export function startOfDay(day: CalendarDay, timeZone: string): number {
  if (timeZone === 'UTC') return day
  const guess = 2 * day - wallClock(day, timeZone)
  const candidates = [guess, guess + day - wallClock(guess, timeZone)]
  return Math.min(...candidates.filter((instant) => wallClock(instant, timeZone) >= day))
}

/** The date that an instant has in a time zone: 2026-03-01. */
export function dateIn(instant: number, timeZone: string): string {
  return new Date(wallClock(instant, timeZone)).toISOString().slice(0, 10)
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const
  const made = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn', ...numeric })
  formats.set(timeZone, made)
  return made
}
