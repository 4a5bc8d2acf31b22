import { principalOf } from '../auth/api-key.js'
import type { ApiKeys } from '../auth/api-keys.js'
import { type ErrorDetails, RapportError } from '../errors.js'
import type { Gateway } from '../gateway/call-tool.js'
import { isStoreAway } from '../gateway/is-store-away.js'
import { parseCall } from '../gateway/parse-call.js'
import type { Settings } from '../options.js'
import { BodyFault } from './body-fault.js'
import type { HttpResponse } from './exchange.js'
import { readJson } from './read-json.js'
import { json } from './respond.js'
import type { Exchange, Route } from './route.js'
import { logUnexpected } from './unexpected.js'

/** `POST /api/tools/call`: authenticates, parses, and leaves the rest to the gateway. */
export function toolsCallRoute(settings: Settings, apiKeys: ApiKeys, gateway: Gateway): Route {
  return {
    path: /^\/api\/tools\/call$/,
    methods: {
      async POST({ request, requestId }) {
        const key = await apiKeys.authenticate(request.header('authorization'))
        apiKeys.usage.count(key.id, settings.clock.now())
        const call = parseCall(await readJson(request, settings.limits.gatewayBodyBytes))
        return json(200, await gateway.call({ organizationId: key.organization_id, principal: principalOf(key), requestId }, call))
      }
    },
    fail(error, exchange) {
      const refusal = asRefusal(error)
      if (refusal.code === 'TOOL_GATEWAY_ERROR' && error !== refusal) logUnexpected(settings.logger, error, exchange)
      return errorAnswer(refusal, exchange, error instanceof BodyFault && error.details.isUnread === true)
    }
  }
}

function asRefusal(error: unknown): RapportError {
  if (error instanceof RapportError) return error
  if (isStoreAway(error)) return new RapportError('TOOL_UNAVAILABLE', 'The storage is not available')
  if (!(error instanceof BodyFault))
    return new RapportError('TOOL_GATEWAY_ERROR', 'The gateway failed; quote the request id when you report it')
  const { limitBytes, actualBytes } = error.details
  const sizes = { ...(limitBytes !== undefined && { limitBytes }), ...(actualBytes !== undefined && { actualBytes }) }
  return new RapportError(error.kind === 'too_large' ? 'PAYLOAD_TOO_LARGE' : 'INVALID_JSON', error.message, sizes)
}

/** The gateway's error body: exactly code, message, retryable, requestId, and what the code adds. */
function errorAnswer(error: RapportError, { requestId }: Exchange, close: boolean): HttpResponse {
  const { code, message, retryable, status } = error
  const { retryAfterSeconds, ...fields }: ErrorDetails = error.details
  const text = code === 'api_limit_exceeded' ? { error: message } : {}
  const answer = json(status, { code, message, retryable, requestId, ...fields, ...text })
  if (retryAfterSeconds !== undefined) answer.headers['retry-after'] = String(retryAfterSeconds)
  if (status === 401) answer.headers['www-authenticate'] = 'Bearer'
  return close ? { ...answer, close } : answer
}
