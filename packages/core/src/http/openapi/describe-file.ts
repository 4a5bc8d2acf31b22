import type { TObject } from 'typebox'
import { apiFailureBody } from '../failures.js'
import { failuresOf } from './failures.js'
import { requestId } from './headers.js'
import type { NamedSchemas } from './named-schemas.js'
import { jsonContent, type Operation, withKey } from './operation.js'

/** What is said of a route that takes JSON and answers a file. */
export interface DescribedFile {
  operationId: string
  summary: string
  input: TObject
  /** What the input is called. */
  shape: string
  type: 'text/csv' | 'application/x-ndjson'
}

/** A route that takes JSON with an API key, and answers a file. */
export function describeFile(schemas: NamedSchemas, { operationId, summary, input, shape, type }: DescribedFile): Operation {
  return {
    operationId,
    summary,
    tags: ['data'],
    security: withKey,
    requestBody: { required: true, content: jsonContent(schemas.refer(shape, input)) },
    responses: {
      200: { description: 'The file.', headers: requestId, content: { [type]: { schema: { type: 'string' } } } },
      ...failuresOf(
        ['INVALID_TOOL_INPUT', 'INVALID_CREDENTIALS', 'TOOL_CALL_FORBIDDEN', 'TOOL_UNAVAILABLE'],
        schemas.refer('ApiFailure', apiFailureBody)
      )
    }
  }
}
