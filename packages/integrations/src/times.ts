import { numberOf, textOf } from './json-fields.js'

const latest = Date.UTC(9999, 11, 31)

/**
 * A time that is written as text, such as ISO 8601, in epoch milliseconds; undefined for a value that is not a time, or
 * before 1970.
 *
 * @example isoTimeOf('2026-06-01T12:00:00Z') // 1780315200000
 */
export function isoTimeOf(value: unknown): number | undefined {
  return within(Date.parse(textOf(value) ?? ''))
}

/**
 * A time in epoch seconds, in epoch milliseconds; undefined for a value that is not a time, or before 1970.
 *
 * @example secondsTimeOf(1780315200) // 1780315200000
 */
export function secondsTimeOf(value: unknown): number | undefined {
  return within((numberOf(value) ?? Number.NaN) * 1_000)
}

const within = (time: number) => (time > 0 && time <= latest ? Math.round(time) : undefined)
