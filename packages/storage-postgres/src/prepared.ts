import type { PostgresResult } from './connection/pool.js'
import type { Session } from './session.js'
import type { Statement } from './sql/compile.js'
import { type Target, templateOf } from './sql/target.js'
import type { Texts } from './sql/values.js'

/** A statement on a table whose text is built once, with slots for its values. One plan must be good for all values. */
export interface Prepared {
  /** The name of the statement, unique among those on the table. */
  name: string
  values: Readonly<Record<string, unknown>>
  write: (target: Target) => Statement
}

/** Runs a prepared statement; answers its rows. */
export async function preparedRows(session: Session, target: Target, prepared: Prepared): Promise<Texts[]> {
  const { rows } = await send(session, target, prepared)
  return rows
}

/** Runs a prepared statement; answers how many rows it wrote. */
export async function preparedCount(session: Session, target: Target, prepared: Prepared): Promise<number> {
  const { rowCount } = await send(session, target, prepared)
  return rowCount ?? 0
}

function send(session: Session, target: Target, { name, values, write }: Prepared): Promise<PostgresResult> {
  const { organizationId } = target
  const { text, parameters } = templateOf(target, name, write).with({ organizationId, ...values })
  return session.send(text, parameters, { prepared: true })
}
