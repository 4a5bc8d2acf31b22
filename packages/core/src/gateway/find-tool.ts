import { RapportError } from '../errors.js'
import type { Registry, Tool } from '../tool-shape/tool.js'
import { type ToolName, toolNames } from '../tool-shape/tool-names.js'

/** The tool of this name. Throws INVALID_TOOL_CALL for an unknown name, TOOL_UNAVAILABLE for a tool of the specification that this version lacks. */
export function findTool(registry: Registry, text: string): Tool {
  const name = toolNames.find((known): known is ToolName => known === text)
  if (!name) throw new RapportError('INVALID_TOOL_CALL', `There is no tool named ${JSON.stringify(text.slice(0, 100))}`)
  const tool: Tool | undefined = registry[name]
  if (!tool) throw new RapportError('TOOL_UNAVAILABLE', `${name} is not available in this version`)
  return tool
}
