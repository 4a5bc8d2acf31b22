import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js'
import { describedTool, type Tool } from '@rapport/core/operations'

/** A tool as `tools/list` answers it, in words that name only tools of the list. */
export function listedTool(tool: Tool, isOffered: (tool: string) => boolean, outputSchemas: boolean): ListedTool {
  const { name, title, effect, repeatable = effect === 'read' } = tool
  const { description, input, output } = describedTool(tool, isOffered)
  return {
    name,
    title,
    description,
    inputSchema: input as ListedTool['inputSchema'],
    annotations: {
      readOnlyHint: effect === 'read',
      destructiveHint: effect === 'destructive',
      idempotentHint: repeatable,
      openWorldHint: false
    },
    ...(outputSchemas && { outputSchema: output as NonNullable<ListedTool['outputSchema']> })
  }
}
