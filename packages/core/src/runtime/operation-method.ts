import type { TSchema } from 'typebox'
import type { OperationContext } from './operation-context.js'

/**
 * An operation's method in the workspace and in `@rapport/client`. Both have the same name, arguments and result, so that host code reads the same in
 * process and elsewhere. The client's code is generated from this.
 */
export interface OperationMethod {
  /** Noun and verb, such as `customers.list`; a noun may stand within another one: `facts.patterns.list`. */
  name: `${string}.${string}`
  /** The required fields that come first, each as an argument; the others follow as one object. */
  first?: readonly string[]
  /** The shape of that object, where it is one of several shapes rather than any of the fields. */
  takes?: TSchema
  /** The name of that object in the workspace's errors: by default `query` where it is asked for with GET, else `input`. */
  argument?: string
  /** The field of the output that the method returns; all of the output by default. */
  answer?: string
  /** Sending it again would do something else: the client repeats it only where nothing can have been done. */
  once?: true
  /** What the audit log calls the workspace's method, where that is another name than the operation's. */
  auditName?: string
  /**
   * The workspace's method, where it takes other arguments than the client's or checks them in its own words. It gets the arguments as the host gave them;
   * it throws what the definition's handler throws.
   */
  inProcess?(context: OperationContext, ...args: never[]): Promise<unknown>
  /** Where the method exists, if not in both. */
  only?: 'workspace' | 'client'
}

/** What only the host's own code can ask for: a method of the workspace, without a route or a method of the client. */
export interface HostOperation {
  /** Noun and verb, such as `access.can`. */
  method: `${string}.${string}`
  effect: 'read' | 'write'
  /** The operation's name in the audit log; `method` unless it says another. */
  auditName?: string
  /** The place of the argument whose field `actor` names the member that the host acts for; from 0. */
  actorArgument?: number
  /** Does the work with the arguments as the host gave them, which it checks. Throws RapportError. */
  handle(context: OperationContext, ...args: never[]): Promise<unknown>
}

/**
 * Defines an operation of the host's own code. It only gives the compiler the types.
 *
 * @example
 * export const listAudit = defineHostOperation({
 *   method: 'audit.list',
 *   effect: 'read',
 *   handle: ({ store, now }, page?: { cursor?: string; limit?: number }) => readAudit(store, now, page)
 * })
 */
export function defineHostOperation(operation: HostOperation): HostOperation {
  return operation
}
