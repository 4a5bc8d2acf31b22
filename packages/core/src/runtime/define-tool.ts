import type { Static, TObject, TSchema, TUnion, TUnsafe } from 'typebox'
import type { Grant } from '../auth/index.js'
import type { ToolContext } from '../context/index.js'
import type { GrantedFor } from './operation-contract.js'
import type { Reads } from './operation-route.js'
import type { Tool, ToolRoute } from './tool.js'

/** A tool with TypeBox's schemas, from which the compiler knows what it takes and answers. */
export interface DefinedTool<Name extends `svc_${string}`, Input extends TSchema, Output extends TSchema> extends Tool<Name> {
  input: Input
  output: Output
  example: Static<Input>
  handle(input: Static<Input>, context: ToolContext): Promise<Static<Output>>
}

/** A route whose defaults and part are fields of its tool. */
interface RouteOf<Input extends TSchema, Output extends TSchema> extends ToolRoute {
  input?: TObject
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
  Input extends TObject | TUnion | TUnsafe<object>,
  Output extends TSchema
>(
  tool: DefinedTool<Name, Input, Output> & {
    http?: RouteOf<NoInfer<Input>, NoInfer<Output>>
    grants: Grants
    reads: Shown
  } & GrantedFor<NoInfer<Name>, NoInfer<Grants>, NoInfer<Shown>>
): DefinedTool<Name, Input, Output> {
  return tool
}
