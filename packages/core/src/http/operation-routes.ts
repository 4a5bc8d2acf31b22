import type { Operation } from '../runtime/define-operation.js'
import { routeParts } from '../runtime/operation-contract.js'
import type { ApiRoute } from './define-route.js'

/** The routes of those operations that are asked for over HTTP, in their order. */
export function operationRoutes(operations: readonly Operation[]): ApiRoute[] {
  return operations.flatMap(({ http, method: asked, shapes, errors, reads: _, effect: __, ...operation }) => {
    if (http === undefined) return []
    const client = asked && asked.only !== 'workspace' ? { client: asked } : {}
    return [{ ...operation, ...routeParts(http), ...client, ...(shapes && { names: shapes }), ...(errors && { fails: errors }) }]
  })
}
