import { RapportError } from '../../errors.js'

/** The zone of a workspace that has chosen none. */
export const defaultTimeZone = 'UTC'

/**
 * An IANA time zone by its name, in the usual spelling: `europe/berlin` is `Europe/Berlin`. Names that stand for another one stay as they are given.
 * Throws INVALID_TOOL_INPUT naming the path for anything else, also for an offset such as `+02:00`, which knows no summer time.
 */
export function readTimeZone(text: string, path: string): string {
  const known = /^[A-Za-z]/.test(text) ? resolve(text) : undefined
  if (known === undefined) {
    throw new RapportError('INVALID_TOOL_INPUT', `${path} must be the name of an IANA time zone, such as Europe/Berlin or UTC`)
  }
  return known.toLowerCase() === text.toLowerCase() ? known : text
}

/** What Intl calls this zone; undefined when it knows none of this name. */
function resolve(timeZone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
