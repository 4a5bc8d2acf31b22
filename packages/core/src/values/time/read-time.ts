import { RapportError } from '../../errors.js'
import { earliestInstant, latestInstant, parseInstant } from './instant.js'

/**
 * The instant that a host says, in the years 1 to 9999: a Date, epoch milliseconds, a date-time with its offset, or a date,
 * which is its start in UTC. What a text says beyond milliseconds is cut off, as it is of events. Throws naming the path.
 */
export function readTime(value: unknown, path: string): number {
  const said = value instanceof Date ? value.getTime() : value
  const instant = typeof said === 'string' ? parseInstant(withTime(said), path, { bound: 'upper' }) : said
  if (typeof instant === 'number' && Number.isSafeInteger(instant) && instant >= earliestInstant && instant <= latestInstant) return instant
  const wanted = 'a Date, epoch milliseconds, or a date-time such as 2026-01-31T09:30:00Z'
  throw new RapportError('INVALID_TOOL_INPUT', `${path} must be ${wanted}, in the years 1 to 9999`)
}

/** When something occurred, as a host says it: `occurredAt`, or `timestamp`, which is the same; null for neither. Throws when both are said and differ. */
export function readOccurredAt({ occurredAt, timestamp }: { occurredAt?: unknown; timestamp?: unknown }, path: string): number | null {
  const said = optionalTime(occurredAt, `${path}.occurredAt`)
  const other = optionalTime(timestamp, `${path}.timestamp`)
  if (said !== null && other !== null && said !== other) {
    throw new RapportError('INVALID_TOOL_INPUT', `${path}.occurredAt and timestamp are two times for the same; leave one out`)
  }
  return said ?? other
}

/** `readTime`, for a time that may be absent. */
export function optionalTime(value: unknown, path: string): number | null {
  return value === undefined || value === null ? null : readTime(value, path)
}

const withTime = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text)
