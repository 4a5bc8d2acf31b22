/** What an error knows besides its message. */
export interface ErrorFacts {
  /** The server's machine code, or the client's own one where no server answered. */
  code: string
  /** Whether the same request may succeed when sent again. */
  retryable: boolean
  status?: number | undefined
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
  plan?: string | undefined
  feature?: string | undefined
  resetAt?: number | undefined
  limitBytes?: number | undefined
  actualBytes?: number | undefined
  faults?: readonly ErrorFault[] | undefined
}

/** One fault of a refused request: where in the body, and why. */
export interface ErrorFault {
  path: readonly (string | number)[]
  message: string
}

/**
 * The base of every error that this package throws.
 *
 * @example if (error instanceof RapportError && error.retryable) later(error.retryAfterSeconds)
 */
export class RapportError extends Error {
  override readonly name: string = 'RapportError'
  readonly code: string
  readonly retryable: boolean
  /** The HTTP status; absent when no server answered. */
  readonly status: number | undefined
  /** Finds the request in the server's log. */
  readonly requestId: string | undefined
  /** How long the server asks to wait, in seconds. */
  readonly retryAfterSeconds: number | undefined
  /** The plan that refused the call. */
  readonly plan: string | undefined
  /** The plan's feature that is used up, such as `api_calls`. */
  readonly feature: string | undefined
  /** When the allowance is renewed, in epoch milliseconds. */
  readonly resetAt: number | undefined
  /** The size that a request may have, when it was too large. */
  readonly limitBytes: number | undefined
  /** The size that the request had, when it was too large. */
  readonly actualBytes: number | undefined
  /** The faults that a refused ingest request names. */
  readonly faults: readonly ErrorFault[]

  constructor(message: string, facts: ErrorFacts, options?: { cause?: unknown }) {
    super(message, options)
    this.code = facts.code
    this.retryable = facts.retryable
    this.status = facts.status
    this.requestId = facts.requestId
    this.retryAfterSeconds = facts.retryAfterSeconds
    this.plan = facts.plan
    this.feature = facts.feature
    this.resetAt = facts.resetAt
    this.limitBytes = facts.limitBytes
    this.actualBytes = facts.actualBytes
    this.faults = facts.faults ?? []
  }
}

/** An option that cannot work: nothing was sent. */
export class ConfigurationError extends RapportError {
  override readonly name = 'ConfigurationError'

  constructor(message: string) {
    super(message, { code: 'INVALID_OPTIONS', retryable: false })
  }
}

/** An input or event that JSON cannot carry, or that the server would refuse for sure: it was not sent. */
export class InvalidInputError extends RapportError {
  override readonly name = 'InvalidInputError'

  constructor(message: string, options?: { cause?: unknown }) {
    super(message, { code: 'INVALID_INPUT', retryable: false }, options)
  }
}

/** The client or tracker was closed before this request. */
export class ClosedError extends RapportError {
  override readonly name = 'ClosedError'

  constructor(message: string) {
    super(message, { code: 'CLOSED', retryable: false })
  }
}

/** The tracker's queue has no room: the event was dropped. */
export class QueueFullError extends RapportError {
  override readonly name = 'QueueFullError'

  constructor(message: string) {
    super(message, { code: 'QUEUE_FULL', retryable: false })
  }
}

/** No answer came: the connection was refused, cut or never made. `cause` is the transport's own error. */
export class ConnectionError extends RapportError {
  override readonly name = 'ConnectionError'
}

/** The call's time was up before the whole answer had arrived. */
export class TimeoutError extends RapportError {
  override readonly name = 'TimeoutError'
}

/** The caller's signal ended the call. `cause` is the signal's reason. */
export class AbortError extends RapportError {
  override readonly name = 'AbortError'
}

/** Something answered, but not as a Rapport server does: HTML of a proxy, a redirect, broken JSON. */
export class UnexpectedResponseError extends RapportError {
  override readonly name = 'UnexpectedResponseError'
}
