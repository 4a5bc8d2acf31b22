import { hasGrant } from '@rapport/core'
import { type Registry, registry, type Tool } from '@rapport/core/operations'
import type { Access } from './access.js'
import { ProtocolError } from './protocol-error.js'
import type { View } from './view.js'

const isWrite = ({ effect }: Tool) => effect !== 'read'

/** The tools that a connection lists and may call: those of its toolsets that the key's grants open, and writing ones only where it asked for them. */
export function offeredTools(view: View, grants: readonly string[], tools: Registry = registry): Tool[] {
  const isOpen = (tool: Tool) => tool.grants.every((grant) => hasGrant(grants, grant))
  return Object.values(tools).filter((tool) => view.tools.has(tool.name) && (view.writes || !isWrite(tool)) && isOpen(tool))
}

/** Says of a tool's name whether the connection lists it: what the connection is told names no other tool. */
export function isOfferedTo(view: View, grants: readonly string[], tools?: Registry): (tool: string) => boolean {
  const names = new Set(offeredTools(view, grants, tools).map(({ name }) => name))
  return (tool) => names.has(tool)
}

/** The tool of this name, if the connection asked for it. The grant is checked by the gateway. Throws ProtocolError, which says what to do. */
export function requireTool(name: string, view: View, { tools = registry }: Pick<Access, 'tools'>): Tool {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined
  const shown = JSON.stringify(name.slice(0, 100))
  if (!tool) throw new ProtocolError('invalid_params', `Unknown tool: ${shown}. tools/list names the tools that there are`)
  if (!view.tools.has(name)) {
    throw new ProtocolError(
      'invalid_params',
      `Unknown tool: ${shown} is not in this connection's toolset; connect with ?toolset=default,${tool.toolset}`
    )
  }
  if (isWrite(tool) && !view.writes)
    throw new ProtocolError(
      'invalid_params',
      `Unknown tool: ${shown} changes something, and this connection only reads; connect with ?write=1`
    )
  return tool
}
