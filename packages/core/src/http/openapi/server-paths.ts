import { liveness, readiness, unreadiness } from '../shapes/health.js'
import { requestId } from './headers.js'
import type { NamedSchemas } from './named-schemas.js'
import { type Answer, jsonContent, type Operation, type Paths, withoutKey } from './operation.js'

/** The routes about the server itself. */
export function serverPaths(schemas: NamedSchemas): Paths {
  const get = (operationId: string, summary: string, responses: Record<string, Answer>): Record<string, Operation> => ({
    get: { operationId, summary, tags: ['server'], security: withoutKey, responses }
  })
  const answer = (description: string, schema: object): Answer => ({ description, headers: requestId, content: jsonContent(schema) })
  return {
    '/healthz': get('health', 'Tells that the process answers.', {
      200: answer('The process answers.', schemas.refer('Liveness', liveness))
    }),
    '/readyz': get('readiness', 'Tells whether requests should come to this process.', {
      200: answer('Ready; how far the later work is behind is shown, and no reason to refuse.', schemas.refer('Readiness', readiness)),
      503: answer('The storage does not answer.', schemas.refer('Unreadiness', unreadiness))
    }),
    '/openapi.json': get('describe', 'This document.', {
      200: answer('The description of every route, as OpenAPI 3.1.', { type: 'object' })
    })
  }
}
