import { jsonContent, reference, requestIdHeader } from './openapi-parts.js'

const text = { type: 'string' }
const grants = { type: 'array', items: text }
const instantOrNull = { type: ['string', 'null'], format: 'date-time' }

/** An object of exactly these fields. */
const closed = (properties: object) => ({ type: 'object', required: Object.keys(properties), properties, additionalProperties: false })

/** The schemas of the routes that are neither tools nor ingest. */
export const serviceSchemas = {
  ApiKeyValidation: closed({
    valid: { type: 'boolean', const: true },
    organizationId: text,
    createdById: { type: ['string', 'null'] },
    authorization: closed({ grants }),
    organization: closed({ id: text, name: text, slug: text }),
    createdBy: { anyOf: [closed({ id: text, email: text, name: text }), { type: 'null' }] },
    apiKey: closed({
      id: text,
      name: text,
      prefix: text,
      keyType: { type: 'string', const: 'api' },
      grants,
      createdAt: { type: 'string', format: 'date-time' },
      lastUsedAt: instantOrNull,
      totalRequests: { type: 'integer', minimum: 0 }
    })
  }),
  Health: {
    type: 'object',
    required: ['status'],
    properties: { status: text, store: { type: 'string', description: 'The kind of the store; of readiness only.' } }
  },
  ApiKeyRefusal: closed({ valid: { type: 'boolean', const: false }, error: text })
}

/** The operations that are neither tools nor ingest, by path. */
export const servicePaths = {
  '/api/validate-api-key': {
    post: {
      operationId: 'validateApiKey',
      summary: 'Says whose key this is and what it may do.',
      tags: ['keys'],
      security: [{ apiKey: [] }],
      responses: {
        200: { description: 'The key is valid.', headers: requestIdHeader, content: jsonContent(reference('ApiKeyValidation')) },
        401: {
          description: 'The key is missing, unknown, revoked or expired.',
          headers: requestIdHeader,
          content: jsonContent(reference('ApiKeyRefusal'))
        },
        500: { description: 'The key could not be checked.', headers: requestIdHeader, content: jsonContent(reference('ApiKeyRefusal')) },
        503: { description: 'The storage is away.', headers: requestIdHeader, content: jsonContent(reference('ApiKeyRefusal')) }
      }
    }
  },
  '/healthz': {
    get: {
      operationId: 'health',
      summary: 'Says that the process answers.',
      tags: ['server'],
      security: [],
      responses: { 200: { description: 'The process answers.', content: jsonContent(reference('Health')) } }
    }
  },
  '/readyz': {
    get: {
      operationId: 'readiness',
      summary: 'Says whether requests should come to this process.',
      tags: ['server'],
      security: [],
      responses: {
        200: { description: 'Ready.', content: jsonContent(reference('Health')) },
        503: { description: 'The storage does not answer, or the server is going down.', content: jsonContent(reference('Health')) }
      }
    }
  }
}
