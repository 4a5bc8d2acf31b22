import type { Json, JsonObject } from '../../storage/index.js'
import { cleanText } from '../../values/index.js'
import { EventError } from '../reading/event-error.js'

export const maxDepth = 64

/**
 * A JSON value, cleaned so that it can be stored. The host's own values write themselves, as in `JSON.stringify`: dates, URLs, decimals. Throws
 * `EventError` for infinite numbers and NaN, for what is not JSON, and beyond 64 levels.
 */
export function cleanJson(given: unknown, field: string, depth = 0): Json {
  const value = asWritten(given)
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'string') return cleanText(value)
  if (typeof value === 'number') {
    if (Number.isFinite(value)) return value
    throw new EventError(field, `${field} holds a number that is not finite`)
  }
  if (typeof value !== 'object') throw new EventError(field, `${field} holds a ${typeof value}, which JSON cannot hold`)
  if (depth >= maxDepth) throw new EventError(field, `${field} is nested deeper than ${maxDepth} levels`)
  if (Array.isArray(value)) return value.map((item) => cleanJson(item ?? null, field, depth + 1))
  return cleanObject(value, field, depth)
}

/** What `JSON.stringify` would write of a value: what its `toJSON` answers, if it has one, and null for nothing. */
function asWritten(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return 'toJSON' in value && typeof value.toJSON === 'function' ? (value.toJSON() ?? null) : value
}

/** A JSON object, cleaned so that it can be stored; keys whose value is undefined are left out. */
export function cleanObject(value: object, field: string, depth = 0): JsonObject {
  const clean: JsonObject = {}
  for (const [key, inner] of Object.entries(value))
    if (inner !== undefined) setKey(clean, cleanText(key), cleanJson(inner, field, depth + 1))
  return clean
}

/** Sets a key of any name. A plain assignment to `__proto__` would set the prototype instead of a key. */
export function setKey<T>(object: Record<string, T>, key: string, value: T): void {
  if (key === '__proto__') Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
  else object[key] = value
}

/** Whether a value is an object with named values, neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
