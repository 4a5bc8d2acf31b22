import type { Static, TSchema } from 'typebox'
import { requireStorable } from '../domain/require-storable.js'
import { RapportError } from '../errors.js'
import type { Settings } from '../options.js'
import { checkOf } from '../validation.js'
import { readJson } from './read-json.js'
import type { Exchange } from './route.js'

/** A body's fields, not yet looked at. Throws INVALID_TOOL_INPUT when the body is no object, and BodyFault. */
export async function readFields({ limits }: Settings, { request }: Exchange): Promise<Record<string, unknown>> {
  const body = await readJson(request, limits.gatewayBodyBytes)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new RapportError('INVALID_TOOL_INPUT', 'input must be an object')
  }
  return { ...body }
}

/** Makes a reader of bodies of this shape, which throws INVALID_TOOL_INPUT naming the path. */
export function fieldsReader<S extends TSchema>(schema: S) {
  const check = checkOf(schema)
  return async (settings: Settings, exchange: Exchange): Promise<Static<S>> => {
    const fields: unknown = await readFields(settings, exchange)
    if (!check.accepts(fields)) throw new RapportError('INVALID_TOOL_INPUT', check.fault(fields, 'input'))
    requireStorable(fields, 'input')
    return fields
  }
}
