import { hasGrant } from '@rapport/core'
import { type Registry, registry, type Tool } from '@rapport/core/operations'
import { ProtocolError } from './protocol-error.js'
import { toolsets } from './toolsets.js'
import type { View } from './view.js'

const all: ReadonlyMap<string, Tool> = new Map(Object.entries(registry))

const isWrite = ({ effect }: Tool) => effect !== 'read'

/** The tools that a connection lists and may call: those of its toolsets that the key's grants open, and writing ones only where it asked for them. */
export function offeredTools(view: View, grants: readonly string[], tools: Registry = registry): Tool[] {
  const isOpen = (tool: Tool) => tool.grants.every((grant) => hasGrant(grants, grant))
  return Object.values(tools).filter((tool) => view.tools.has(tool.name) && (view.writes || !isWrite(tool)) && isOpen(tool))
}

/** The tool of this name, if the connection asked for it. The grant is checked by the gateway. Throws ProtocolFault, which says what to do. */
export function requireTool(name: string, view: View): Tool {
  const tool = all.get(name)
  const shown = JSON.stringify(name.slice(0, 100))
  if (!tool) throw new ProtocolError('invalid_params', `Unknown tool: ${shown}. tools/list names the tools that there are`)
  if (!view.tools.has(name)) {
    const [home] = Object.entries(toolsets).flatMap(([set, tools]) => (set !== 'all' && tools.some((one) => one === name) ? [set] : []))
    throw new ProtocolError(
      'invalid_params',
      `Unknown tool: ${shown} is not in this connection's toolset; connect with ?toolset=default,${home}`
    )
  }
  if (isWrite(tool) && !view.writes)
    throw new ProtocolError(
      'invalid_params',
      `Unknown tool: ${shown} changes something, and this connection only reads; connect with ?write=1`
    )
  return tool
}
