import type { Static, TObject, TSchema, TUnion } from 'typebox'
import type { Grant } from '../auth/grants.js'
import type { ToolContext } from '../context.js'
import type { ErrorCode } from '../errors.js'
import type { GrantedFor, OperationContract, OperationRoute, Reads } from './operation-contract.js'
import type { tags } from './operation-tags.js'

/** The groups in which agents find tools. A connection lists only the groups that it needs, because a model reads each listed tool in every conversation. */
export type Toolset =
  | 'customers'
  | 'access'
  | 'evidence'
  | 'sql'
  | 'attention'
  | 'features'
  | 'activation'
  | 'settings'
  | 'destinations'
  | 'integrations'

/**
 * An operation that callers reach by its name: agents over MCP, clients through the gateway, and the host by `workspace.call`. All of them, the client's
 * types, OpenAPI and the reference docs come from this one definition.
 */
export interface Tool<Name extends `svc_${string}` = `svc_${string}`, Input extends TSchema = TSchema, Output extends TSchema = TSchema>
  extends OperationContract<Input, Output> {
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
  /** Does the work, for the organization whose rows the context gives. */
  handle(input: Static<Input>, context: ToolContext): Promise<Static<Output>>
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
  input?: TObject
  /** Fields of the tool's input that the route fills in where a request leaves them out. */
  defaults?: object
  /** The field of the tool's output that the route returns. By default it returns the whole output. */
  part?: string
  /** The names of the shapes in OpenAPI; by default the tool's name with `Input` and `Output` behind it. */
  shapes?: { input?: string; output?: string }
  /** The errors beyond those that every route of a tool has. */
  errors?: readonly ErrorCode[]
}

/** A route whose defaults and part are fields of its tool. */
interface RouteOf<Input extends TSchema, Output extends TSchema> extends ToolRoute {
  defaults?: Partial<Static<Input>> & object
  part?: keyof Static<Output> & string
}

/**
 * Defines a tool. It only gives the compiler the types: a tool without a description does not compile, nor does one that reads customers without
 * the grant for it. In `handle` throw `RapportError` for what callers can cause; any other error becomes a 500.
 *
 * @example
 * export const disableDestination = defineTool({
 *   name: 'svc_disable_destination',
 *   title: 'Disable a notification destination',
 *   description: 'Stops notifications to a destination. Use it only when a person asked for it.',
 *   effect: 'destructive',
 *   repeatable: true,
 *   toolset: 'destinations',
 *   http: {
 *     route: 'POST /api/destinations/{id}/disable',
 *     operationId: 'disableDestination',
 *     tag: 'destinations',
 *     answer: 'The disabled destination.',
 *     errors: ['NOT_FOUND', 'CONFLICT']
 *   },
 *   grants: ['destinations:manage'],
 *   reads: 'settings',
 *   summary: 'Stops notifications to a destination. The default destination cannot be disabled.',
 *   input: strictObject({ id: uuid("The destination's id.") }),
 *   output: oneDestination,
 *   example: { id: '00000000-0000-4000-8000-000000000001' },
 *   handle: async ({ id }, context) => ({ destination: await switchDestination(context, id, false) })
 * })
 */
export function defineTool<
  const Name extends `svc_${string}`,
  const Grants extends readonly Grant[],
  const Shown extends Reads,
  Input extends TObject | TUnion,
  Output extends TSchema
>(
  tool: Tool<Name, Input, Output> & {
    http?: RouteOf<NoInfer<Input>, NoInfer<Output>>
    grants: Grants
    reads: Shown
  } & GrantedFor<NoInfer<Name>, NoInfer<Grants>, NoInfer<Shown>>
): Tool<Name, Input, Output> {
  return tool
}
