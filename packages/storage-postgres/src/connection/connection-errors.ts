import { StoreUnavailableError, StoreUnwritableError } from '@rapport/core/storage'

/** A connection was lost while it was in use; whether its last statement took effect is unknown. */
export class ConnectionLostError extends StoreUnavailableError {}

/** The error to throw for a failed statement: the database's own error as it is; any other error means that the connection is lost. */
export function toStoreError(error: unknown, broken: Error | undefined): unknown {
  const code = sqlState(error)
  if (code !== undefined && !endsConnection(code)) return error
  return new ConnectionLostError(`The connection to Postgres was lost (${reason(broken ?? error)})`, { cause: broken ?? error })
}

/** The error to throw when the pool gave no connection. */
export function toUnreachableError(error: unknown): StoreUnavailableError {
  return new StoreUnavailableError(`Postgres cannot be reached (${reason(error)})`, { cause: error })
}

/** A serialization failure or a deadlock: running the transaction again may succeed. */
export function isConflict(error: unknown): boolean {
  const code = sqlState(error)
  return code === '40001' || code === '40P01'
}

/** Whether a row was refused because another has its key or unique value. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505'
}

/** Whether the login may not do what it was to do. */
export function isForbidden(error: unknown): error is Error {
  return sqlState(error) === '42501'
}

/** Whether a statement was to write in a transaction that only reads. */
export function isReadOnly(error: unknown): boolean {
  return sqlState(error) === '25006'
}

/** Whether a statement was made for other tables: a table or column is not there, or one must be set that the statement leaves out. */
export function isOfOtherTables(error: unknown): boolean {
  const code = sqlState(error)
  return code === '42P01' || code === '42703' || code === '23502'
}

/** The server has no memory, connections or other resources left for a statement, or could not read or write its files. */
function isExhausted(error: unknown): boolean {
  const code = sqlState(error)
  return code !== undefined && (code.startsWith('53') || code.startsWith('58'))
}

/** The disk had no room for what a write needed. */
export class DiskFullError extends StoreUnwritableError {
  constructor(options: ErrorOptions) {
    super("The database's disk is full: nothing more is stored until there is room", options)
  }
}

/** Where an error says that the database takes no writes, or does not serve now, the error that tells so in words; any other error as it is. */
export function toUnwritableError(error: unknown): unknown {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof StoreUnwritableError) return cause
    if (isReadOnly(cause) || isRecovering(cause))
      return new StoreUnwritableError('The database is a read-only standby and takes no writes', { cause: error })
    if (isDiskFull(cause)) return new DiskFullError({ cause: error })
    if (isExhausted(cause)) return new StoreUnavailableError(`Postgres cannot serve now (${reason(cause)})`, { cause: error })
  }
  return error
}

/** Whether `begin read write` was refused, which only a server that follows another one does. The routine checks settings; the words have many languages. */
function isRecovering(error: unknown): boolean {
  return sqlState(error) === '0A000' && Object(error).routine === 'call_bool_check_hook'
}

function isDiskFull(error: unknown): boolean {
  return sqlState(error) === '53100'
}

/**
 * Whether a prepared statement failed because of its name: the server's connection does not know it, knows another statement by it, or its plan
 * became invalid. Without a name the statement may succeed.
 */
export function isNamingFault(error: unknown): boolean {
  const code = sqlState(error)
  return code === '26000' || code === '42P05' || (code === '0A000' && Object(error).routine === 'RevalidateCachedQuery')
}

/**
 * Whether an error only tells that an earlier statement of the transaction had failed. Postgres says so itself (25P02), but not of a statement whose
 * name was to become known by an earlier one in the pipeline, which was refused: of that it says that it knows no such statement.
 */
export function isConsequence(error: unknown): boolean {
  const code = sqlState(error)
  return code === '25P02' || code === '26000'
}

/** Whether the error, or one in its chain of causes, passes the test: the work of a transaction may have wrapped it in an error of its own. */
export function isCausedBy(error: unknown, test: (cause: unknown) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (test(cause)) return true
  return false
}

/** The SQLSTATE of a Postgres error, five characters; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Whether a SQLSTATE means that the connection is gone: class 08, and a server that shuts down or cuts the connection. */
function endsConnection(code: string): boolean {
  return code.startsWith('08') || code === '57P01' || code === '57P02' || code === '57P03' || code === '57P05'
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  // The server's own words name the database or login at fault, and never a password.
  if (sqlState(error) !== undefined) return error.message
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return code ?? error.message
}
