import { RapportError } from '../errors.js'
import type { JsonObject } from '../storage/index.js'
import { requireStorable } from './require-storable.js'

/**
 * An object of the host's as JSON has it: what JSON cannot hold is left out, a Date is its text. Throws INVALID_TOOL_INPUT naming the path, also for what no
 * store can keep: a value may write itself as just that.
 */
export function readJsonObject(value: Readonly<Record<string, unknown>>, path: string): JsonObject {
  const read = asJson(value, path)
  if (!isObject(read)) throw invalid(`${path} must be JSON: its toJSON does not return an object`)
  requireStorable(read, path)
  return read
}

function asJson(value: object, path: string): unknown {
  try {
    return JSON.parse(JSON.stringify(value))
  } catch (error) {
    throw invalid(`${path} must be JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

const invalid = (message: string) => new RapportError('INVALID_TOOL_INPUT', message)
