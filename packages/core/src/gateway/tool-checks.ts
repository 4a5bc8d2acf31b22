import { RapportError } from '../errors.js'
import type { Tool } from '../runtime/index.js'
import { type Check, checkOf, requireStorable } from '../validation/index.js'

/** Each tool's compiled schemas: compiled on its first call, kept as long as the tool. */
const compiled = new WeakMap<Tool, { input: Check; output: Check }>()

function checksOf(tool: Tool) {
  const known = compiled.get(tool)
  if (known) return known
  const checks = { input: checkOf(tool.input), output: checkOf(tool.output) }
  compiled.set(tool, checks)
  return checks
}

/** The properties of the input that the tool knows, checked, their lists without repetitions; throws INVALID_TOOL_INPUT naming the path. */
export function checkInput(tool: Tool, input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  requireFewNames(input)
  const { input: check } = checksOf(tool)
  if (!check.accepts(input)) throw new RapportError('INVALID_TOOL_INPUT', check.fault(input, 'input'))
  const known = knownProperties(tool, input)
  requireStorable(known, 'input')
  // A host's own operation gets what it was sent.
  return tool.toolset === 'host' ? known : distinctLists(known)
}

/** No object has as many names as this that anybody could mean: a user's traits have fewer. To say what is wrong with a hundred thousand takes long. */
const maxNames = 1_000

function requireFewNames(input: Readonly<Record<string, unknown>>): void {
  if (Object.keys(input).length > maxNames) throw new RapportError('INVALID_TOOL_INPUT', `input must have at most ${maxNames} names`)
  for (const [field, value] of Object.entries(input)) {
    const isTooWide = typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > maxNames
    if (isTooWide) throw new RapportError('INVALID_TOOL_INPUT', `input.${field.slice(0, 100)} must have at most ${maxNames} names`)
  }
}

/** The answer, if it has the shape that the tool promises; throws TOOL_OUTPUT_INVALID with the fault as its cause. */
export function checkOutput(tool: Tool, output: unknown): unknown {
  const { output: check } = checksOf(tool)
  if (check.accepts(output)) return output
  const fault = new Error(check.fault(output, 'output'))
  throw new RapportError('TOOL_OUTPUT_INVALID', `${tool.name} returned an answer of the wrong shape`, {}, { cause: fault })
}

/** The input without properties that the schema does not name, and without undefined ones. */
function knownProperties(tool: Tool, input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = namesOthers(tool.input) ? Object.keys(input) : Object.keys(Object(Reflect.get(tool.input, 'properties')))
  const present = names.filter((name) => Object.hasOwn(input, name) && input[name] !== undefined)
  return Object.fromEntries(present.map((name) => [name, input[name]]))
}

/** Whether a schema takes fields by other means than by their names. */
function namesOthers(schema: object): boolean {
  const { properties, patternProperties, additionalProperties = false } = Object(schema)
  return properties === undefined || patternProperties !== undefined || additionalProperties !== false
}

/**
 * An input whose lists of texts name everything once. Such lists are sets (types, channels, parts to include), and what one of a megabyte repeats would
 * become as many conditions of a statement as no database takes.
 */
function distinctLists(input: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, isTexts(value) ? [...new Set(value)] : value]))
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
