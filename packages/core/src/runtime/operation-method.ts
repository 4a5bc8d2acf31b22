import type { Static, TObject, TSchema } from 'typebox'
import type { OperationContext } from './operation-context.js'

/** What the docstring of a method of the workspace says beside the summary; the interfaces of the workspace are generated with it. */
export interface MethodText {
  /** What it throws, in a sentence; by default it names the operation's errors. */
  throws?: string
  /** Code that calls it; by default a call with the operation's example. */
  example?: string
}

/**
 * An operation's method in the workspace and in `@rapport/client`. Both have the same name, arguments and result, so that host code reads the same in
 * process and elsewhere. The client's code and the interfaces of the workspace are generated from this.
 */
export interface OperationMethod extends MethodText {
  /**
   * Noun and verb, such as `customers.list`; a noun may stand within another one: `facts.patterns.list`. Or a verb alone, such as `search`, for what is asked
   * of the workspace as a whole.
   */
  name: `${string}.${string}` | 'search'
  /** What the method does in process, where the operation's summary speaks of keys or requests, or says less. */
  doc?: string
  /** The required fields that come first, each as an argument; the others follow as one object. */
  first?: readonly string[]
  /** The shape of that object, where it is one of several shapes rather than any of the fields. */
  takes?: TSchema
  /** The name of that object in the workspace: by default `query` where it is asked for with GET, else `input`. */
  argument?: string
  /** Whether the workspace's method takes `{ actor }` at last: then the audit names the member that the host acts for. */
  actor?: true
  /** What it reads is the actor's own: then a method that changes nothing takes `{ actor }` too. */
  readsOwn?: true
  /** The field of the output that the method returns; all of the output by default. */
  answer?: string
  /** Sending it again would do something else: the client repeats it only where nothing can have been done. */
  once?: true
  /** What the audit log calls the workspace's method, where that is another name than the operation's. */
  auditName?: string
  /**
   * The workspace's method, where it checks the arguments in its own words. It gets them as the host gave them; it throws what the definition's handler
   * throws. Where it takes other arguments than the client's method, it is an in-process operation instead.
   */
  inProcess?(context: OperationContext, ...args: never[]): Promise<unknown>
  /**
   * Does it in a transaction of the host's, where the workspace's method gets `{ transaction }` at last. It answers `AcceptedPut`, reads and writes only
   * through that transaction, and finds out by itself whether the organization exists.
   */
  inTransaction?(context: OperationContext, transaction: unknown, ...args: never[]): Promise<unknown>
  /** Where the method exists, if not in both. */
  only?: 'workspace' | 'client'
}

/** What only the host's own code can ask for: a method of the workspace, without a route or a method of the client. */
export interface InProcessOperation<Input extends TObject = TObject, Output extends TSchema = TSchema> extends MethodText {
  /** Noun and verb, such as `access.can`. */
  method: `${string}.${string}`
  effect: 'read' | 'write'
  /** The operation's name in the audit log; `method` unless it says another. */
  auditName?: string
  /** The argument whose field `actor` names the member that the host acts for. */
  actorOf?: keyof Static<Input> & string
  /** What it does. */
  summary: string
  /** The arguments in their order. They give the compiler their types; the handler checks what the host gives. */
  input: Input
  output: Output
  /** Does the work. Throws RapportError for arguments that are wrong, too. */
  handle(input: Static<Input>, context: OperationContext): Promise<Static<Output>>
}

/**
 * Defines a method of the workspace that only the host's own code can call. It only gives the compiler the types.
 *
 * @example
 * export const listAudit = defineInProcessOperation({
 *   method: 'audit.list',
 *   effect: 'read',
 *   summary: 'Lists changes that tools made, newest first.',
 *   input: Type.Object({ page: Type.Optional(strictObject({ cursor: Type.Optional(Type.String()) })) }),
 *   output: hostType<AuditPage>('AuditPage'),
 *   handle: ({ page }, { store, now }) => readAudit(store, now, page)
 * })
 */
export function defineInProcessOperation<Input extends TObject, Output extends TSchema>(
  operation: InProcessOperation<Input, Output>
): InProcessOperation<Input, Output> {
  return operation
}
