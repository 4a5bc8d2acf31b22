import type { Static } from 'typebox'
import type { ApiKeys } from '../auth/api-keys.js'
import { describeKey } from '../auth/describe-key.js'
import { RapportError } from '../errors.js'
import { isStoreAway } from '../gateway/is-store-away.js'
import type { Settings } from '../options.js'
import { json } from './respond.js'
import type { Route } from './route.js'
import type { keyRefusal } from './shapes/failures.js'
import { logUnexpected } from './unexpected.js'

/** `POST /api/validate-api-key`: tells a key about itself. Asking is not using: it does not count as a request of the key. */
export function validateApiKeyRoute(settings: Settings, apiKeys: ApiKeys): Route {
  const invalid = (status: number, error: string, headers = {}) =>
    json(status, { valid: false, error } satisfies Static<typeof keyRefusal>, headers)
  return {
    path: /^\/api\/validate-api-key$/,
    methods: {
      async POST({ request }) {
        const key = await apiKeys.authenticate(request.header('authorization'))
        return json(200, await describeKey(settings, await apiKeys.refresh(key)))
      }
    },
    fail(error, exchange) {
      if (error instanceof RapportError) return invalid(error.status, error.message, { 'www-authenticate': 'Bearer' })
      logUnexpected(settings.logger, error, exchange)
      if (isStoreAway(error)) return invalid(503, 'The storage is not available')
      return invalid(500, 'The key could not be checked')
    }
  }
}
