import type { ApiRequest } from '@rapport/core/connector'
import { textOf } from '../json-fields.js'

const day = 86_400_000

/** Late events are looked for so many days back, once a day. */
export const lateDays = 5

/** The way to a project's events, a day at a time. */
export const exportPath = '/api/2.0/export'

/**
 * Days of events, newest first. Days are those of UTC or, of older projects, those of the project's time zone, which nothing tells: one more is read at each end. An
 * event that is read twice has the same key.
 */
export function daysBack(newestAt: number, oldestAt: number): ApiRequest {
  return { ...exportOf(newestAt + day), note: { oldest: dateOf(oldestAt - day) } }
}

/** The day before; null behind the oldest one. */
export function dayBefore({ query, note }: ApiRequest): ApiRequest | null {
  const read = textOf(query?.from_date) ?? ''
  const before = Date.parse(read) - day
  const oldest = textOf(note?.oldest) ?? read
  return Number.isFinite(before) && dateOf(before) >= oldest ? { ...exportOf(before), note: { oldest } } : null
}

/**
 * What of a window is read: since the day before it began, and the days that late events are looked for in where a new day has begun since the last window.
 * `from` lies a day before that.
 */
export function daysOfWindow({ from, to }: { from: number; to: number }): ApiRequest {
  const last = from + day
  const isNewDay = Math.floor(last / day) < Math.floor(to / day)
  return daysBack(to, isNewDay ? last - (lateDays - 1) * day : last)
}

/** The events of a day, as lines of JSON. */
export function exportOf(at: number, more: Record<string, string> = {}): ApiRequest {
  const date = dateOf(at)
  return { path: exportPath, query: { from_date: date, to_date: date, time_in_ms: 'true', ...more }, lines: true }
}

const dateOf = (at: number) => new Date(at).toISOString().slice(0, 10)
