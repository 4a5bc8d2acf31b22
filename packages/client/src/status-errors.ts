import { RapportError } from './errors.js'

/** The server refused the request or failed, with `status`. The base class of all errors with a status. */
export class StatusError extends RapportError {
  override readonly name: string = 'StatusError'
}

/** 400: the call or its input is invalid; the message names the path. */
export class BadRequestError extends StatusError {
  override readonly name = 'BadRequestError'
}

/** 401: the API key is missing, unknown, revoked or expired. */
export class AuthenticationError extends StatusError {
  override readonly name = 'AuthenticationError'
}

/** 402: the plan asks for a billing action first. */
export class BillingRequiredError extends StatusError {
  override readonly name = 'BillingRequiredError'
}

/** 403: the key lacks the grant that the message names, or the public key or origin is not allowed. */
export class PermissionDeniedError extends StatusError {
  override readonly name = 'PermissionDeniedError'
}

/** 404: the resource does not exist in this organization. */
export class NotFoundError extends StatusError {
  override readonly name = 'NotFoundError'
}

/** 409: the request conflicts with the current state. */
export class ConflictError extends StatusError {
  override readonly name = 'ConflictError'
}

/** 413: the request is larger than `limitBytes`. */
export class PayloadTooLargeError extends StatusError {
  override readonly name = 'PayloadTooLargeError'
}

/** 422: the request is well formed but cannot be carried out, such as SQL that does not run. */
export class UnprocessableError extends StatusError {
  override readonly name = 'UnprocessableError'
}

/** 429: too many requests, or the plan's calls are used up until `resetAt`. */
export class RateLimitError extends StatusError {
  override readonly name = 'RateLimitError'
}

/** 500 and any further failure of the server. */
export class ServerError extends StatusError {
  override readonly name: string = 'ServerError'
}

/** 502: the tool answered a shape that its schema forbids, or a proxy found no server. */
export class BadGatewayError extends ServerError {
  override readonly name = 'BadGatewayError'
}

/** 503: the tool, or the storage that it needs, is not available now. */
export class ServiceUnavailableError extends ServerError {
  override readonly name = 'ServiceUnavailableError'
}

/** 504: a proxy waited too long for the server. */
export class GatewayTimeoutError extends ServerError {
  override readonly name = 'GatewayTimeoutError'
}

const classes: Record<number, typeof StatusError> = {
  400: BadRequestError,
  401: AuthenticationError,
  402: BillingRequiredError,
  403: PermissionDeniedError,
  404: NotFoundError,
  409: ConflictError,
  413: PayloadTooLargeError,
  422: UnprocessableError,
  429: RateLimitError,
  502: BadGatewayError,
  503: ServiceUnavailableError,
  504: GatewayTimeoutError
}

/** The error class that stands for this status. */
export function statusErrorClass(status: number): typeof StatusError {
  return classes[status] ?? (status >= 500 ? ServerError : StatusError)
}
