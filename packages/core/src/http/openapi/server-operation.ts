import { requestId } from './headers.js'
import type { Reference } from './named-schemas.js'
import { type DescribedResponse, jsonContent, type Operation, withoutKey } from './operation.js'

/** An operation about the server itself, which needs no key. */
export function serverOperation(operationId: string, summary: string, responses: Record<string, DescribedResponse>): Operation {
  return { operationId, summary, tags: ['server'], security: withoutKey, responses }
}

/** An answer with a JSON body of this schema, and more headers than the request's id. */
export function answered(description: string, schema: object, more: Record<string, Reference> = {}): DescribedResponse {
  return { description, headers: { ...requestId, ...more }, content: jsonContent(schema) }
}
