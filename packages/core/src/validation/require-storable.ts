import { RapportError } from '../errors.js'
import { isStorableText } from '../values/index.js'

/** How deep JSON may be nested. */
export const maxLevels = 64

/**
 * Throws INVALID_TOOL_INPUT for a JSON value that no store can keep: text with U+0000 or half of a surrogate pair, named by a path like
 * `input.search`, and what is nested deeper than 64 levels, named by its field.
 */
export function requireStorable(value: unknown, path: string, levels = maxLevels): void {
  // Naming places takes most of the time, and what is sent is nearly always right.
  if (!isStorable(value, levels)) throwFault(value, path, levels)
}

function isStorable(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return isStorableText(value)
  if (value === null || typeof value !== 'object') return true
  if (levels === 0) return false
  if (Array.isArray(value)) return value.every((inner) => isStorable(inner, levels - 1))
  return Object.keys(value).every((key) => isStorableText(key) && isStorable(Reflect.get(value, key), levels - 1))
}

function throwFault(value: unknown, path: string, levels: number): void {
  if (typeof value === 'string') requireStorableText(value, path)
  if (value === null || typeof value !== 'object') return
  // Values of the host's own may also contain themselves.
  if (levels === 0) throw invalid(`${fieldOf(path)} is nested deeper than ${maxLevels} levels`)
  for (const [key, inner] of Object.entries(value)) {
    requireStorableText(key, path)
    throwFault(inner, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key.slice(0, 100)}`, levels - 1)
  }
}

function requireStorableText(text: string, path: string): void {
  if (!isStorableText(text)) throw invalid(`${path} must not hold U+0000 or half of a surrogate pair`)
}

/** The beginning of a path, `customers[3].traits`: all of one that is too deep would be long. */
const fieldOf = (path: string) => /^\w+(?:\[\d+\])?(?:\.\w+)?/.exec(path)?.[0] ?? path

const invalid = (message: string) => new RapportError('INVALID_TOOL_INPUT', message)
