import { StoreUnavailableError } from '@rapport/core/storage'

/** A connection was lost while it was in use; whether its last statement took effect is unknown. */
export class ConnectionLostError extends StoreUnavailableError {}

/** An error of a statement: the database's own as it is; anything else means that the connection is gone. */
export function toStoreError(error: unknown, broken: Error | undefined): unknown {
  const code = sqlState(error)
  if (code !== undefined && !endsConnection(code)) return error
  return new ConnectionLostError(`The connection to Postgres was lost (${reason(broken ?? error)})`, { cause: broken ?? error })
}

/** No connection could be had. */
export function toUnreachableError(error: unknown): StoreUnavailableError {
  return new StoreUnavailableError(`Postgres cannot be reached (${reason(error)})`, { cause: error })
}

/** A serialization failure or a deadlock: running the transaction again may succeed. */
export function isConflict(error: unknown): boolean {
  const code = sqlState(error)
  return code === '40001' || code === '40P01'
}

/** A row whose key, or unique value, another has. */
export function isUniqueViolation(error: unknown): boolean {
  return sqlState(error) === '23505'
}

/** A named statement that the server's connection does not know, or knows as another, or may not run as it was: without a name it may succeed. */
export function isNamingFault(error: unknown): boolean {
  const code = sqlState(error)
  return code === '26000' || code === '42P05' || (code === '0A000' && Object(error).routine === 'RevalidateCachedQuery')
}

/** Whether the error, or one that caused it, is such: the work of a transaction may have put another around it. */
export function isCausedBy(error: unknown, such: (cause: unknown) => boolean): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (such(cause)) return true
  return false
}

/** The five characters by which Postgres names an error. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** Class 08, and the server shutting down or cutting the connection. */
function endsConnection(code: string): boolean {
  return code.startsWith('08') || code === '57P01' || code === '57P02' || code === '57P03' || code === '57P05'
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason'
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return code ?? error.message
}
