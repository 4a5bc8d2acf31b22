import { RapportError } from '../errors.js'

/** A refusal that names the field of the input: `refused('schedule.weekday', 'is required')`. */
export function refused(path: string, words: string): RapportError {
  return new RapportError('INVALID_TOOL_INPUT', `input.${path} ${words}`)
}
