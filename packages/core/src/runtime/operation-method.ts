import type { TSchema } from 'typebox'

/**
 * An operation's method in the workspace and in `@rapport/client`. Both have the same name, arguments and result, so that host code reads the same in
 * process and elsewhere. The client's code is generated from this.
 */
export interface OperationMethod {
  /** Noun and verb, such as `customers.list`. */
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
  /** Where the method exists, if not in both. */
  only?: 'workspace' | 'client'
}
