import type { Static, TObject, TSchema } from 'typebox'
import type { Grant } from '../auth/grants.js'
import type { ErrorCode } from '../errors.js'
import type { OperationContext } from '../runtime/define-operation.js'
import type { Tool } from '../runtime/define-tool.js'
import type { OperationMethod } from '../runtime/operation-method.js'
import type { tags } from '../runtime/operation-tags.js'
import type { Services } from '../runtime/services.js'
import type { NamedSchemas } from './openapi/named-schemas.js'
import type { Operation } from './openapi/operation.js'
import type { Route } from './route.js'

/**
 * One method of one path that an API key opens: its contract as data, and its function. The router, OpenAPI and the tests of the described routes come
 * from this one definition.
 */
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

/**
 * Defines a route; it only gives the compiler the types.
 *
 * @example
 * export const getPlan = defineRoute({
 *   method: 'GET',
 *   path: '/api/settings/plan',
 *   operationId: 'getPlan',
 *   tag: 'settings',
 *   grants: ['workspace_settings:read'],
 *   summary: 'Tells the plan and how much of it is used.',
 *   input: closed({}),
 *   output: planDescription,
 *   answer: 'The plan.',
 *   example: {},
 *   handle: (_, { organizationId, services }) => describePlan(services.settings.plans, organizationId)
 * })
 */
export function defineRoute<Input extends TObject, Output extends TSchema>(route: ApiRoute<Input, Output>): ApiRoute<Input, Output> {
  return route
}

/** A path whose answers have a form of their own, or that needs no API key: it serves and describes its methods itself. */
export interface BareRoute {
  path: `/${string}`
  /** Its methods as OpenAPI describes them, by their names in lower case; pages for people are not described. */
  describe?(schemas: NamedSchemas, tools: readonly Tool[]): Record<string, Operation>
  serve(services: Services, table: RouteTable): Omit<Route, 'path'>
}

/** Every route that there is. */
export interface RouteTable {
  bare: readonly BareRoute[]
  api: readonly ApiRoute[]
}
