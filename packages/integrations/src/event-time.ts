import { type Fields, textOf } from './json-fields.js'

/** When an event begins or ends. `text` names the instant, or the day of one that takes days. */
export interface EventTime {
  at: number
  text: string
  isDay: boolean
}

/** A time of Google's: a `dateTime` with its offset, else in the zone that is named; or a `date`, which begins in the calendar's zone. Undefined for none. */
export function eventTime(time: Fields | undefined, calendarZone: string | undefined): EventTime | undefined {
  const dateTime = textOf(time?.dateTime)
  if (dateTime !== undefined) {
    const at = hasOffset(dateTime) ? instantOf(dateTime) : inZone(dateTime, textOf(time?.timeZone) ?? calendarZone)
    return at === undefined ? undefined : { at, text: new Date(at).toISOString(), isDay: false }
  }
  const date = textOf(time?.date)
  if (date === undefined || !/^\d{4}-\d\d-\d\d$/.test(date)) return undefined
  const at = inZone(`${date}T00:00:00`, calendarZone)
  return at === undefined ? undefined : { at, text: date, isDay: true }
}

/** An instant with its offset; undefined for what is none, such as February 30. */
export function instantOf(text: string | undefined): number | undefined {
  const at = Date.parse(text ?? '')
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text ?? '') ?? []
  return Number.isNaN(at) || day === undefined || !isDay(day) ? undefined : at
}

const hasOffset = (text: string) => /(?:z|[+-]\d\d:?\d\d)$/i.test(text)

function isDay(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day)
}

/** The instant of a time on the clocks of a zone. A zone that is not known is UTC. */
function inZone(local: string, zone: string | undefined): number | undefined {
  const asUtc = instantOf(`${local}Z`)
  if (asUtc === undefined) return undefined
  const format = formatOf(zone)
  if (!format) return asUtc
  const first = asUtc - offsetAt(format, asUtc)
  // Where clocks change between the two, the offset of the instant itself holds.
  const second = asUtc - offsetAt(format, first)
  // Where they are put forward then, there is no such time: it is the next one that there is.
  return second + offsetAt(format, second) === asUtc ? second : Math.max(first, second)
}

function formatOf(timeZone: string | undefined): Intl.DateTimeFormat | undefined {
  if (timeZone === undefined) return undefined
  try {
    const numeric = 'numeric' as const
    const fields = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric }
    return new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...fields })
  } catch {
    return undefined
  }
}

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(format: Intl.DateTimeFormat, at: number): number {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1_000) * 1_000
}
