import type { Static, TObject, TSchema } from 'typebox'
import { requireStorable } from '../domain/require-storable.js'
import { RapportError } from '../errors.js'
import { checkOf } from '../validation.js'
import type { Exchange } from './route.js'

/** Makes a reader of queries (`?limit=5&status=merged`) of this shape; an empty parameter counts as absent. It throws INVALID_TOOL_INPUT naming one. */
export function queryReader<S extends TObject>(schema: S) {
  const check = checkOf(schema)
  return ({ request }: Exchange): Static<S> => {
    const fields: unknown = fieldsOf(request.url, schema)
    if (!check.accepts(fields)) throw new RapportError('INVALID_TOOL_INPUT', check.fault(fields, 'input'))
    requireStorable(fields, 'input')
    return fields
  }
}

function fieldsOf(url: string, { properties }: TObject): Record<string, unknown> {
  const [, query = ''] = /\?([^#]*)/.exec(url) ?? []
  const fields = new Map<string, unknown>()
  for (const [name, text] of new URLSearchParams(query)) {
    if (text === '') continue
    if (fields.has(name) && Object.hasOwn(properties, name))
      throw new RapportError('INVALID_TOOL_INPUT', `input.${name} must be given once`)
    fields.set(name, isInteger(properties[name]) && /^-?\d{1,15}$/.test(text) ? Number(text) : text)
  }
  return Object.fromEntries(fields)
}

function isInteger(schema: TSchema | undefined): boolean {
  return schema !== undefined && 'type' in schema && schema.type === 'integer'
}
