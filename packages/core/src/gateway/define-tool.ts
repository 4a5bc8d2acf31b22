import type { Static, TObject, TSchema } from 'typebox'
import type { Grant } from '../auth/grants.js'
import type { ToolContext } from '../context.js'
import type { ToolName } from './tool-names.js'

/** One tool: its contract as data, and what it does. One definition serves the call in process, the gateway, OpenAPI, the docs and the SDK's types. */
export interface Tool<Name extends ToolName = ToolName, Input extends TSchema = TSchema, Output extends TSchema = TSchema> {
  name: Name
  /** One sentence for people and agents: what it answers. */
  summary: string
  grant: Grant
  input: Input
  output: Output
  /** A valid input, shown in the docs and run by a test. */
  example: Static<Input>
  handle(input: Static<Input>, context: ToolContext): Promise<Static<Output>>
}

/**
 * Defines a tool. Throw `RapportError` for what callers may cause; anything else becomes a 500.
 *
 * @example see tools/customers/list-workspace-users.ts, the smallest one to copy.
 */
export function defineTool<Name extends ToolName, Input extends TObject, Output extends TSchema>(
  tool: Tool<Name, Input, Output>
): Tool<Name, Input, Output> {
  return tool
}
