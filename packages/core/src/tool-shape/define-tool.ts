import type { Static, TObject, TSchema, TUnion, TUnsafe } from 'typebox'
import type { Grant } from '../auth/grants.js'
import type { ToolContext } from '../context.js'
import type { ToolName } from './tool-names.js'

/**
 * One tool: its contract as data, and its function. This one definition serves calls in process, the gateway, OpenAPI, the docs and the SDK's types.
 */
export interface Tool<Name extends ToolName = ToolName, Input extends TSchema = TSchema, Output extends TSchema = TSchema> {
  name: Name
  /** One sentence for people and agents: what it answers. */
  summary: string
  /** The grant that an API key needs to call it. */
  grant: Grant
  /** The schema of the input; what it allows is checked before `handle`. */
  input: Input
  /** The schema of the answer; an answer of another shape is a failure of the tool (TOOL_OUTPUT_INVALID). */
  output: Output
  /** A valid input, shown in the docs and run by a test. */
  example: Static<Input>
  /** Does the work, for the organization whose rows the context gives. */
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
  tool: Tool<Name, Input, Output>
): Tool<Name, Input, Output> {
  return tool
}
