import type { Static } from 'typebox'
import type { ApiKeys } from '../auth/api-keys.js'
import type { ErrorDetails, RapportError } from '../errors.js'
import type { Gateway } from '../gateway/call-tool.js'
import { parseCall } from '../gateway/parse-call.js'
import type { Settings } from '../options.js'
import { BodyFault } from './body-fault.js'
import { callerOf } from './caller.js'
import type { HttpResponse } from './exchange.js'
import { readJson } from './read-json.js'
import { asRefusal, refusalHeaders } from './refusal.js'
import { json } from './respond.js'
import type { Exchange, Route } from './route.js'
import type { gatewayError } from './shapes/failures.js'
import { logUnexpected } from './unexpected.js'

/** `POST /api/tools/call`: authenticates, parses, and leaves the rest to the gateway. */
export function toolsCallRoute(settings: Settings, apiKeys: ApiKeys, gateway: Gateway): Route {
  return {
    path: /^\/api\/tools\/call$/,
    methods: {
      async POST(exchange) {
        const caller = await callerOf({ apiKeys, settings }, exchange)
        const call = parseCall(await readJson(exchange.request, settings.limits.gatewayBodyBytes))
        return json(200, await gateway.call(caller, call))
      }
    },
    fail(error, exchange) {
      const refusal = asRefusal(error)
      if (refusal.code === 'TOOL_GATEWAY_ERROR' && error !== refusal) logUnexpected(settings.logger, error, exchange)
      return errorAnswer(refusal, exchange, error instanceof BodyFault && error.details.isUnread === true)
    }
  }
}

/** The gateway's error body: exactly code, message, retryable, requestId, and what the code adds. */
function errorAnswer(error: RapportError, { requestId }: Exchange, close: boolean): HttpResponse {
  const { code, message, retryable, status } = error
  const { retryAfterSeconds: _, ...fields }: ErrorDetails = error.details
  const text = code === 'api_limit_exceeded' ? { error: message } : {}
  const body: Static<typeof gatewayError> = { code, message, retryable, requestId, ...fields, ...text }
  const answer = json(status, body, refusalHeaders(error))
  return close ? { ...answer, close } : answer
}
