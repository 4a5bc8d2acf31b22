import type { Services, Tool } from '../runtime/index.js'
import type { ApiRoute } from './api-route.js'
import type { NamedSchemas } from './openapi/named-schemas.js'
import type { Operation } from './openapi/operation.js'
import type { Route } from './route.js'

/**
 * A path whose answers have a form of their own, or that needs no API key: it reads its body, and describes its methods, by itself. `Needs` are the
 * services that it works with.
 */
export interface RawRoute<Needs extends Services = Services> {
  path: `/${string}`
  /** Its methods as OpenAPI describes them, by their names in lower case; pages for people are not described. */
  describe?(schemas: NamedSchemas, tools: readonly Tool[]): Record<string, Operation>
  serve(services: Needs, table: RouteTable<Needs>): Omit<Route, 'path'>
}

/**
 * Defines a raw route. It only gives the compiler the types. Everything that takes an API key and answers JSON is an operation instead.
 *
 * @example see server/health.ts
 */
export function defineRawRoute<Needs extends Services = Services>(route: RawRoute<Needs>): RawRoute<Needs> {
  return route
}

/** Every route that there is. */
export interface RouteTable<Needs extends Services = Services> {
  raw: readonly RawRoute<Needs>[]
  api: readonly ApiRoute[]
}
