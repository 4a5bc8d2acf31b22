import type { Static, TObject, TSchema, TUnion, TUnsafe } from 'typebox'
import type { ToolContext } from '../context.js'
import type { Tool } from './tool.js'
import type { ToolName } from './tool-names.js'

/** A tool with TypeBox's schemas, from which the compiler knows what it takes and answers. */
export interface DefinedTool<Name extends ToolName, Input extends TSchema, Output extends TSchema> extends Tool<Name> {
  input: Input
  output: Output
  example: Static<Input>
  handle(input: Static<Input>, context: ToolContext): Promise<Static<Output>>
}

/**
 * Defines a tool; it only gives the compiler the types. In `handle` throw `RapportError` for what callers may cause; any other error becomes a 500.
 *
 * @example
 * export const getWorkspaceSettings = defineTool({
 *   name: 'svc_get_workspace_settings',
 *   summary: "Reads the workspace's settings.",
 *   grant: 'workspace_settings:read',
 *   input: closed({}),
 *   output: settings,
 *   example: {},
 *   async handle(_, { store }) {
 *     const { default_timezone: defaultTimezone } = await readSettings(store)
 *     return { settings: { defaultTimezone } }
 *   }
 * })
 */
export function defineTool<Name extends ToolName, Input extends TObject | TUnion | TUnsafe<object>, Output extends TSchema>(
  tool: DefinedTool<Name, Input, Output>
): DefinedTool<Name, Input, Output> {
  return tool
}
