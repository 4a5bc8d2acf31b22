import { ConfigurationError } from './errors.js'

/** The longest wait that a timer of Node can hold. */
export const maxTimerMs = 2 ** 31 - 1

/** This option's value, or its default when it is absent; a number outside the bounds is refused. */
export function wholeNumber(name: string, value: number | undefined, fallback: number, least: number, most: number): number {
  if (value === undefined) return fallback
  if (Number.isInteger(value) && value >= least && value <= most) return value
  throw new ConfigurationError(`${name} must be a whole number from ${least} to ${most}.`)
}
