import type { Tool as ListedTool } from '@modelcontextprotocol/sdk/types.js'
import type { Tool } from '@rapport/core/operations'
import { flattened } from './flatten.js'

/** Each tool's schemas as clients get them: made once, as they never change. */
const listed = new WeakMap<Tool, { plain: ListedTool; whole: ListedTool }>()

/** A tool as `tools/list` answers it. */
export function listedTool(tool: Tool, outputSchemas: boolean): ListedTool {
  const known = listed.get(tool) ?? describe(tool)
  listed.set(tool, known)
  return outputSchemas ? known.whole : known.plain
}

function describe(tool: Tool) {
  const { name, title, description, effect, repeatable = effect === 'read' } = tool
  const plain: ListedTool = {
    name,
    title,
    description,
    inputSchema: flattened({ ...tool.input }) as ListedTool['inputSchema'],
    annotations: {
      readOnlyHint: effect === 'read',
      destructiveHint: effect === 'destructive',
      idempotentHint: repeatable,
      openWorldHint: false
    }
  }
  return { plain, whole: { ...plain, outputSchema: flattened({ ...tool.output }) as NonNullable<ListedTool['outputSchema']> } }
}
