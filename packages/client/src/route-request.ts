import { InvalidInputError } from './errors.js'
import { isRecord, toJson } from './json.js'
import type { HttpMethod } from './transport.js'

/** A route of the server as its method needs it: the generated methods hold one each. */
export interface RouteCall {
  method: HttpMethod
  /** Below the base URL; `{id}` stands for the field of that name. */
  path: string
  /** The field of the answer that the method answers; all of it when absent. */
  answer?: string
  /** Sent again it would do something else, so it is repeated only where nothing can have been done. */
  once?: true
}

/** The path, query and body that say these fields. Throws an InvalidInputError for what they cannot carry. */
export function requestOf({ method, path }: RouteCall, given: object): { method: HttpMethod; path: string; body?: string } {
  if (!isRecord(given)) throw new InvalidInputError('input must be an object.')
  const { ...fields } = given
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const part = partOf(fields[name], name)
    delete fields[name]
    return part
  })
  if (method !== 'GET' && method !== 'DELETE') return { method, path: filled, body: toJson(fields, 'input') }
  const query = queryOf(fields)
  return { method, path: query === '' ? filled : `${filled}?${query}` }
}

/** A part of a path. Dots alone would lead to another path. */
function partOf(value: unknown, name: string): string {
  if (typeof value === 'string' && value.isWellFormed() && !/^\.{0,2}$/.test(value)) return encodeURIComponent(value)
  throw new InvalidInputError(`${name} must be text with at least one character, as an answer holds it. "." and ".." are not allowed.`)
}

function queryOf(fields: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue
    if (typeof value === 'string' ? !value.isWellFormed() : typeof value !== 'boolean' && !Number.isFinite(value))
      throw new InvalidInputError(`${name} must be a text, a number or a boolean.`)
    query.append(name, String(value))
  }
  return query.toString()
}
