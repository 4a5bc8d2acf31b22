import type { TSchema } from 'typebox'

/**
 * A route's method in `@rapport/client`: it has the name, the arguments and the answer of the workspace's method, so that host code reads the same in
 * process and elsewhere. The client's code is generated from this.
 */
export interface ClientMethod {
  /** Noun and verb, such as `customers.list`. */
  name: `${string}.${string}`
  /** The required fields that come first, each as an argument; the others follow as one object. */
  first?: readonly string[]
  /** What that object is, where it is one of several shapes rather than any of the fields. */
  takes?: TSchema
  /** The field of the output that is answered; all of it by default. */
  answer?: string
  /** Sent again it would do something else: the client repeats it only where nothing can have been done. */
  once?: true
}
