import type { ErrorFields } from './public-types/index.js'

/** Every code of the gateway with its status, whether a retry may help, and what it means: docs/errors.md is generated from this table. */
export const errorTable = {
  INVALID_JSON: { status: 400, retryable: false, meaning: 'The body is not JSON, not UTF-8, or nested deeper than 64 levels.' },
  INVALID_TOOL_CALL: { status: 400, retryable: false, meaning: 'The body is not `{ tool, input }`, or it names no known tool.' },
  INVALID_TOOL_INPUT: { status: 400, retryable: false, meaning: "The input does not match the tool's schema. The message names the path." },
  INVALID_CREDENTIALS: { status: 401, retryable: false, meaning: 'The API key is missing, unknown, revoked or expired.' },
  plan_billing_action_required: { status: 402, retryable: false, meaning: 'The plan needs a billing action first.' },
  TOOL_CALL_FORBIDDEN: { status: 403, retryable: false, meaning: 'The key does not have the grant that the message names.' },
  NOT_FOUND: { status: 404, retryable: false, meaning: 'The resource does not exist in this organization.' },
  plan_connection_limit_exceeded: {
    status: 403,
    retryable: false,
    meaning: 'The plan allows no more connected integrations than `limit`.'
  },
  CONFLICT: { status: 409, retryable: false, meaning: 'The request conflicts with the current state.' },
  CONNECTION_CONFLICT: { status: 409, retryable: false, meaning: 'The provider is connected to another account. Disconnect it first.' },
  PAYLOAD_TOO_LARGE: { status: 413, retryable: false, meaning: 'The body is larger than `limitBytes`.' },
  UNPROCESSABLE: { status: 422, retryable: false, meaning: 'The request has the right form, but Rapport cannot carry it out.' },
  CREDENTIAL_REJECTED: { status: 422, retryable: false, meaning: 'The provider refuses the credential. The message says what to fix.' },
  HANDOFF_UNAVAILABLE: {
    status: 422,
    retryable: false,
    meaning: 'Nobody can connect the provider on a page. The message names what is missing.'
  },
  RATE_LIMITED: { status: 429, retryable: true, meaning: 'There were too many requests. `Retry-After` says when to try again.' },
  api_limit_exceeded: { status: 429, retryable: false, meaning: 'The plan has no API calls left until `resetAt`.' },
  TOOL_GATEWAY_ERROR: { status: 500, retryable: true, meaning: 'The server failed. Search for the request id in its log.' },
  TOOL_OUTPUT_INVALID: { status: 502, retryable: false, meaning: 'The answer of the tool does not match its schema.' },
  TOOL_UNAVAILABLE: { status: 503, retryable: true, meaning: 'The tool, or the storage that it needs, is not available.' },
  TRANSIENT_FAILURE: { status: 503, retryable: true, meaning: 'Rapport could not reach the provider. Nothing has changed.' }
} as const

export type ErrorCode = keyof typeof errorTable

/** Codes of the routes of integrations: the gateway's tools answer them as states. */
export const routeCodes = [
  'plan_connection_limit_exceeded',
  'CONNECTION_CONFLICT',
  'CREDENTIAL_REJECTED',
  'HANDOFF_UNAVAILABLE',
  'TRANSIENT_FAILURE'
] as const satisfies readonly ErrorCode[]

/** What some errors carry besides code and message. `retryAfterSeconds` becomes the Retry-After header, the others the body's fields. */
export interface ErrorDetails extends ErrorFields {
  retryAfterSeconds?: number
}

/**
 * A refusal that a caller may see: its message is written for them and holds no internals.
 *
 * @example throw new RapportError('NOT_FOUND', 'No customer matches "acme.test"')
 */
export class RapportError extends Error {
  override readonly name = 'RapportError'

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
    options?: { cause?: unknown }
  ) {
    super(message, options)
  }

  get status(): number {
    return errorTable[this.code].status
  }

  get retryable(): boolean {
    return errorTable[this.code].retryable
  }
}
