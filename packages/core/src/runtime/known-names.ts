import { RapportError } from '../errors.js'
import { unknownName } from '../validation/index.js'

/** Throws INVALID_TOOL_INPUT for options that are no object, or have a name that is not allowed: it says the right one. */
export function requireKnownNames(options: unknown, allowed: readonly string[]): void {
  if (typeof options !== 'object' || options === null) {
    throw new RapportError('INVALID_TOOL_INPUT', `The options must be an object with ${allowed.join(', ')}`)
  }
  const wrong = unknownName(options, allowed)
  if (wrong !== undefined) throw new RapportError('INVALID_TOOL_INPUT', wrong)
}
