import type { ErrorTable } from './errors-page.js'

/** A reference to a schema of the document. */
export function reference(name: string): { $ref: string } {
  return { $ref: `#/components/schemas/${name}` }
}

/** A JSON body of this schema. */
export function jsonContent(schema: object, example?: unknown): object {
  return { 'application/json': { schema, ...(example === undefined ? {} : { example }) } }
}

/** The header that every answer has. */
export const requestIdHeader = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } }

/** The gateway's failures by status, each with the codes that it may carry. */
export function gatewayFailures(errors: ErrorTable): Record<string, object> {
  const statuses = [...new Set(Object.values(errors).map(({ status }) => status))]
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = Object.entries(errors).filter(([, error]) => error.status === status)
      const retryAfter = codes.some(([, { retryable }]) => retryable) ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } : {}
      const description = codes.map(([code, { meaning }]) => `\`${code}\`: ${meaning}`).join('\n\n')
      return [status, { description, headers: { ...requestIdHeader, ...retryAfter }, content: jsonContent(reference('GatewayError')) }]
    })
  )
}

/** The gateway's error body. */
export function gatewayError(errors: ErrorTable): object {
  return {
    type: 'object',
    required: ['code', 'message', 'retryable', 'requestId'],
    properties: {
      code: { type: 'string', enum: Object.keys(errors) },
      message: { type: 'string' },
      retryable: { type: 'boolean' },
      requestId: { type: 'string' },
      error: { type: 'string', description: 'The message again, on api_limit_exceeded.' },
      plan: { type: 'string' },
      feature: { type: 'string' },
      resetAt: { type: 'integer', description: 'Epoch milliseconds.' },
      limitBytes: { type: 'integer' },
      actualBytes: { type: 'integer' }
    }
  }
}

/** Headers that several answers have. */
export const headers = {
  RequestId: { description: 'Finds the request in the log.', schema: { type: 'string', maxLength: 128 } },
  RetryAfter: { description: 'Seconds to wait before the next try.', schema: { type: 'integer' } },
  RateLimitLimit: { description: 'Requests allowed per second.', schema: { type: 'integer' } },
  RateLimitRemaining: { description: 'Requests left in this second.', schema: { type: 'integer' } },
  RateLimitReset: { description: 'When the allowance is renewed, in Unix seconds.', schema: { type: 'integer' } }
}
