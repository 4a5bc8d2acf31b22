import { RapportError } from '../errors.js'

/** The error for a wrong field of the input: `invalidInput('schedule.weekday', 'is required')`. */
export function invalidInput(path: string, words: string): RapportError {
  return new RapportError('INVALID_TOOL_INPUT', `input.${path} ${words}`)
}
