import type { TObject } from 'typebox'
import { RapportError } from '../errors.js'
import { checkOf, requireStorable } from '../validation/index.js'
import type { HttpRequest } from './exchange.js'
import { readOptionalJson } from './read-json.js'

/** The body of a raw route as its schema wants it; an empty body is an empty object. Throws INVALID_TOOL_INPUT that names the field, and BodyError. */
export async function readJsonInput<T>(request: HttpRequest, schema: TObject, maxBytes: number): Promise<T> {
  const body: unknown = (await readOptionalJson(request, maxBytes)) ?? {}
  const check = checkOf(schema)
  if (!check.accepts(body)) throw new RapportError('INVALID_TOOL_INPUT', check.fault(body, 'input'))
  requireStorable(body, 'input')
  return body as T
}
