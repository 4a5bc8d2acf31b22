import type { Static, TSchema } from 'typebox'
import { RapportError } from '../../errors.js'
import { checkOf } from '../../validation/index.js'

/** Makes the reader of the one way in which a host names somebody, such as `{ userId }`; it throws INVALID_TOOL_INPUT for none, or several. */
export function nameReader<S extends TSchema>(schema: S, root: string) {
  const check = checkOf(schema)
  return (name: unknown): Static<S> => {
    if (!check.accepts(name)) throw new RapportError('INVALID_TOOL_INPUT', check.fault(name, root))
    return name
  }
}
