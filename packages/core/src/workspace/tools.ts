import { type ImplementedToolName, registry, type ToolInput, type ToolOutput } from '../registry/index.js'
import { type ActorOptions, type ToolMethodName, toolMethodName } from '../runtime/index.js'

/** What follows a tool's name in a call: its input, which may be left out when no field of it is required, and on whose behalf it is made. */
export type ToolArguments<Name extends ImplementedToolName> =
  Record<string, never> extends ToolInput<Name>
    ? [input?: ToolInput<Name>, options?: ActorOptions]
    : [input: ToolInput<Name>, options?: ActorOptions]

/** Calls a tool by its name. */
export type CallTool = <Name extends ImplementedToolName>(name: Name, ...rest: ToolArguments<Name>) => Promise<ToolOutput<Name>>

/**
 * Every tool as a method, named after it: `listCustomers` is `svc_list_customers`. The methods of `client.tools` are the same.
 *
 * @example const { items } = await workspace.tools.listCustomers({ billingStatus: 'PAYING' })
 */
export type WorkspaceTools = {
  readonly [Name in ImplementedToolName as ToolMethodName<Name>]: (...rest: ToolArguments<Name>) => Promise<ToolOutput<Name>>
}

/** Makes the methods, each of which ends in `call`. */
export function toolMethods(call: CallTool): WorkspaceTools {
  const names = Object.keys(registry) as ImplementedToolName[]
  const methods: Record<string, unknown> = Object.fromEntries(names.map((name) => [toolMethodName(name), call.bind(undefined, name)]))
  return methods as WorkspaceTools
}
