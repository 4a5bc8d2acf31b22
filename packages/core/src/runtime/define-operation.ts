import type { Static, TObject, TSchema } from 'typebox'
import type { Grant } from '../auth/index.js'
import type { ErrorCode } from '../errors.js'
import type { OperationContext } from './operation-context.js'
import type { GrantedFor, OperationContract } from './operation-contract.js'
import type { OperationMethod } from './operation-method.js'
import type { OperationRoute, Reads } from './operation-route.js'
import type { tags } from './operation-tags.js'

/**
 * One thing that can be asked of Rapport. The router, OpenAPI, the workspace's method, the client and the reference docs come from this one definition.
 */
export interface Operation<Input extends TObject = TObject, Output extends TSchema = TSchema> extends OperationContract<Input, Output> {
  /** The operation's name in OpenAPI and, unless `auditName` says another, in the audit log. It never changes. */
  operationId: string
  auditName?: string
  /** The method of the workspace and of the client that asks for it; none when it is only asked for over HTTP. */
  method?: OperationMethod
  /** Method and path. `{id}` stands for the input's field of that name, which then comes from the path alone. None: it is not asked for over HTTP. */
  http?: OperationRoute
  tag: keyof typeof tags
  /** Whether it changes what is stored. By default a GET does not, and everything else does. */
  effect?: 'read' | 'write' | 'destructive'
  /** One sentence: what the output is. */
  answer: string
  /** The status of a success over HTTP; 200 unless it says another. */
  status?: 200 | 202
  /** The names of the shapes in OpenAPI; by default the operation's name with `Input` and `Output` behind it. */
  shapes?: { input?: string; output?: string }
  /** The errors beyond those that every operation has: a wrong key, a missing grant, a wrong input, a store that is away. */
  errors?: readonly ErrorCode[]
  /** Does the work. Throw `RapportError` for what callers can cause; any other error becomes a 500. */
  handle(input: Static<Input>, context: OperationContext): Promise<Static<Output>> | Static<Output>
}

/**
 * Defines an operation. It only gives the compiler the types.
 *
 * @example
 * export const archiveSignal = defineOperation({
 *   operationId: 'archiveSignal',
 *   method: { name: 'signals.archive', first: ['id'] },
 *   http: 'POST /api/signals/{id}/archive',
 *   tag: 'signals',
 *   grants: ['workspace_settings:manage'],
 *   reads: 'settings',
 *   summary: 'Archives a signal. Its occurrences can still be read.',
 *   input: strictObject({ id: uuid("The signal's id.") }),
 *   output: savedSignal,
 *   answer: 'The archived signal.',
 *   example: { id: '00000000-0000-4000-8000-000000000001' },
 *   errors: ['NOT_FOUND', 'CONFLICT'],
 *   handle: ({ id }, context) => archive(context, id)
 * })
 */
export function defineOperation<
  const Id extends string,
  const Grants extends readonly Grant[],
  const Shown extends Reads,
  Input extends TObject,
  Output extends TSchema
>(
  operation: Operation<Input, Output> & { operationId: Id; grants: Grants; reads: Shown } & GrantedFor<
      NoInfer<Id>,
      NoInfer<Grants>,
      NoInfer<Shown>
    >
): Operation<Input, Output> {
  return operation
}

/** Whether an operation changes what is stored. */
export function changesSomething({ effect, http }: Pick<Operation, 'effect' | 'http'>): boolean {
  return effect === undefined ? http?.startsWith('GET ') !== true : effect !== 'read'
}
