import { systemClock } from '@rapport/core'
import { InvalidArgumentError } from 'commander'

/** A port: 0 to 65535. */
export function parsePort(text: string): number {
  const port = Number(text)
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new InvalidArgumentError('It must be a number from 0 to 65535; 0 takes a free port.')
  return port
}

/** A version of the schema, for `--from`. */
export function parseVersion(text: string): number {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('It must be the number of a version; 0 means a database without a schema.')
  return Number(text)
}

/** A whole number of seconds. */
export function parseSeconds(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('It must be a whole number of seconds.')
  return Number(text)
}

/** Gathers an option that may be given several times, each time with one or several values parted by commas. */
export function collect(text: string, before: readonly string[] = []): string[] {
  return [...before, ...text.split(',').map((part) => part.trim())].filter((part) => part !== '')
}

/** A future instant: a date such as 2030-01-31 (its first moment in UTC) or a full date-time. */
export function parseInstant(text: string): number {
  const time = Date.parse(text)
  if (Number.isNaN(time))
    throw new InvalidArgumentError('It must be a date such as 2030-01-31, or a date-time such as 2030-01-31T12:00:00Z.')
  if (time <= systemClock.now()) throw new InvalidArgumentError('It must be in the future: an expired key can do nothing.')
  return time
}

/** How many times as large: from 0.01 to 100. */
export function parseSize(text: string): number {
  const size = Number(text)
  if (!(size >= 0.01 && size <= 100)) throw new InvalidArgumentError('It must be a number from 0.01 to 100.')
  return size
}

/** A share: from 0 to 1. */
export function parseShare(text: string): number {
  const share = Number(text)
  if (!/^[\d.]{1,20}$/.test(text) || !(share >= 0 && share <= 1))
    throw new InvalidArgumentError('It must be a number from 0 to 1, such as 0.8.')
  return share
}
