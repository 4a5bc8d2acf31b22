import { RapportError } from '../errors.js'
import type { JsonObject } from '../storage/columns.js'

/** An object of the host's as JSON has it: what JSON cannot hold is left out, a Date is its text. Throws INVALID_TOOL_INPUT naming the path. */
export function readJsonObject(value: Readonly<Record<string, unknown>>, path: string): JsonObject {
  try {
    const read: unknown = JSON.parse(JSON.stringify(value))
    if (isObject(read)) return read
  } catch (error) {
    throw invalid(`${path} must be JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  throw invalid(`${path} must be JSON: it writes itself as something else than an object`)
}

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value)

const invalid = (message: string) => new RapportError('INVALID_TOOL_INPUT', message)
