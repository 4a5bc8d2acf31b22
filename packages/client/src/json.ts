import { InvalidInputError } from './errors.js'

/** The server refuses JSON nested deeper than 64 levels; the envelope around an input or event takes a few of them. */
const maxDepth = 60

/** Whether this is an object that is neither null nor an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** This value if it is text that says something. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** This value if it is a number. */
export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined
}

/**
 * The JSON text of a value. Where JSON.stringify would quietly write something else (NaN as null, a Map as {}) this throws
 * an InvalidInputError that names the place. Fields that are undefined are left out.
 */
export function toJson(value: unknown, name: string): string {
  try {
    refuseFaults(value, name, [])
    return JSON.stringify(value)
  } catch (error) {
    if (error instanceof InvalidInputError) throw error
    throw new InvalidInputError(`${name} cannot be read: a getter or toJSON of it threw.`, { cause: error })
  }
}

function refuseFaults(value: unknown, path: string, ancestors: readonly object[]): void {
  switch (typeof value) {
    case 'string':
    case 'boolean':
    case 'undefined':
      return
    case 'number':
      if (!Number.isFinite(value))
        throw new InvalidInputError(`${path} is ${value}: JSON has no such number, leave the field out or send null.`)
      return
    case 'object':
      if (value !== null) refuseFaultsInside(value, path, ancestors)
      return
    default:
      throw new InvalidInputError(`${path} is a ${typeof value}, which JSON cannot carry: send text or a number.`)
  }
}

function refuseFaultsInside(value: object, path: string, ancestors: readonly object[]): void {
  if (ancestors.includes(value)) throw new InvalidInputError(`${path} refers back to an object that holds it: JSON cannot carry a cycle.`)
  if (ancestors.length >= maxDepth) throw new InvalidInputError(`${path.slice(0, 80)}… is nested deeper than ${maxDepth} levels.`)
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw new InvalidInputError(`${path} is an invalid Date.`)
    return
  }
  if (value instanceof Map || value instanceof Set || value instanceof Promise || ArrayBuffer.isView(value)) {
    throw new InvalidInputError(`${path} is a ${value.constructor.name}, which JSON cannot carry: send a plain object or array.`)
  }
  const inside = [...ancestors, value]
  if ('toJSON' in value && typeof value.toJSON === 'function') {
    refuseFaults(value.toJSON(), path, inside)
    return
  }
  const isArray = Array.isArray(value)
  for (const [key, field] of Object.entries(value)) refuseFaults(field, isArray ? `${path}[${key}]` : `${path}.${key}`, inside)
}
