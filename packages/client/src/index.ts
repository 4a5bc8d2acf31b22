export { createRapportClient, type RapportClient } from './client.js'
export {
  AbortError,
  ClosedError,
  ConfigurationError,
  ConnectionError,
  type ErrorFault,
  InvalidInputError,
  QueueFullError,
  RapportError,
  TimeoutError,
  UnexpectedResponseError
} from './errors.js'
export type { Fetch, FetchInit, FetchResponse } from './fetch-transport.js'
export type { CallArguments, CallTool, OwnOperationName } from './methods.js'
export type { CallOptions, ClientOptions } from './options.js'
export { PagePromise, type Pagination } from './page.js'
export type { MethodInputs, MethodName, MethodOutputs } from './resources.generated.js'
export {
  AuthenticationError,
  BadGatewayError,
  BadRequestError,
  BillingRequiredError,
  ConflictError,
  GatewayTimeoutError,
  NotFoundError,
  PayloadTooLargeError,
  PermissionDeniedError,
  RateLimitError,
  ServerError,
  ServiceUnavailableError,
  StatusError,
  UnprocessableError
} from './status-errors.js'
export type { ToolInputs, ToolName, ToolOutputs } from './tools.generated.js'
export type {
  AnyEvents,
  BillingInput,
  CalendarInput,
  DeclaredTrackInput,
  EventsOf,
  IdentifyInput,
  Occurrence,
  PageInput,
  StageInput,
  TrackInput,
  Who
} from './tracking/inputs.js'
export type { FlushReport, TrackerStats, TrackingFailure } from './tracking/ledger.js'
export { createTracker, type Tracker } from './tracking/tracker.js'
export type { TrackerOptions } from './tracking/tracker-options.js'
export { visitorCookie, visitorIdFromCookie } from './tracking/visitor-cookie.js'
