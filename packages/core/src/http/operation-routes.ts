import { type Operation, routeParts, type Tool } from '../runtime/index.js'
import type { ApiRoute } from './api-route.js'
import { toolRoutes } from './tool-route.js'

/** The routes of those operations and tools that can be reached over HTTP, in their order. */
export function operationRoutes(operations: readonly (Operation | Tool)[]): ApiRoute[] {
  return operations.flatMap((operation) => ('operationId' in operation ? routesOf(operation) : toolRoutes(operation)))
}

function routesOf({ http, method: asked, shapes, errors, reads: _, effect: __, ...operation }: Operation): ApiRoute[] {
  if (http === undefined) return []
  const client = asked && asked.only !== 'workspace' ? { client: asked } : {}
  return [{ ...operation, ...routeParts(http), ...client, ...(shapes && { names: shapes }), ...(errors && { fails: errors }) }]
}
