import type { TSchema } from 'typebox'
import { requireStorable } from '../domain/require-storable.js'
import { isUuid } from '../domain/uuid.js'
import { RapportError } from '../errors.js'
import type { checkOf } from '../validation.js'

/** What a host gives, checked; throws INVALID_TOOL_INPUT naming the path below `root`. */
export function readBody<S extends TSchema>(check: ReturnType<typeof checkOf<S>>, value: unknown, root: string) {
  if (!check.accepts(value)) throw new RapportError('INVALID_TOOL_INPUT', check.fault(value, root))
  requireStorable(value, root)
  return value
}

/** An id of ours that a host gives, in lower case; throws INVALID_TOOL_INPUT. */
export function readId(id: string, name: string): string {
  const lower = String(id).toLowerCase()
  if (!isUuid(lower)) throw new RapportError('INVALID_TOOL_INPUT', `${name} must be a UUID`)
  return lower
}
