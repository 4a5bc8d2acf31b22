import type { ViewName } from './view-name.js'

/** A query that the guard accepted. Its content is safe, but its cost is not limited. */
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
  /** What it may need of memory, over rows of these sizes; without them, over any. */
  needs?(sizes?: ViewSizes): SqlNeeds
}

/** How many rows an organization has in a view, and the bytes of the columns asked for: of the longest value, and of all. */
export interface ViewSize {
  rows: number
  columns: { readonly [column: string]: { most: number; all: number } }
}

export type ViewSizes = { readonly [view in ViewName]?: ViewSize }

/** What keeps a query within its memory. */
export interface SqlNeeds {
  /** Why it must not run: it could take too much. */
  refusal: string | undefined
  /** Whether that holds only where the database keeps a subquery's rows in a hash table (a `hashed SubPlan`). */
  isOfHashing: boolean
  /** Whether joins, and groups, may be hashed. */
  hashJoins: boolean
  hashGroups: boolean
  /** What each part of the plan may take before it writes to disk, in kB. */
  workMemory: number
  /** How long it may run. */
  milliseconds: number
}

/**
 * Rows as JSON can hold them: instants as ISO 8601 in UTC, dates as dates, whole numbers beyond ±2^53 as text, jsonb as
 * it is. Columns with the same name get a number.
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

/** The database lacks something that tenants' queries need. The message says what to do. */
export class SqlUnavailableError extends Error {
  override readonly name = 'SqlUnavailableError'
}
