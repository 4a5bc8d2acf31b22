import type { TObject, TSchema } from 'typebox'
import { RapportError } from '../errors.js'
import { checkOf, requireStorable } from '../validation/index.js'
import type { ApiRoute } from './api-route.js'
import type { HttpRequest } from './exchange.js'
import { readJson, readOptionalJson } from './read-json.js'
import type { Exchange } from './route.js'

type Fields = Record<string, unknown>

/** The names in a path: `/api/settings/api-keys/{id}` has `id`. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/** The fields of an input that its path does not name, and where they come from; `none` when there are none, and then neither is looked at. */
export function sentFields({ method, path, input }: Pick<ApiRoute, 'method' | 'path' | 'input'>): {
  from: 'query' | 'body' | 'none'
  properties: Record<string, TSchema>
} {
  const inPath = pathNames(path)
  const properties = Object.fromEntries(Object.entries(input.properties).filter(([name]) => !inPath.includes(name)))
  if (Object.keys(properties).length === 0) return { from: 'none', properties }
  return { from: method === 'GET' || method === 'DELETE' ? 'query' : 'body', properties }
}

/** Makes the reader of a route's input, which throws INVALID_TOOL_INPUT that names the field at fault, and BodyError. */
export function inputReader(route: ApiRoute, bodyBytes: number): (exchange: Exchange) => Promise<Fields> {
  const check = checkOf(route.input)
  const names = pathNames(route.path)
  const { from, properties } = sentFields(route)
  // What has no fields of its own still says that it knows none.
  const hasQuery = route.method === 'GET' || route.method === 'DELETE'
  const mayBeEmpty = route.method === 'POST' && !Object.keys(properties).some((name) => route.input.required?.includes(name))
  const read = (request: HttpRequest) => (mayBeEmpty ? readOptionalJson(request, bodyBytes) : readJson(request, bodyBytes))
  return async ({ request, params }) => {
    const sent = hasQuery ? queryFields(request.url, route.input) : from === 'none' ? {} : bodyFields(await read(request))
    // The path says which one is meant: a field of the same name might say another.
    for (const name of names)
      if (Object.hasOwn(sent, name)) throw new RapportError('INVALID_TOOL_INPUT', `input.${name} is not allowed: it is part of the path`)
    const fields: unknown = { ...sent, ...Object.fromEntries(names.map((name, index) => [name, decoded(params[index] ?? '', name)])) }
    if (!check.accepts(fields)) throw new RapportError('INVALID_TOOL_INPUT', check.fault(fields, 'input'))
    requireStorable(fields, 'input')
    return fields
  }
}

/** A part of the path as it was before it was written into a URL. */
function decoded(part: string, name: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new RapportError('INVALID_TOOL_INPUT', `input.${name} is not encoded correctly for a URL`)
  }
}

function bodyFields(body: unknown): Fields {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body }
  throw new RapportError('INVALID_TOOL_INPUT', 'input must be an object')
}

/** The fields of a query such as `?limit=5&status=merged`; an empty one counts as absent. */
function queryFields(url: string, { properties }: TObject): Fields {
  const [, query = ''] = /\?([^#]*)/.exec(url) ?? []
  const fields = new Map<string, unknown>()
  for (const [name, text] of new URLSearchParams(query)) {
    if (text === '') continue
    if (fields.has(name) && Object.hasOwn(properties, name))
      throw new RapportError('INVALID_TOOL_INPUT', `input.${name} must be given once`)
    fields.set(name, readValue(text, properties[name]))
  }
  return Object.fromEntries(fields)
}

/** A query has only text: where the schema wants a whole number or a boolean, text that is one becomes it. */
function readValue(text: string, schema: TSchema | undefined): unknown {
  const type = schema !== undefined && 'type' in schema ? schema.type : undefined
  if (type === 'integer' && /^-?\d{1,15}$/.test(text)) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}
