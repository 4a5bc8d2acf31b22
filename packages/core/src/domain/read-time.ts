import { RapportError } from '../errors.js'
import { readInstant } from './instant.js'

const latest = 253_402_300_799_999

/** The instant that a host says: a Date, epoch milliseconds, a date-time with its offset, or a date, which is its start in UTC. Throws naming the path. */
export function readTime(value: unknown, path: string): number {
  const instant = value instanceof Date ? value.getTime() : value
  if (typeof instant === 'number' && Number.isSafeInteger(instant) && instant >= 0 && instant <= latest) return instant
  if (typeof instant === 'string')
    return readInstant(/^\d{4}-\d{2}-\d{2}$/.test(instant) ? `${instant}T00:00:00Z` : instant, path, { bound: 'lower' })
  throw new RapportError('INVALID_TOOL_INPUT', `${path} must be a Date, epoch milliseconds, or a date-time such as 2026-01-31T09:30:00Z`)
}
