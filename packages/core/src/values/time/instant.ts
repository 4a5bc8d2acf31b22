import { RapportError } from '../../errors.js'

const pattern = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(?:\.(\d+))?([Zz]|[+-]\d{2}:\d{2})$/

/** The last instant of the year 9999: later ones have no date-time of ISO 8601. */
export const latestInstant = 253_402_300_799_999

/** The first instant of the year 1. */
export const earliestInstant = -62_135_596_800_000

/** An instant as the API writes it: ISO 8601 in UTC with milliseconds. */
export function isoTime(instant: number): string {
  return new Date(instant).toISOString()
}

/** `isoTime`, for an instant that may be absent. */
export function isoTimeOrNull(instant: number | null): string | null {
  return instant === null ? null : isoTime(instant)
}

interface Reading {
  utc?: boolean
  bound: 'lower' | 'upper'
}

/**
 * `parseInstant`, for a bound: an instant before the year 1 or after the year 9999, as an offset can make it, becomes the
 * first or last one that there is.
 */
export function readInstant(text: string, path: string, reading: Reading): number {
  return Math.min(Math.max(parseInstant(text, path, reading), earliestInstant), latestInstant)
}

/**
 * Reads a date-time with an offset. Parts of a millisecond round down as an upper bound and up as a lower one, so that a bound includes what it says.
 * Throws INVALID_TOOL_INPUT naming the path: for a date alone, no offset, a day that does not exist, and with `utc` for another offset than Z.
 */
export function parseInstant(text: string, path: string, { utc = false, bound }: Reading): number {
  const match = pattern.exec(text)
  const instant = match ? Date.parse(text.toUpperCase()) : Number.NaN
  const [, fraction = '', offset = ''] = match ?? []
  if (Number.isNaN(instant) || (utc && offset.toUpperCase() !== 'Z') || !isCalendarDay(text)) {
    const wanted = utc ? 'a UTC date-time ending in Z' : 'a date-time with its offset'
    throw new RapportError('INVALID_TOOL_INPUT', `${path} must be ${wanted}, such as 2026-01-31T09:30:00Z`)
  }
  const isCut = /[1-9]/.test(fraction.slice(3))
  return isCut && bound === 'lower' ? instant + 1 : instant
}

/** Whether a text begins with a day that there is: Date.parse takes February 30 for March 2. */
export function isCalendarDay(text: string): boolean {
  const date = text.slice(0, 10)
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date)
}
