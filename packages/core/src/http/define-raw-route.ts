import type { Services } from '../runtime/services.js'
import type { Tool } from '../runtime/tool.js'
import type { ApiRoute } from './api-route.js'
import type { NamedSchemas } from './openapi/named-schemas.js'
import type { Operation } from './openapi/operation.js'
import type { Route } from './route.js'

/** A path whose answers have a form of their own, or that needs no API key: it reads its body, and describes its methods, by itself. */
export interface RawRoute {
  path: `/${string}`
  /** Its methods as OpenAPI describes them, by their names in lower case; pages for people are not described. */
  describe?(schemas: NamedSchemas, tools: readonly Tool[]): Record<string, Operation>
  serve(services: Services, table: RouteTable): Omit<Route, 'path'>
}

/**
 * Defines a raw route. It only gives the compiler the types. Everything that takes an API key and answers JSON is an operation instead.
 *
 * @example see routes/server/health.ts
 */
export function defineRawRoute(route: RawRoute): RawRoute {
  return route
}

/** Every route that there is. */
export interface RouteTable {
  raw: readonly RawRoute[]
  api: readonly ApiRoute[]
}
