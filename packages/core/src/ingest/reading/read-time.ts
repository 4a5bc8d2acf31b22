import { isCalendarDay } from '../../values/index.js'
import { EventError } from './event-error.js'
import type { Cut } from './read-traits.js'

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
 * Reads when an event happened: its `timestamp`, or `occurredAt`, which is the same. Either is epoch milliseconds or, as many server clients send it, a
 * date and time of ISO 8601. Anything else, such as February 30, counts as none; `cuts` are told.
 */
export function readTime(raw: Record<string, unknown>, clean: Record<string, unknown>, receivedAt: number, cuts: Cut[]): EventTime {
  const timestamp = said(raw, clean, 'timestamp', cuts)
  const other = said(raw, clean, 'occurredAt', cuts)
  if (timestamp !== null && other !== null && timestamp !== other) {
    cuts.push({ field: 'occurredAt', message: 'occurredAt differs from timestamp and was left out; send one of them' })
  }
  const at = timestamp ?? other
  if (at === null) return { occurredAt: receivedAt, clamped: false, isOwn: false }
  const field = timestamp === null ? 'occurredAt' : 'timestamp'
  if (at < earliestMs) throw new EventError(field, `${field} looks like seconds; send milliseconds`)
  const clamped = at > receivedAt + toleranceMs
  if (clamped)
    cuts.push({ kind: 'clamped', field, message: `${field} was more than a minute in the future; the time of receipt replaced it` })
  return { occurredAt: clamped ? receivedAt : at, clamped, isOwn: true }
}

/** Whole epoch milliseconds; null for none. */
function said(raw: Record<string, unknown>, clean: Record<string, unknown>, field: string, cuts: Cut[]): number | null {
  const value = clean[field]
  if (value === undefined) return null
  const at = typeof value === 'string' && isoPattern.test(value) && isCalendarDay(value) ? Date.parse(value) : value
  if (typeof at === 'number' && !Number.isNaN(at)) return Math.trunc(at)
  const given = Object.hasOwn(raw, field) ? raw[field] : undefined
  if (given !== undefined && given !== null) cuts.push({ field, message: `${field} ${noTime}` })
  return null
}

const noTime =
  'is not a time and was left out; send milliseconds since the epoch, or a date-time with its zone such as 2026-01-31T09:30:00Z'
