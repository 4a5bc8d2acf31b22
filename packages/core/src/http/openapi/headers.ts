import type { Reference } from './named-schemas.js'

const text = { type: 'string' }
const whole = { type: 'integer' }

/** Headers of answers by their name in the document. */
export const headerComponents = {
  RequestId: { description: 'Finds the request in the log.', schema: { ...text, maxLength: 128 } },
  RetryAfter: { description: 'Seconds to wait before the next try.', schema: whole },
  RateLimitLimit: { description: 'Requests allowed per second.', schema: whole },
  RateLimitRemaining: { description: 'Requests left in this second.', schema: whole },
  RateLimitReset: { description: 'When the allowance is renewed, in Unix seconds.', schema: whole },
  WwwAuthenticate: { description: 'How to authenticate: `Bearer`.', schema: text },
  AllowOrigin: { description: "The request's origin, when it is an enabled domain.", schema: text },
  AllowMethods: { description: '`POST, OPTIONS`.', schema: text },
  AllowHeaders: { description: '`Content-Type`.', schema: text }
} as const

const refer = (name: keyof typeof headerComponents): Reference => ({ $ref: `#/components/headers/${name}` })

/** On every answer. */
export const requestId = { 'X-Request-Id': refer('RequestId') }

/** On answers that ask to come back later. */
export const retryAfter = { 'Retry-After': refer('RetryAfter') }

/** On answers to a missing or wrong key. */
export const authenticate = { 'WWW-Authenticate': refer('WwwAuthenticate') }

/** How a public key stands with its rate. */
export const rateLimit = {
  'X-RateLimit-Limit': refer('RateLimitLimit'),
  'X-RateLimit-Remaining': refer('RateLimitRemaining'),
  'X-RateLimit-Reset': refer('RateLimitReset')
}

/** On answers to pages of enabled domains. */
export const cors = {
  'Access-Control-Allow-Origin': refer('AllowOrigin'),
  'Access-Control-Allow-Methods': refer('AllowMethods'),
  'Access-Control-Allow-Headers': refer('AllowHeaders')
}
