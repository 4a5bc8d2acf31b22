import { SqlError, type SqlErrorCode, SqlUnavailableError } from '@rapport/core/storage'
import { ConnectionLostError, sqlState, toStoreError } from '../connection/connection-errors.js'
import { readerRole } from './reader-role.js'

/** What is told in place of what Postgres says. */
const messages: { readonly [state: string]: { code: SqlErrorCode; message: string } } = {
  '57014': { code: 'TIMEOUT', message: 'The query took too long and was stopped; narrow it, for example by time' },
  '57P01': { code: 'TIMEOUT', message: 'The query took too long and was stopped; narrow it, for example by time' },
  '55P03': { code: 'TIMEOUT', message: 'The tables are being changed; try again' },
  '25006': { code: 'QUERY_NOT_ALLOWED', message: 'Only reading is allowed' },
  '42501': { code: 'QUERY_NOT_ALLOWED', message: 'The query touches what it may not' },
  '53100': { code: 'EXECUTION_ERROR', message: 'The query needs too much space' },
  '53200': { code: 'EXECUTION_ERROR', message: 'The query needs too much memory' },
  '53400': { code: 'EXECUTION_ERROR', message: 'The query needs too much space' },
  '54001': { code: 'EXECUTION_ERROR', message: 'The query is too complex' }
}

/** Classes of errors whose message speaks of the query and its values alone: cardinality, data, invalid grouping and the like, limits, features. */
const tellable = /^(0A|21|22|42|54)/

/** Words of the database's own that a message may not pass on. */
const internal = /pg_|rapport|security_barrier|\bview\b|permission/i

/** What to do about an error whose message does not say it. The columns of the views have the collation C. */
const advice: { readonly [state: string]: string } = {
  '42P21': '; put COLLATE "C" behind that text in the first SELECT'
}

const maxMessageLength = 300

/** What a failed query is told; the message never quotes hint, context or internal names. `shift` is how far the text was moved to the right. */
export function toQueryError(error: unknown, shift = 0): unknown {
  if (error instanceof SqlError || error instanceof SqlUnavailableError) return error
  const known = toStoreError(error, undefined)
  if (known instanceof ConnectionLostError && sqlState(error) === undefined) return known
  const state = sqlState(error) ?? ''
  const fixed = messages[state]
  if (fixed) return new SqlError(fixed.code, fixed.message, { cause: error })
  const code = state === '42601' ? 'SYNTAX_ERROR' : 'EXECUTION_ERROR'
  const said = error instanceof Error ? error.message : ''
  if (!tellable.test(state) || internal.test(said)) return new SqlError(code, 'The query failed', { cause: error })
  return new SqlError(code, `${said.slice(0, maxMessageLength).toWellFormed()}${advice[state] ?? ''}${positionOf(error, shift)}`, {
    cause: error
  })
}

/** Whether the role is missing, or this login may not act as it or make temporary views. */
export function isLackOfRights(error: unknown): boolean {
  return ['22023', '42704', '42501'].includes(sqlState(error) ?? '')
}

/** What a transaction that could not be prepared is told. */
export function toPreparationError(error: unknown): unknown {
  const state = sqlState(error)
  if (isLackOfRights(error)) {
    const message = `The database lacks the role ${readerRole}, or this login may not act as it: run "npx @rapport/cli migrate", which says what an administrator has to do`
    return new SqlUnavailableError(message, { cause: error })
  }
  const busy = messages[state ?? '']
  if (busy?.code === 'TIMEOUT') return new SqlError(busy.code, busy.message, { cause: error })
  if (state === '42P07') return new SqlUnavailableError("A temporary table of the host's has the name of a view", { cause: error })
  if (state === '25006') return new SqlUnavailableError('The database is a read-only copy', { cause: error })
  return toStoreError(error, undefined)
}

function positionOf(error: unknown, shift: number): string {
  const position = error instanceof Error && 'position' in error ? Number(error.position) - shift : Number.NaN
  return position > 0 ? ` (position ${position})` : ''
}
