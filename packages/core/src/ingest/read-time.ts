import { EventFault } from './event-fault.js'

/** Milliseconds that an event may be ahead of us before its time is not believed. */
const tolerance = 60_000
/** Below this a number of "milliseconds" is before 1973: it is seconds. */
const earliest = 100_000_000_000

/** A date and time of ISO 8601 with its time zone. */
const isoPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/i

/** When an event happened, in whole milliseconds. */
export interface EventTime {
  occurredAt: number
  /** Whether its own time lay in the future, and the receive time stands instead. */
  clamped: boolean
  /** Whether the event had a time of its own. */
  isOwn: boolean
}

/** Reads an event's timestamp: milliseconds, or, as many server clients send it, a date and time of ISO 8601. Anything else is none. */
export function readTime(value: unknown, receivedAt: number): EventTime {
  const at = typeof value === 'string' && isoPattern.test(value) ? Date.parse(value) : value
  if (typeof at !== 'number' || Number.isNaN(at)) return { occurredAt: receivedAt, clamped: false, isOwn: false }
  const occurredAt = Math.trunc(at)
  if (occurredAt < earliest) throw new EventFault('timestamp', 'timestamp looks like seconds; send milliseconds')
  const clamped = occurredAt > receivedAt + tolerance
  return { occurredAt: clamped ? receivedAt : occurredAt, clamped, isOwn: true }
}
