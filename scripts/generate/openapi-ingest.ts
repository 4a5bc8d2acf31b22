import { plainSchema } from './json-schema.js'
import { jsonContent, reference } from './openapi-parts.js'
import { openapiSchema } from './openapi-schema.js'

/** A variant of an ingest event, as packages/core/src/ingest/events defines it. */
export interface EventVariant {
  type: string
  schema: object
  example: Record<string, unknown>
}

const text = { type: 'string' }
const map = { type: 'object' }
const uuid = { type: 'string', format: 'uuid' }

/** What every event may say beside its variant's own fields. */
const commonEvent = {
  type: 'object',
  required: ['type'],
  properties: {
    type: text,
    timestamp: { type: 'number', description: 'Milliseconds since the epoch; without it the time of receipt.' },
    url: text,
    path: text,
    uuid: { ...uuid, description: 'Makes the event count once however often it is sent.' },
    referrer: text,
    utm: {
      type: 'object',
      properties: { source: text, medium: text, campaign: text, term: text, content: text, ref: text }
    },
    email: { type: 'string', format: 'email' },
    userId: text,
    fingerprint: text,
    customerId: text,
    customerTraits: map
  }
}

/** The schemas of the ingest route. */
export function ingestSchemas(variants: readonly EventVariant[]): Record<string, object> {
  return {
    EventFields: commonEvent,
    ...Object.fromEntries(variants.map((variant) => [variantName(variant), variantSchema(variant)])),
    EventBatch: batchSchema(variants),
    IngestAnswer: {
      type: 'object',
      required: ['success', 'processed', 'errors'],
      properties: {
        success: { type: 'boolean', const: true },
        processed: { type: 'integer', minimum: 0, description: 'Events taken, those known before included.' },
        errors: {
          type: 'array',
          items: { type: 'object', required: ['index', 'message'], properties: { index: { type: 'integer', minimum: 0 }, message: text } }
        }
      }
    },
    IngestFailure: {
      type: 'object',
      required: ['success', 'message', 'errors'],
      properties: {
        success: { type: 'boolean', const: false },
        message: text,
        errors: {
          type: 'array',
          items: {
            type: 'object',
            required: ['path', 'message'],
            properties: { path: { type: 'array', items: { type: ['string', 'integer'] } }, message: text }
          }
        }
      }
    }
  }
}

/** The ingest route's operation. */
export function ingestEvents(variants: readonly EventVariant[]): object {
  const limits = {
    'X-RateLimit-Limit': 'RateLimitLimit',
    'X-RateLimit-Remaining': 'RateLimitRemaining',
    'X-RateLimit-Reset': 'RateLimitReset'
  }
  const headers = Object.fromEntries(Object.entries(limits).map(([name, header]) => [name, { $ref: `#/components/headers/${header}` }]))
  const failure = (description: string, more: object = {}) => ({
    description,
    headers: { ...headers, ...more },
    content: jsonContent(reference('IngestFailure'))
  })
  const batch = { source: 'server', events: variants.map(({ example }) => example) }
  return {
    operationId: 'ingestEvents',
    summary: 'Takes a batch of tracking events.',
    description:
      'A fault of one event never refuses the others: `errors` names it. At most 100 events and 1 MB, before and after unpacking gzip.',
    tags: ['ingest'],
    security: [],
    parameters: [{ name: 'publicKey', in: 'path', required: true, schema: { type: 'string', minLength: 1 } }],
    requestBody: { required: true, content: jsonContent(reference('EventBatch'), batch) },
    responses: {
      200: { description: 'The good events are stored for good.', headers, content: jsonContent(reference('IngestAnswer')) },
      400: failure('The body is invalid, or no event of it is good.'),
      403: failure('The public key is unknown or revoked, the origin is no enabled domain, or the plan allows no tracking.'),
      429: failure('Too many requests.', { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
      500: failure('The events could not be stored; send them again.')
    }
  }
}

function batchSchema(variants: readonly EventVariant[]): object {
  return {
    type: 'object',
    required: ['events'],
    properties: {
      events: { type: 'array', minItems: 1, maxItems: 100, items: { anyOf: variants.map((variant) => reference(variantName(variant))) } },
      visitorId: uuid,
      sessionId: uuid,
      fingerprint: { type: 'string', minLength: 1 },
      source: { type: 'string', enum: ['client', 'server', 'integration'], default: 'client' },
      userIdentity: {
        type: 'object',
        properties: { email: { type: 'string', format: 'email' }, userId: text, fingerprint: text, traits: map }
      },
      customerIdentity: { type: 'object', properties: { customerId: text, customerTraits: map } }
    }
  }
}

function variantName({ type }: EventVariant): string {
  return `${type[0]?.toUpperCase()}${type.slice(1)}Event`
}

function variantSchema({ type, schema }: EventVariant): object {
  const own = { type: 'object', properties: { type: { type: 'string', const: type } } }
  return { allOf: [reference('EventFields'), own, openapiSchema(plainSchema(schema))] }
}
