import type { Grant } from '../../auth/grants.js'
import type { ErrorCode } from '../../errors.js'
import { apiFailureBody } from '../shapes/failures.js'
import { failuresOf } from './failures.js'
import { requestId } from './headers.js'
import type { NamedSchemas, Reference } from './named-schemas.js'
import { jsonContent, type Operation, type Parameter, type tags, withKey } from './operation.js'

/** What is particular to one operation of the routes beside the gateway. */
export interface ApiOperation {
  operationId: string
  summary: string
  tag: keyof typeof tags
  grant: Grant
  body?: { schema: Reference; example: unknown }
  answer: { schema: Reference; description: string }
  parameters?: readonly Parameter[]
  /** The codes beyond those that a key, a body and a store bring. */
  fails?: readonly ErrorCode[]
}

const always = ['INVALID_CREDENTIALS', 'TOOL_CALL_FORBIDDEN', 'TOOL_GATEWAY_ERROR', 'TOOL_UNAVAILABLE'] as const
const ofBodies = ['INVALID_JSON', 'INVALID_TOOL_INPUT', 'PAYLOAD_TOO_LARGE'] as const

/** An operation of the routes beside the gateway: with an API key that has the grant, and failures `{ error, code, details? }`. */
export function apiOperation(schemas: NamedSchemas, described: ApiOperation): Operation {
  const { operationId, summary, tag, grant, body, answer, parameters, fails = [] } = described
  return {
    operationId,
    summary,
    description: `Grant: \`${grant}\`.`,
    tags: [tag],
    security: withKey,
    ...(parameters && { parameters }),
    ...(body && { requestBody: { required: true, content: jsonContent(body.schema, { example: body.example }) } }),
    responses: {
      200: { description: answer.description, headers: requestId, content: jsonContent(answer.schema) },
      ...failuresOf([...always, ...(body ? ofBodies : []), ...fails], schemas.refer('ApiFailure', apiFailureBody))
    }
  }
}
