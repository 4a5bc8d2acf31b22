import { keyDescription } from '../../auth/describe-key.js'
import { keyRefusal } from '../shapes/failures.js'
import { authenticate, requestId } from './headers.js'
import type { NamedSchemas } from './named-schemas.js'
import { jsonContent, type Operation, type Paths, withKey } from './operation.js'

/** `POST /api/validate-api-key`. */
export function keyPaths(schemas: NamedSchemas): Paths {
  const refusal = schemas.refer('ApiKeyRefusal', keyRefusal)
  const failure = (description: string) => ({ description, headers: requestId, content: jsonContent(refusal) })
  const post: Operation = {
    operationId: 'validateApiKey',
    summary: 'Tells whose key this is and what it may do; it does not count as a use of the key.',
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
      503: failure('The storage is not available.')
    }
  }
  return { '/api/validate-api-key': { post } }
}
