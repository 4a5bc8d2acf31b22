import type { ErrorFields } from './public-types/index.js'

/** Every code of the gateway with its status, whether a retry may help, and what it means: docs/errors.md is generated from this table. */
export const errorTable = {
  INVALID_JSON: { status: 400, retryable: false, meaning: 'The body is not JSON, not UTF-8, or nested deeper than 64 levels.' },
  INVALID_TOOL_CALL: { status: 400, retryable: false, meaning: 'The body is not { tool, input } or names no known tool.' },
  INVALID_TOOL_INPUT: { status: 400, retryable: false, meaning: "The input breaks the tool's schema; the message names the path." },
  INVALID_CREDENTIALS: { status: 401, retryable: false, meaning: 'The API key is missing, unknown, revoked or expired.' },
  plan_billing_action_required: { status: 402, retryable: false, meaning: 'The plan asks for a billing action first.' },
  TOOL_CALL_FORBIDDEN: { status: 403, retryable: false, meaning: 'The key lacks the grant that the message names.' },
  NOT_FOUND: { status: 404, retryable: false, meaning: 'The resource does not exist in this organization.' },
  plan_connection_limit_exceeded: {
    status: 403,
    retryable: false,
    meaning: 'The plan allows no more connected integrations than `limit`.'
  },
  CONFLICT: { status: 409, retryable: false, meaning: 'The request conflicts with the current state.' },
  CONNECTION_CONFLICT: { status: 409, retryable: false, meaning: 'The provider is connected to another account; disconnect first.' },
  PAYLOAD_TOO_LARGE: { status: 413, retryable: false, meaning: 'The body is larger than limitBytes.' },
  UNPROCESSABLE: { status: 422, retryable: false, meaning: 'The request is well formed but cannot be carried out.' },
  CREDENTIAL_REJECTED: { status: 422, retryable: false, meaning: 'The provider refuses the credential; the message says what to fix.' },
  HANDOFF_UNAVAILABLE: {
    status: 422,
    retryable: false,
    meaning: 'Nobody can connect the provider on a page; the message names what is missing.'
  },
  RATE_LIMITED: { status: 429, retryable: true, meaning: 'Too many requests; Retry-After says when to come back.' },
  api_limit_exceeded: { status: 429, retryable: false, meaning: "The plan's API calls are used up until resetAt." },
  TOOL_GATEWAY_ERROR: { status: 500, retryable: true, meaning: 'The gateway failed; the request id finds it in the log.' },
  TOOL_OUTPUT_INVALID: { status: 502, retryable: false, meaning: 'The tool answered a shape that its schema forbids.' },
  TOOL_UNAVAILABLE: { status: 503, retryable: true, meaning: 'The tool, or the storage that it needs, is not available.' },
  TRANSIENT_FAILURE: { status: 503, retryable: true, meaning: 'The provider could not be asked; nothing has changed.' }
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
