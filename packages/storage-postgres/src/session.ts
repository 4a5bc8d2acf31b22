import type { PostgresResult } from './connection/pool.js'
import type { Attempt } from './optimism.js'
import { compile, type Statement } from './sql/compile.js'
import type { Texts } from './sql/values.js'

/** Where statements run: inside one transaction, or each on any connection. */
export interface Session {
  readonly schema: string
  /** Present when rows may be inserted without looking for existing ones; see `Optimism`. */
  readonly optimism?: Attempt
  /** Runs a statement. The server may keep the plan of a `prepared` one. */
  send(text: string, parameters?: readonly unknown[], options?: SendOptions): Promise<PostgresResult>
}

export interface SendOptions {
  /** Whether one plan is good for all values, so that the server may keep it. */
  prepared?: boolean
  /** The same, but only where plans cannot sort, which is outside of transactions: see `isInIndexOrder`. */
  inIndexOrder?: boolean
}

/** The rows that a statement answers. */
export async function rowsOf(session: Session, statement: Statement, options?: SendOptions): Promise<Texts[]> {
  const { text, parameters } = compile(statement)
  const { rows } = await session.send(text, parameters, options)
  return rows
}

/** How many rows a statement wrote. */
export async function affectedBy(session: Session, statement: Statement, options?: SendOptions): Promise<number> {
  const { text, parameters } = compile(statement)
  const { rowCount } = await session.send(text, parameters, options)
  return rowCount ?? 0
}
