import type { Grant } from '../auth/grants.js'
import type { ToolContext } from '../context.js'
import type { ToolName } from './tool-names.js'

/**
 * One tool, whatever it takes: its contract as data, and its function. The gateway, OpenAPI and MCP work with this; `defineTool` makes one from TypeBox
 * schemas.
 */
export interface Tool<Name extends ToolName = ToolName> {
  name: Name
  /** One sentence for people and agents: what it answers. */
  summary: string
  /** The grant that an API key needs to call it. */
  grant: Grant
  /** The JSON Schema of the input; what it allows is checked before `handle`. */
  input: object
  /** The JSON Schema of the answer; an answer of another shape is a failure of the tool (TOOL_OUTPUT_INVALID). */
  output: object
  /** A valid input, shown in the docs and run by a test. */
  example: unknown
  /** Does the work, for the organization whose rows the context gives. */
  handle(input: unknown, context: ToolContext): Promise<unknown>
}

/** Tools by name: all of them, or those that a test brings. */
export type Registry = { readonly [Name in ToolName]?: Tool<Name> }
