import type { PostgresResult } from './connection/pool.js'
import type { Attempt } from './optimism.js'
import { compile, type Statement } from './sql/compile.js'
import type { Texts } from './sql/values.js'

/** Where statements run: one transaction, or any connection. */
export interface Session {
  readonly schema: string
  /** There when rows may be written without looking for those that exist: when one does, the transaction runs again, and looks. */
  readonly optimism?: Attempt
  /** Runs a statement. The server may keep the plan of a `prepared` one, where that is of use. */
  send(text: string, parameters?: readonly unknown[], options?: SendOptions): Promise<PostgresResult>
}

export interface SendOptions {
  /** Whether one plan is right for all values. */
  prepared?: boolean
}

/** The rows that a statement answers. */
export async function rowsOf(session: Session, statement: Statement): Promise<Texts[]> {
  const { text, parameters } = compile(statement)
  const { rows } = await session.send(text, parameters)
  return rows
}

/** How many rows a statement wrote. */
export async function affectedBy(session: Session, statement: Statement, options?: SendOptions): Promise<number> {
  const { text, parameters } = compile(statement)
  const { rowCount } = await session.send(text, parameters, options)
  return rowCount ?? 0
}
