import { ConnectionError } from './errors.js'
import type { HttpRequest } from './transport.js'

/** Codes that another attempt cannot change: the certificate is wrong, or the answer larger than any that a tool gives. */
const lasting =
  /^(CERT_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED|UNABLE_TO_|ERR_TLS_|ERR_SSL_|RESPONSE_TOO_LARGE|UND_ERR_RES_EXCEEDED|UND_ERR_HEADERS_OVERFLOW)/

/** What the transport threw, as the package's error; when the deadline or the caller ended the request, their reason. */
export function connectionError(cause: unknown, request: HttpRequest): unknown {
  if (request.signal.aborted) return request.signal.reason
  const code = codeOf(cause) ?? 'CONNECTION_FAILED'
  return new ConnectionError(
    `No answer from ${request.origin}: ${reasonOf(cause)}.`,
    { code, requestId: request.requestId, retryable: !lasting.test(code) },
    { cause }
  )
}

/** fetch hides the code one level deeper. */
function codeOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined
  if ('code' in cause && typeof cause.code === 'string') return cause.code
  return codeOf(cause.cause)
}

/** An error of several tried addresses has no message of its own. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'the transport failed'
  if (cause.cause instanceof Error) return reasonOf(cause.cause)
  return cause.message || codeOf(cause) || cause.name
}
