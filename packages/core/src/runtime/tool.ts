import type { Grant } from '../auth/index.js'
import type { ToolContext } from '../context/index.js'
import type { ErrorCode } from '../errors.js'
import type { OperationRoute, Reads } from './operation-route.js'
import type { tags } from './operation-tags.js'
import type { Toolset } from './toolset.js'

/**
 * An operation that callers reach by its name: agents over MCP, clients through the gateway, and the host by `workspace.call`. All of them, the client's
 * types, OpenAPI and the reference docs come from this one definition, which `defineTool` makes from TypeBox schemas.
 */
export interface Tool<Name extends string = string> {
  /** The name by which the gateway finds the tool. It never changes. */
  name: Name
  /** A few words for people who look through a list of tools. */
  title: string
  /** What models read before they call the tool: when to use it, what it returns, and which tool to call next. */
  description: string
  /** `write` changes something; `destructive` takes something away that somebody may miss. */
  effect: 'read' | 'write' | 'destructive'
  /** Whether a second call with the same input changes nothing more. By default this holds for reads alone. */
  repeatable?: boolean
  /** How to get less, where an answer is too long and the tool has no cursor. */
  narrow?: string
  /** What usually helps when the call fails. */
  remedy?: string
  /** The group in which agents find the tool. */
  toolset: Toolset
  /** The route that shows the tool at an address of its own. None: the tool is only called by its name. */
  http?: ToolRoute
  /** The grants that an API key needs, all of them. */
  grants: readonly Grant[]
  /** What the output shows. A tool that shows customers needs the grant `customer_intelligence:read`. */
  reads: Reads
  /** One sentence for people and agents: what it answers. */
  summary: string
  /** The JSON Schema of the input; what it allows is checked before `handle`. */
  input: object
  /** The JSON Schema of the answer; an answer of another shape is a failure of the tool (TOOL_OUTPUT_INVALID). */
  output: object
  /** A valid input, shown in the docs and run by a test. Only a host's own operation may lack one. */
  example?: unknown
  /** Does the work, for the organization whose rows the context gives. */
  handle(input: unknown, context: ToolContext): Promise<unknown>
}

/** A route that shows a tool. It has the tool's grants and checks, but the plan does not count its requests. */
export interface ToolRoute {
  /** Method and path. `{id}` stands for the input's field of that name. */
  route: OperationRoute
  /** The operation's name in OpenAPI. It never changes. */
  operationId: string
  tag: keyof typeof tags
  /** One sentence: what the output is. */
  answer: string
  /** The fields that the route takes, where these are not the tool's whole input. A tool whose input is a union needs it. */
  input?: object
  /** Fields of the tool's input that the route fills in where a request leaves them out. */
  defaults?: object
  /** The field of the tool's output that the route returns. By default it returns the whole output. */
  part?: string
  /** The names of the shapes in OpenAPI; by default the tool's name with `Input` and `Output` behind it. */
  shapes?: { input?: string; output?: string }
  /** The errors beyond those that every route of a tool has. */
  errors?: readonly ErrorCode[]
}

/** Tools by name: all of them, or those that a test brings. */
export type Registry = Readonly<Record<string, Tool>>
