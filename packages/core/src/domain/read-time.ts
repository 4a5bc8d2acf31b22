import { RapportError } from '../errors.js'
import { earliestInstant, latestInstant, parseInstant } from './instant.js'

/**
 * The instant that a host says, in the years 1 to 9999: a Date, epoch milliseconds, a date-time with its offset, or a date,
 * which is its start in UTC. Throws naming the path.
 */
export function readTime(value: unknown, path: string): number {
  const said = value instanceof Date ? value.getTime() : value
  const instant = typeof said === 'string' ? parseInstant(withTime(said), path, { bound: 'lower' }) : said
  if (typeof instant === 'number' && Number.isSafeInteger(instant) && instant >= earliestInstant && instant <= latestInstant) return instant
  const wanted = 'a Date, epoch milliseconds, or a date-time such as 2026-01-31T09:30:00Z'
  throw new RapportError('INVALID_TOOL_INPUT', `${path} must be ${wanted}, in the years 1 to 9999`)
}

const withTime = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text)
