import type { Static } from 'typebox'
import { describeKey, keyDescription } from '../auth/index.js'
import { RapportError } from '../errors.js'
import { isStoreAway, storeAwayMessage, storeRetrySeconds } from '../gateway/index.js'
import {
  authenticate,
  defineRawRoute,
  json,
  jsonContent,
  keyRefusal,
  logUnexpected,
  type NamedSchemas,
  type Operation,
  requestId,
  retryAfter,
  withKey
} from '../http/index.js'

/** `POST /api/validate-api-key`: tells a key about itself. Asking is not using: it does not count as a request of the key. */
export const validateApiKeyRoute = defineRawRoute({
  path: '/api/validate-api-key',
  describe: (schemas) => ({ post: describeValidation(schemas) }),
  serve: ({ settings, apiKeys }) => ({
    methods: {
      async POST({ request }) {
        const key = await apiKeys.authenticate(request.header('authorization'))
        return json(200, await describeKey(settings, await apiKeys.refresh(key)))
      }
    },
    fail(error, exchange) {
      if (error instanceof RapportError) return invalid(error.status, error.message, { 'www-authenticate': 'Bearer' })
      logUnexpected(settings.logger, error, exchange)
      if (isStoreAway(error)) return invalid(503, storeAwayMessage(error), { 'retry-after': String(storeRetrySeconds) })
      return invalid(500, 'The key could not be checked')
    }
  })
})

function invalid(status: number, error: string, headers = {}) {
  return json(status, { valid: false, error } satisfies Static<typeof keyRefusal>, headers)
}

function describeValidation(schemas: NamedSchemas): Operation {
  const refusal = schemas.refer('ApiKeyRefusal', keyRefusal)
  const failure = (description: string) => ({ description, headers: requestId, content: jsonContent(refusal) })
  return {
    operationId: 'validateApiKey',
    summary: 'Shows the organization and grants of this key. The call does not count as a use of the key.',
    tags: ['keys'],
    security: withKey,
    responses: {
      200: {
        description: 'The key is valid.',
        headers: requestId,
        content: jsonContent(schemas.refer('ApiKeyValidation', keyDescription))
      },
      401: {
        description: 'The key is missing, unknown, revoked or expired.',
        headers: { ...requestId, ...authenticate },
        content: jsonContent(refusal)
      },
      500: failure('The key could not be checked.'),
      503: { ...failure('The storage is not available.'), headers: { ...requestId, ...retryAfter } }
    }
  }
}
