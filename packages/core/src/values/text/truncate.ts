import { cutCodePoints } from './text-key.js'

const longest = 100

/** A value for an error's message: a text as JSON, its beginning alone when it is long; of anything else its type. */
export function truncate(value: unknown): string {
  if (typeof value !== 'string') return value === null ? 'null' : `a value of type ${typeof value}`
  const shown = cutCodePoints(value, longest)
  return JSON.stringify(shown === value ? value : `${shown}…`)
}
