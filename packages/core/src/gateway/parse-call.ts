import { RapportError } from '../errors.js'
import type { ToolCall } from '../runtime/index.js'

/** Reads `{ tool, input }` from a body; throws INVALID_TOOL_CALL. A missing input is `{}`. */
export function parseCall(body: unknown): ToolCall {
  if (!isObject(body)) throw invalid('The body must be an object { "tool": name, "input": {} }')
  const extra = Object.keys(body).find((key) => key !== 'tool' && key !== 'input')
  if (extra !== undefined) throw invalid(`The body holds ${JSON.stringify(extra.slice(0, 100))}; only tool and input are allowed`)
  const { tool, input = {} } = body
  if (typeof tool !== 'string') throw invalid('tool must be the name of a tool, such as svc_list_customers')
  if (!isObject(input)) throw invalid('input must be an object, such as { "limit": 10 }, or {} for a tool that needs none')
  return { tool, input }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const invalid = (message: string) => new RapportError('INVALID_TOOL_CALL', message)
