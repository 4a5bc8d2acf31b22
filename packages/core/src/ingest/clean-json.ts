import type { Json, JsonObject } from '../storage/columns.js'
import { EventFault } from './event-fault.js'

const maxDepth = 64

/** Free text as it can be stored: U+0000 and lone surrogates become U+FFFD. */
export function cleanText(text: string): string {
  return text.includes('\0') || !text.isWellFormed() ? text.toWellFormed().replaceAll('\0', '\uFFFD') : text
}

/** A value of free JSON as it can be stored. Throws `EventFault` for numbers that are not finite, for what JSON has no form of, and beyond 64 levels. */
export function cleanJson(value: unknown, field: string, depth = 0): Json {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'string') return cleanText(value)
  if (typeof value === 'number') {
    if (Number.isFinite(value)) return value
    throw new EventFault(field, `${field} holds a number that is not finite`)
  }
  if (typeof value !== 'object') throw new EventFault(field, `${field} holds a ${typeof value}, which JSON cannot hold`)
  if (depth >= maxDepth) throw new EventFault(field, `${field} is nested deeper than ${maxDepth} levels`)
  if (Array.isArray(value)) return value.map((item) => cleanJson(item ?? null, field, depth + 1))
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString()
  return cleanObject(value, field, depth)
}

/** An object of free JSON; keys without a value are left out, whatever they are called. */
export function cleanObject(value: object, field: string, depth = 0): JsonObject {
  const clean: JsonObject = {}
  for (const [key, inner] of Object.entries(value))
    if (inner !== undefined) setKey(clean, cleanText(key), cleanJson(inner, field, depth + 1))
  return clean
}

/** Sets a key that may have any name: assigned as others are, `__proto__` would be no key. */
export function setKey<T>(object: Record<string, T>, key: string, value: T): void {
  if (key === '__proto__') Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true })
  else object[key] = value
}

/** Whether a value is an object with named values, neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
