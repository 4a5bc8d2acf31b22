import { isCalendarDay } from '../domain/instant.js'
import { EventFault } from './event-fault.js'

/** How far an event may be ahead of our clock before its time is not believed. */
const toleranceMs = 60_000
/** A smaller number of milliseconds would be a time before 1973: the sender must mean seconds. */
const earliestMs = 100_000_000_000

/** A date and time of ISO 8601 with its time zone. */
const isoPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})$/i

/** When an event happened. */
export interface EventTime {
  /** Whole epoch milliseconds. */
  occurredAt: number
  /** Whether its own time lay in the future, so that `occurredAt` is the receive time. */
  clamped: boolean
  /** Whether the event had a time of its own. */
  isOwn: boolean
}

/**
 * Reads an event's timestamp: epoch milliseconds or, as many server clients send it, a date and time of ISO 8601.
 * Anything else, such as February 30, counts as none.
 */
export function readTime(value: unknown, receivedAt: number): EventTime {
  const at = typeof value === 'string' && isoPattern.test(value) && isCalendarDay(value) ? Date.parse(value) : value
  if (typeof at !== 'number' || Number.isNaN(at)) return { occurredAt: receivedAt, clamped: false, isOwn: false }
  const occurredAt = Math.trunc(at)
  if (occurredAt < earliestMs) throw new EventFault('timestamp', 'timestamp looks like seconds; send milliseconds')
  const clamped = occurredAt > receivedAt + toleranceMs
  return { occurredAt: clamped ? receivedAt : occurredAt, clamped, isOwn: true }
}
