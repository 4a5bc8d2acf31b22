import { RapportError } from '../errors.js'

/** The zone of a workspace that has chosen none. */
export const defaultTimeZone = 'UTC'

/** IANA's zones of three letters. Other abbreviations are ICU's alone, mean several zones (BST is its Dhaka, IST its Kolkata), and end with it. */
const abbreviations = ['CET', 'EET', 'EST', 'GMT', 'HST', 'MET', 'MST', 'PRC', 'ROC', 'ROK', 'UCT', 'UTC', 'WET']

/**
 * An IANA time zone by its name, in the usual spelling: `europe/berlin` is `Europe/Berlin`. Names that stand for another one stay as they are given, but
 * for those all in one case, which become the other: `asia/kolkata` is `Asia/Calcutta`. Throws INVALID_TOOL_INPUT naming the path for anything else, also
 * for an offset such as `+02:00`, which knows no summer time, and for abbreviations such as `BST`.
 */
export function readTimeZone(text: string, path: string): string {
  const known = /^[A-Za-z]/.test(text) && isIana(text) ? resolve(text) : undefined
  if (known === undefined) {
    throw new RapportError('INVALID_TOOL_INPUT', `${path} must be the name of an IANA time zone, such as Europe/Berlin or UTC`)
  }
  return known.toLowerCase() === text.toLowerCase() || isInOneCase(text) ? known : text
}

function isIana(text: string): boolean {
  const name = text.toUpperCase()
  return !name.startsWith('SYSTEMV/') && (name.length !== 3 || abbreviations.includes(name))
}

/** Whether a name is typed all in small letters or all in capitals, as no IANA name with a place is. */
function isInOneCase(text: string): boolean {
  return text === text.toLowerCase() || (text.includes('/') && text === text.toUpperCase())
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
