import type { Static, TObject, TSchema } from 'typebox'
import type { Grant } from '../auth/index.js'
import type { ErrorCode } from '../errors.js'
import type { OperationContext, OperationMethod, tags } from '../runtime/index.js'

/** One method of one path that an API key opens, as the router and OpenAPI see it. `operationRoutes` makes it from the definition of an operation or a tool. */
export interface ApiRoute<Input extends TObject = TObject, Output extends TSchema = TSchema> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below the base path. `{id}` stands for the input's field of that name; where its format is uuid, other texts are no such path. */
  path: `/api/${string}`
  /** The operation's name in OpenAPI, and in the audit log unless `auditName` says another. */
  operationId: string
  auditName?: string
  /** Its method in the client, where the client has one: what shows a tool has none, as the client has the tool. */
  client?: OperationMethod
  tag: keyof typeof tags
  /** The grants that the key needs, all of them. What shows customers needs `customer_intelligence:read` beside the grant of its own area. */
  grants: readonly Grant[]
  /** One sentence: what it does. */
  summary: string
  /** Every field that it takes. Those that the path names come from there, the others from the query of a GET or DELETE, else from the body. */
  input: Input
  output: Output
  /** The status of the answer; 200 unless told otherwise. */
  status?: 200 | 202
  /** One sentence: what the output is. */
  answer: string
  /** A valid input, shown in OpenAPI and checked by a test. */
  example: Static<Input>
  /** What OpenAPI calls the shapes; by default the operation's name with `Input` and `Output` behind it. */
  names?: { input?: string; output?: string }
  /** The refusals beyond those that a key, a body and a store bring. */
  fails?: readonly ErrorCode[]
  /** Does the work. Throw `RapportError` for what callers may cause; any other error becomes a 500. */
  handle(input: Static<Input>, context: OperationContext): Promise<Static<Output>> | Static<Output>
}
