import { requestId } from './headers.js'
import { type DescribedResponse, jsonContent, type Operation, withoutKey } from './operation.js'

/** An operation about the server itself, which needs no key. */
export function serverOperation(operationId: string, summary: string, responses: Record<string, DescribedResponse>): Operation {
  return { operationId, summary, tags: ['server'], security: withoutKey, responses }
}

/** An answer with a JSON body of this schema. */
export function answered(description: string, schema: object): DescribedResponse {
  return { description, headers: requestId, content: jsonContent(schema) }
}
