import type { ViewName } from './views/index.js'

/** A query that the guard has let pass: what it says is safe, what it costs is not. */
export interface SqlQuery {
  /** One SELECT. */
  text: string
  /** The views that it names, and of each the columns that it may need. */
  reads: readonly { view: ViewName; columns: readonly string[] }[]
  maxRows: number
  /** Bytes of the rows as JSON. */
  maxBytes: number
  /** The instant of the call, epoch milliseconds. */
  now: number
  /** Aborts when nobody waits for the answer any more. */
  signal?: AbortSignal
}

/**
 * Rows as JSON can hold them: instants as ISO 8601 in UTC, dates as dates, whole numbers beyond ±2^53 as text, jsonb as it is. Columns of the same name are
 * told apart by a number.
 */
export interface SqlAnswer {
  rows: Record<string, unknown>[]
  /** Whether there were more rows than `maxRows`, or more bytes than `maxBytes`. */
  truncated: boolean
  /** How long the database took. */
  milliseconds: number
}

/** Why the database did not answer a query: SYNTAX_ERROR, QUERY_NOT_ALLOWED, EXECUTION_ERROR, TIMEOUT. */
export type SqlErrorCode = 'SYNTAX_ERROR' | 'QUERY_NOT_ALLOWED' | 'EXECUTION_ERROR' | 'TIMEOUT'

/** A query that failed by its own fault; the message is written for whoever sent it and holds no internals. */
export class SqlError extends Error {
  override readonly name = 'SqlError'

  constructor(
    readonly code: SqlErrorCode,
    message: string,
    options?: { cause?: unknown }
  ) {
    super(message, options)
  }
}

/** The database lacks what tenants' queries need; the message says what to do. */
export class SqlUnavailableError extends Error {
  override readonly name = 'SqlUnavailableError'
}
