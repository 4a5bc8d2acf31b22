import { HostTransactionError } from '@rapport/core/storage'
import { sqlState } from './connection/connection-errors.js'

/** What a statement needs: a right on a table. */
export interface Access {
  right: 'select' | 'insert'
  table: string
}

/** The error to throw when a statement failed in a transaction of the host's. */
export function hostError(error: unknown, access: Access): HostTransactionError {
  const cause = databaseError(error)
  return new HostTransactionError(`Nothing was written: ${reason(cause, access)}`, { cause })
}

/**
 * The database's own error. Drizzle wraps it in one whose message holds every parameter, which are data of persons: that one must get into no log.
 */
function databaseError(error: unknown): unknown {
  let found = error
  while (found instanceof Error && (sqlState(found) ?? prismaState(found)) === undefined && found.cause instanceof Error)
    found = found.cause
  return found
}

/** The SQLSTATE of a failed statement. Prisma has it among the details of an error of its own. */
export function hostSqlState(error: unknown): string | undefined {
  const cause = databaseError(error)
  return sqlState(cause) ?? prismaState(cause)
}

function prismaState(error: unknown): string | undefined {
  const { code, driverAdapterError } = Object(Object(error).meta)
  const told: unknown = Object(Object(driverAdapterError).cause).originalCode ?? code
  return typeof told === 'string' ? told : undefined
}

function reason(error: unknown, { right, table }: Access): string {
  const code = hostSqlState(error)
  if (code === '25P01') return 'the connection is not in a transaction; send BEGIN first'
  if (code === '25P02') return 'a statement of the transaction has failed before, so that it can only be rolled back'
  if (code === '42P01' || code === '3F000') return `the transaction's database has no table ${table}; it must be Rapport's`
  if (code === '42501') return `the transaction's role may not use ${table}; grant it usage on the schema, and ${right} on the table`
  if (code === '25006') return 'the transaction is read-only; begin one that may write'
  if (!(error instanceof Error)) return 'the transaction cannot be used'
  return code === undefined ? error.message : `the database refused it: ${error.message} (${code})`
}
