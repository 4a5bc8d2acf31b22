import type { Static, TSchema } from 'typebox'
import type { Grant } from '../auth/index.js'
import type { Reads } from './operation-route.js'
import type { ShowsCustomersByItself } from './own-grants.js'

/** What the definition of every operation says, whether agents call it by name, clients over HTTP, or the host in process. */
export interface OperationContract<Input extends TSchema = TSchema, Output extends TSchema = TSchema> {
  /** The grants that an API key needs, all of them. */
  grants: readonly Grant[]
  /** What the output shows. An operation that shows customers needs the grant `customer_intelligence:read`. */
  reads: Reads
  /** One sentence: what it does. */
  summary: string
  /** Every field that it takes. */
  input: Input
  output: Output
  /** A valid input, shown in the docs and checked by a test. */
  example: Static<Input>
}

/**
 * What the compiler holds against a definition: an operation that shows customers needs the grant `customer_intelligence:read`, unless its own grant shows
 * them anyway (own-grants.ts). `Id` is the operationId, or the name of a tool.
 */
export type GrantedFor<Id extends string, Grants extends readonly Grant[], Shown extends Reads> = Shown extends 'customers'
  ? 'customer_intelligence:read' extends Grants[number]
    ? unknown
    : Id extends ShowsCustomersByItself
      ? unknown
      : { grants: readonly ['an operation that reads customers needs customer_intelligence:read'] }
  : unknown
