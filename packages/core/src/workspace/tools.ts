import type { ModelTools, ModelToolsOptions } from '../model-tools/index.js'
import { type ImplementedToolName, registry, type ToolInput, type ToolOutput } from '../registry/index.js'
import { type ActorOptions, type ToolMethodName, toolMethodName } from '../runtime/index.js'

/** What follows a tool's name in a call: its input, which may be left out when no field of it is required, and on whose behalf it is made. */
export type ToolArguments<Name extends ImplementedToolName> =
  Record<string, never> extends ToolInput<Name>
    ? [input?: ToolInput<Name>, options?: ActorOptions]
    : [input: ToolInput<Name>, options?: ActorOptions]

/** The name of an operation of the host's own: any but those that begin as the tools do. */
export type OwnOperationName<Name extends string> = Name extends `svc_${string}` ? never : Name

/** Calls a tool by its name, or an operation of the host's own, whose answer has no type here. */
export interface CallTool {
  <Name extends string>(name: OwnOperationName<Name>, input?: Readonly<Record<string, unknown>>, options?: ActorOptions): Promise<unknown>
  <Name extends ImplementedToolName>(name: Name, ...rest: ToolArguments<Name>): Promise<ToolOutput<Name>>
}

/** Every tool as a method, named after it. */
type ToolMethods = {
  readonly [Name in ImplementedToolName as ToolMethodName<Name>]: (...rest: ToolArguments<Name>) => Promise<ToolOutput<Name>>
}

/**
 * Every tool as a method, named after it: `listCustomers` is `svc_list_customers`. The methods of `client.tools` are the same. Called itself, it gives the
 * tools to a language model.
 *
 * @example const { items } = await workspace.tools.listCustomers({ billingStatus: 'PAYING' })
 */
export interface WorkspaceTools extends ToolMethods {
  /**
   * The tools that a model of the host's own may call, in the forms of the AI SDK, OpenAI and Anthropic. Each call is checked against the grants, counted
   * by the plan and named in the audit as over HTTP. A refusal is an answer that the model reads. Throws INVALID_TOOL_INPUT naming the option.
   *
   * @example
   * const tools = workspace.tools({ grants: ['customer_intelligence:read'] })
   * const { text } = await generateText({ model, tools: tools.aiSdk(), stopWhen: stepCountIs(8), prompt: 'Who may leave?' })
   */
  (options: ModelToolsOptions): ModelTools
}

/** Makes the methods, each of which ends in `call`, on the function that gives the tools to models. */
export function workspaceTools(call: CallTool, give: (options: ModelToolsOptions) => ModelTools): WorkspaceTools {
  const names = Object.keys(registry) as ImplementedToolName[]
  const methods: Record<string, unknown> = Object.fromEntries(names.map((name) => [toolMethodName(name), call.bind(undefined, name)]))
  return Object.assign((options: ModelToolsOptions) => give(options), methods as ToolMethods)
}
