import { RapportError } from '../errors.js'
import { isStoreAway, storeAwayRefusal } from '../gateway/index.js'
import { BodyError } from './body-error.js'

/** What a caller may see of what a handler threw. */
export function asRefusal(error: unknown): RapportError {
  if (error instanceof RapportError) return error
  if (isStoreAway(error)) return storeAwayRefusal(error)
  if (!(error instanceof BodyError))
    return new RapportError('TOOL_GATEWAY_ERROR', 'The gateway failed; quote the request id when you report it')
  const { limitBytes, actualBytes } = error.details
  const sizes = { ...(limitBytes !== undefined && { limitBytes }), ...(actualBytes !== undefined && { actualBytes }) }
  return new RapportError(error.kind === 'too_large' ? 'PAYLOAD_TOO_LARGE' : 'INVALID_JSON', error.message, sizes)
}

/** The headers that go with a refusal. */
export function refusalHeaders({ status, details }: RapportError): Record<string, string> {
  return {
    ...(details.retryAfterSeconds !== undefined && { 'retry-after': String(details.retryAfterSeconds) }),
    ...(status === 401 && { 'www-authenticate': 'Bearer' })
  }
}
