import { RapportError } from '../errors.js'
import { type Registry, type Tool, toolNames } from '../runtime/index.js'

/** The tool of this name. Throws INVALID_TOOL_CALL for an unknown name, TOOL_UNAVAILABLE for a tool of the specification that this version lacks. */
export function findTool(registry: Registry, name: string): Tool {
  const tool = Object.hasOwn(registry, name) ? registry[name] : undefined
  if (tool) return tool
  if (toolNames.some((known) => known === name)) throw new RapportError('TOOL_UNAVAILABLE', `${name} is not available in this version`)
  throw new RapportError('INVALID_TOOL_CALL', `There is no tool named ${JSON.stringify(name.slice(0, 100))}`)
}
